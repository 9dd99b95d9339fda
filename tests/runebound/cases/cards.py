CASES: tuple = ()

title = Skymines

# Worked examples of the rules of Skymines.
borders = two energy for Skymine
borders-1 = A has two energy points for Skymine. A single border costs one point, a double one two.
borders-2 = A has entered 20 and 19 over single borders, one point each. 20 pays a step on Skymine’s track, 19 a crypcoin.
share = what a share is worth
share-1 = Two outposts have left the first column of Skymine’s station. One coin has come to light: each share of Skymine is worth *1*.
majority = a majority
majority-1 = A shows two titanium, B none: nobody shows more, so *A may place* a marker. From two on it brings two spaces on Astrogo’s track. The cards stay face up.

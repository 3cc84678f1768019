# Worked examples of the rules of Magnastorm.
price = the price of a commander
price-1 = Two neutral crew members stand below Mira: she costs A *two yellow cubes*. Justin, with an orange one as well, costs one orange cube more.
price-2 = A pays and lays both crew members on free spaces below. No action follows; the spaces are taken.
price-3 = Mira’s card is A’s, with two reputation at once: from 7 to *9*.
lab = a drive, a station, a lab
lab-1 = A’s scout is about to drive from the lower left sector to the left one.
lab-2 = On the way A has built a station for one cube, and on the green space a lab: A’s green marker rises *from 1 to 2*.

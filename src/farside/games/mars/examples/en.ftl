# Worked examples of the rules of Mars.
housing = a housing while energy is left
housing-1 = A uses four of five energy and can pay for Housing 1: the cards stand on its place.
housing-2 = Built, it takes the fifth energy and is lit at once: one point, and *three colonists* who are free for work.
dark = a plant without a colonist
dark-1 = Plant 1 stands, but nobody works there: it is dark and gives *nothing*.
dark-2 = With a colonist it runs: A’s energy goes *from 5 to 10*.

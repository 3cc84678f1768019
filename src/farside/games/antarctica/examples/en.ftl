# Worked examples of the rules of Antarctica.
factory = a factory, two ships
factory-1 = The card asks for a *crane* and a *headframe*.
factory-2 = One ship of A waits by the crane, at the left.
factory-3 = Another has just reached the headframe, at the upper right: *A may build* the factory there.
jump = a space that is taken
jump-1 = On the uppermost track A stands on space 1, B on space 3. A advances two steps.
jump-2 = Space 2 is the first step. Space 3 is taken and jumped over: A stands on *space 4*.
zone = a zone at the end
zone-1 = Seven buildings, three scientists of A and four of B: the pot is 7 + 7 + 1 = *15*. B leads and takes it. A comes second and takes as many points as B has scientists: *4*.

# Beispiele zu den Regeln von Magnastorm.
price = der Preis eines Commanders
price-1 = Zwei neutrale Crewmitglieder stehen unter Mira: Sie kostet A *zwei Würfel in Gelb*. Justin, mit einem weiteren in Orange, kostet noch einen Würfel in Orange mehr.
price-2 = A zahlt und setzt beide Crewmitglieder unten auf freie Felder. Keine Aktion folgt; die Felder sind besetzt.
price-3 = Miras Karte gehört A, mit gleich zwei Ansehen: von 7 auf *9*.
lab = eine Fahrt, eine Station, ein Labor
lab-1 = Der Scout von A will vom Sektor Südwest in den Sektor West fahren.
lab-2 = Unterwegs hat A für einen Würfel eine Station gebaut und auf dem grünen Feld ein Labor: Der Marker von A in Grün steigt *von 1 auf 2*.

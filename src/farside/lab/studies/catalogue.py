"""The questions, in the order of the report. A new one is one file here and one line below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab.design import Design
from farside.lab.studies.bots import Bots
from farside.lab.studies.box import Box
from farside.lab.studies.choices import Choices
from farside.lab.studies.components import Components
from farside.lab.studies.decided import Decided
from farside.lab.studies.forbid import Forbid
from farside.lab.studies.fortune import Fortune
from farside.lab.studies.leads import Leads
from farside.lab.studies.length import Length
from farside.lab.studies.rival import Rival
from farside.lab.studies.scores import Scores
from farside.lab.studies.seats import Seats
from farside.lab.studies.study import Study
from farside.lab.studies.verbs import Verbs

STUDIES: Final[dict[str, Study]] = {
    study.key: study
    for study in (
        Box(),
        Forbid(),
        Bots(),
        Seats(),
        Rival(),
        Decided(),
        Fortune(),
        Scores(),
        Leads(),
        Length(),
        Choices(),
        Verbs(),
        Components(),
    )
}


def studies(design: Design, wanted: Sequence[str] = ()) -> list[Study]:
    """The questions that a design's games can answer, or those wanted; ValueError says what is possible."""
    for key in wanted:
        if key not in STUDIES:
            raise ValueError(f"there is no study '{key}'; possible: {', '.join(STUDIES)}")
        if not STUDIES[key].asked(design):
            possible = ", ".join(name for name, study in STUDIES.items() if study.asked(design))
            raise ValueError(f"these games cannot answer '{key}'; possible: {possible}")
    return [study for key, study in STUDIES.items() if (key in wanted if wanted else study.asked(design))]

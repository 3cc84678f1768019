"""The pages as a browser without a script gets them."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import httpx
import pytest
from tests.table.helpers import Web, options_of, play_on

from farside.core import shelf
from farside.core.game import LANGUAGES
from farside.table.pages.paper import STATIC, WEB, phrases

KEY = re.compile(r"""\bt\(["']([a-z0-9-]+)["']""")
SAID = re.compile(r"""(?<!voice\.)say\(f?["']([a-z0-9-]+)["']""")
ENDLESS = "9" * 5000  # more digits than Python turns into a number


def open_table(web: Web, game: str = "pebble", **form: str) -> str:
    """Set a table up by the form; the browser remembers its seats. The table's code."""
    fields = {"players": "2", "kind0": "me", "kind1": "me"} | form
    answer = web.post(f"/new/{game}", data=fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2]


def lift(web: Web, table: str, seat: int) -> None:
    assert web.post(f"/t/{table}/curtain", data={"seat": str(seat)}).status_code == 303


def text(answer: httpx.Response) -> str:
    return unescape(answer.text)


# -- lobby -----------------------------------------------------------------------------------------


def test_the_lobby_shows_every_game_and_the_teaching_game_at_its_foot(web: Web) -> None:
    page = web.get("/").text
    for key in shelf.shelf():
        assert (f'id="game-{key}"' in page) == (key != "pebble")
    assert 'href="/how-to-play/pebble"' in page.split("<footer")[1]


def test_play_now_leads_to_a_decision(web: Web) -> None:
    answer = web.post("/play/pebble")
    table = answer.headers["location"]
    web.settle(table.rpartition("/")[2])
    assert 'name="action"' in web.get(table).text


def test_the_lobby_lists_the_tables_of_this_browser_and_whose_turn_it_is(web: Web) -> None:
    table = open_table(web, "antarctica")
    page = web.get("/").text
    assert f'id="table-{table}"' in page
    assert "tb yours" in page
    web.client.cookies.clear()
    assert f'id="table-{table}"' not in web.get("/").text


def test_a_table_that_is_gone_does_not_spoil_the_lobby(web: Web) -> None:
    web.client.cookies.set("seat-nobody", "abc")
    assert web.get("/").status_code == 200


@pytest.mark.parametrize(("lang", "word"), [("en", "Start a game"), ("fr", "Commencer"), ("it", "Inizia")])
def test_the_browser_is_answered_in_its_language(web: Web, lang: str, word: str) -> None:
    assert word in web.get("/", headers={"accept-language": f"{lang}-XX,{lang};q=0.9"}).text


def test_a_chosen_language_is_remembered_and_leads_back(web: Web) -> None:
    answer = web.post("/settings", data={"lang": "it", "back": "/new/pebble?x=1"})
    assert answer.headers["location"] == "/new/pebble?x=1"
    assert '<html lang="it"' in web.get("/").text


@pytest.mark.parametrize("back", ["https://elsewhere.example/", "//elsewhere.example/x", "javascript:1", ""])
def test_settings_never_lead_to_another_site(web: Web, back: str) -> None:
    assert web.post("/settings", data={"theme": "dark", "back": back}).headers["location"].startswith("/")
    assert "elsewhere" not in web.post("/settings", data={"back": back}).headers["location"]


# -- setting up ------------------------------------------------------------------------------------


def test_the_form_offers_counts_seats_and_variants_by_name(web: Web) -> None:
    page = web.get("/new/pebble").text
    assert page.count('name="players"') == 3
    assert 'name="variant-river"' in page
    assert "with floods" in page


def test_variants_of_the_form_reach_the_table(web: Web) -> None:
    table = open_table(web, **{"variant-river": '"flood"'})
    assert web.host.table(table).variants == {"river": "flood"}


@pytest.mark.parametrize(
    "form",
    [
        {"players": "9"},
        {"players": "x"},
        {"players": ENDLESS},
        {"kind1": "bot:nobody"},
        {"variant-river": "{"},
        {"variant-river": ENDLESS},
        {"variant-river": "[" * 20_000},
    ],
)
def test_an_impossible_form_comes_back_with_what_is_possible(web: Web, form: dict[str, str]) -> None:
    answer = web.post("/new/pebble", data={"players": "2", "kind0": "me", "kind1": "me"} | form)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_friend_sits_down_by_link_and_the_host_sees_which_seats_are_free(web: Web) -> None:
    table = open_table(web, "antarctica", kind1="friend")
    page = text(web.get(f"/t/{table}"))
    link = re.search(r'value="http://farside(/t/\w+\?token=[^"]+)"', page)
    assert link
    web.client.cookies.clear()
    answer = web.get(link[1])
    assert answer.headers["location"] == f"/t/{table}", "the token leaves the address"
    assert web.get(f"/t/{table}").status_code == 200
    assert not any(seat.free for seat in web.host.table(table).seats[1:])


def test_links_of_seats_are_for_the_host_alone(web: Web) -> None:
    table = open_table(web, kind1="friend")
    assert web.get(f"/t/{table}/links").text.count("token=") >= 2
    web.client.cookies.clear()
    page = web.get(f"/t/{table}/links").text
    assert "token=" not in page
    assert "<svg" in page


# -- the table -------------------------------------------------------------------------------------


def test_a_move_by_form_leads_back_to_the_table(web: Web) -> None:
    table = open_table(web, "antarctica")
    seat = web.host.table(table).waiting[0]
    action = options_of(web.host, table, seat)[0]
    answer = web.post(f"/t/{table}/move", data={"seat": str(seat), "ply": "0", "action": action})
    assert answer.status_code == 303
    assert web.host.table(table).ply == 1
    assert web.post(f"/t/{table}/undo", data={"seat": str(seat), "ply": "1"}).status_code == 303
    assert web.host.table(table).ply == 0


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"ply": "5"}, 409),
        ({"action": "sail:nowhere"}, 422),
        ({"seat": "x"}, 422),
        ({"seat": "7"}, 403),
        ({"seat": ENDLESS}, 422),
        ({"ply": ENDLESS}, 422),
    ],
)
def test_what_cannot_be_done_is_said_at_the_table_and_changes_nothing(
    web: Web, form: dict[str, str], status: int
) -> None:
    table = open_table(web, "antarctica")
    seat = web.host.table(table).waiting[0]
    good = {"seat": str(seat), "ply": "0", "action": options_of(web.host, table, seat)[0]}
    answer = web.post(f"/t/{table}/move", data=good | form)
    assert answer.status_code == status
    assert 'id="notice"' in answer.text
    assert web.host.table(table).ply == 0


def test_refusals_are_shown_with_their_clause_linked_to_the_rules(web: Web) -> None:
    table = open_table(web)
    for _ in range(2):
        seat = web.host.table(table).waiting[0]
        lift(web, table, seat)
        page = text(web.get(f"/t/{table}"))
        found = re.search(r'href="/rules/pebble\?table=\w+(?:&(?:amp;)?refused=[\w:%]+)?#(PEB-[A-Z]+-\d+)"', page)
        assert found, "no refusal is shown"
        assert f'id="{found[1]}"' in web.get("/rules/pebble").text
        web.host.act(table, seat, web.host.table(table).ply, options_of(web.host, table, seat)[0])


def options_shown(page: str) -> dict[str, str]:
    """The buttons of a table page by their notation."""
    found = re.findall(r'<button class="opt"[^>]*value="([^"]+)".*?</button>', page, re.DOTALL)
    return {name: page.split(f'value="{name}"', 1)[1].split("</button>", 1)[0] for name in found}


def test_options_are_short_and_told_in_full_to_those_who_listen(web: Web) -> None:
    table = open_table(web, "antarctica", players="3", kind2="me")
    shown = options_shown(text(web.get(f"/t/{table}")))
    sails = [button for name, button in shown.items() if name.startswith("sail:")]
    assert len(sails) > 3
    for button in sails:
        assert 'title="Sail to the ' in button
        assert re.search(r'<span class="sr">Sail to the [a-z -]+\.</span><span aria-hidden="true">[A-Z]', button)


def test_giving_up_is_put_away_behind_the_main_options(web: Web) -> None:
    table = open_table(web, "antarctica", players="3", kind2="me")
    page = text(web.get(f"/t/{table}"))
    main, _, folded = page.partition('<div class="folds">')
    assert {name.partition(":")[0] for name in options_shown(main)} == {"sail"}
    assert "Give up a piece" in folded
    assert {name.partition(":")[0] for name in options_shown(folded)} <= {"give", "scrap"}
    assert 'data-key="' in options_shown(folded)["give:cube"]


def test_options_that_reveal_something_say_that_they_cannot_be_undone(web: Web) -> None:
    """In Antarctica the next card is turned up: after the track that comes with a building, or with no step left."""
    table = open_table(web, "antarctica")
    signs: set[tuple[bool, bool]] = set()
    dice = Random(4)
    while not web.host.table(table).over and len(signs) < 2:
        info = web.host.table(table)
        seat = info.waiting[0]
        shown = options_shown(text(web.get(f"/t/{table}")))
        name = dice.choice(list(shown))
        web.host.act(table, seat, info.ply, name)
        says = "cannot be undone" in shown[name]
        signs.add((says, web.host.see(table, seat).can_undo))
        assert (says, web.host.see(table, seat).can_undo) != (True, True)
        assert says or web.host.see(table, seat).can_undo
    assert signs == {(True, False), (False, True)}


def test_the_subtitle_says_how_far_the_game_is(web: Web) -> None:
    table = open_table(web, "antarctica")
    assert "Lap 1 of the sun" in web.get(f"/t/{table}").text


def test_running_scores_can_be_put_away_and_stay_away(web: Web) -> None:
    table = open_table(web, "antarctica")
    assert '<body class="at-table">' in web.get(f"/t/{table}").text
    web.post("/settings", data={"points": "off", "back": f"/t/{table}"})
    page = web.get(f"/t/{table}").text
    assert '<body class="at-table no-points">' in page
    assert 'class="points so-far"' in page
    web.post("/settings", data={"points": "on", "back": "/"})
    assert '<body class="at-table">' in web.get(f"/t/{table}").text


def test_who_is_a_bot_is_said_in_the_row_of_the_player(web: Web) -> None:
    for game in ("antarctica", "pebble"):
        table = open_table(web, game, kind1="bot:chance")
        page = text(web.get(f"/t/{table}"))
        assert 'title="bot, by lot"' in page
        assert "<!--status" not in page


def test_nothing_hidden_is_sent_before_the_curtain_is_lifted(web: Web) -> None:
    table = open_table(web)
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        page = web.get(path).text
        assert "data-action" not in page
        assert "peb-card" not in page
    lift(web, table, 0)
    assert "peb-card" in web.get(f"/t/{table}").text
    web.host.act(table, 0, 0, options_of(web.host, table, 0)[0])
    page = web.get(f"/t/{table}").text
    assert 'class="curtain"' in page
    assert "data-action" not in page


def test_a_spectator_sees_no_hand_and_no_buttons(web: Web) -> None:
    table = open_table(web)
    web.client.cookies.clear()
    page = web.get(f"/t/{table}").text
    assert 'name="action" value=' not in page
    assert "peb-card" not in page
    assert "watching" in page


def test_the_script_gets_the_table_alone(web: Web) -> None:
    table = open_table(web, "antarctica")
    page = web.get(f"/t/{table}", headers={"x-fragment": "1"}).text
    assert page.lstrip().startswith('<div id="table"')


def test_names_are_plain_text(web: Web) -> None:
    table = open_table(web, "antarctica", name0="<script>x</script>")
    assert "<script>x" not in web.get(f"/t/{table}").text
    assert web.post(f"/t/{table}/name", data={"seat": "0", "name": "Ada & Bo"}).status_code == 303
    assert "Ada &amp; Bo" in web.get(f"/t/{table}/links").text


# -- replay, record, pictures ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["antarctica", "magnastorm"])
def test_in_a_replay_nothing_is_lit_that_cannot_be_chosen(web: Web, game: str) -> None:
    table = open_table(web, game)
    assert "data-action" in web.get(f"/t/{table}").text
    assert "data-action" not in web.get(f"/t/{table}/replay").text
    assert "data-action" not in web.get(f"/t/{table}/replay?ply=0").text


def test_a_finished_game_is_replayed_kept_and_continued(web: Web) -> None:
    table = open_table(web)
    play_on(web.host, table)
    last = web.host.table(table).ply
    for ply in (0, last // 2, last):
        assert f'data-ply="{ply}"' in web.get(f"/t/{table}/replay?ply={ply}").text
    assert web.get(f"/t/{table}/record").text.startswith("farside record")
    answer = web.post(f"/t/{table}/continue", data={"ply": "3"})
    assert web.host.table(answer.headers["location"].rpartition("/")[2]).ply == 3


@pytest.mark.parametrize(("ply", "status"), [("9999", 404), ("x", 422), ("-1", 422), (ENDLESS, 422)])
def test_a_move_that_never_was_is_a_friendly_page(web: Web, ply: str, status: int) -> None:
    table = open_table(web, "antarctica")
    answer = web.get(f"/t/{table}/replay?ply={ply}")
    assert answer.status_code == status
    assert "Nothing is lost" in answer.text


def test_a_running_game_keeps_its_record_to_itself(web: Web) -> None:
    table = open_table(web, "antarctica")
    assert web.get(f"/t/{table}/record").status_code == 409
    assert web.post(f"/t/{table}/continue", data={"ply": "0"}).status_code == 409


def test_pictures_are_documents_in_the_theme_asked_for(web: Web) -> None:
    table = open_table(web)
    for path in ("/games/pebble/board.svg", "/games/antarctica/board.svg", f"/t/{table}/board.svg"):
        answer = web.get(f"{path}?theme=dark")
        assert answer.headers["content-type"].startswith("image/svg")
        assert answer.text.startswith('<svg data-theme="dark"')
    assert "a share" in web.get("/games/skymines/board.svg").text
    assert "la part" in web.get("/games/skymines/board.svg?lang=fr").text
    assert "board.svg?lang=it" in web.get("/", headers={"accept-language": "it"}).text


def test_the_samples_on_the_cards_still_replay() -> None:
    from farside.table.pages.pictures import written

    for file in sorted((STATIC / "samples").glob("*.rec")):
        assert written(file.stem) is not None, f"{file.name} no longer replays: write it anew"


# -- rules, troubles -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/t/nobody", "/nothing", "/rules/chess", "/new/chess", "/join?table=zzz", "/style.css?of=chess"]
)
def test_a_wrong_address_is_a_friendly_page(web: Web, path: str) -> None:
    answer = web.get(path)
    assert answer.status_code == 404
    assert "To the lobby" in answer.text


def test_a_cookie_that_makes_no_sense_does_no_harm(web: Web) -> None:
    table = open_table(web, "antarctica")
    web.client.cookies.set(f"chair-{table}", ENDLESS)
    web.client.cookies.set("theme", "purple")
    assert web.get(f"/t/{table}").status_code == 200


def test_a_token_that_opens_nothing_is_refused(web: Web) -> None:
    table = open_table(web)
    web.client.cookies.clear()
    answer = web.get(f"/t/{table}?token=guess")
    assert answer.status_code == 403
    assert f'href="/t/{table}"' in answer.text


# -- texts and style -------------------------------------------------------------------------------


def test_every_language_has_every_text_with_the_same_variables() -> None:
    english = phrases("en")
    keys = sorted(english.keys())
    for lang in LANGUAGES:
        assert sorted(phrases(lang).keys()) == keys
        for key in keys:
            assert phrases(lang).variables(key) == english.variables(key), f"{lang}: {key}"


def test_templates_and_handlers_use_only_texts_that_exist() -> None:
    used = {key for file in WEB.rglob("*.html") for key in KEY.findall(file.read_text(encoding="utf-8"))}
    for file in (WEB.parent / "table/pages").glob("*.py"):
        used |= set(SAID.findall(file.read_text(encoding="utf-8")))
    used = {key for key in used if not key.endswith("-")}  # the beginning of one that is put together
    missing = used - set(phrases("en").keys()) - {"title"}
    assert not missing


def test_a_phone_may_put_the_house_on_its_home_screen(web: Web) -> None:
    told = web.get("/manifest.webmanifest").json()
    assert told["start_url"] == "/"
    assert all(web.get(icon["src"]).status_code == 200 for icon in told["icons"])
    lobby = web.get("/").text
    assert 'rel="manifest"' in lobby
    assert 'property="og:image" content="http' in lobby

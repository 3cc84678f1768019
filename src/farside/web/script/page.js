// @ts-check
// Pages of text: lobby, set-up, rules, links, collection. All of it can also be done without this script.
import { done } from "./doing.js";
import { settings } from "./settings.js";
import "./setup.js";
import { check, look } from "./shuffling.js";

document.addEventListener("click", (event) => done(event, { ...settings, "check-shuffle": check }));
look();

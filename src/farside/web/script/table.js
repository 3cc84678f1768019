// @ts-check
// The table. All of it can also be done without this script, by links and forms.
import "./clicks.js";
import "./keys.js";
import "./ticking.js";
import { $, need } from "./dom.js";
import { listen } from "./listening.js";
import { run, showComing } from "./replay.js";
import { settle } from "./showing.js";
import { remember } from "./shuffling.js";

settle();
showComing();
remember(need("#table").dataset);
listen();
if (location.hash === "#run" && $("#player")) run();

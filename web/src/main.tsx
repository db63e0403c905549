import { render } from "preact";
import "./style/font.css";
import "./theme.css";
import "./style/base.css";
import "./style/pages.css";
import { App } from "./app";

const root = document.getElementById("saucer");
if (root) render(<App />, root);

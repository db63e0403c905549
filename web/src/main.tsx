import "@fontsource-variable/atkinson-hyperlegible-next";
import { render } from "preact";
import "./style.css";

function App() {
  return (
    <main>
      <h1>Saucer</h1>
    </main>
  );
}

const root = document.getElementById("saucer");
if (root) render(<App />, root);

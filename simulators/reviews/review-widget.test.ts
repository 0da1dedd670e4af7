import { afterAll, beforeAll, expect, test } from "vitest";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { reviewWidget } from "./review-widget.ts";

let simulators: Simulators;
beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", systems: () => [reviewWidget()] });
});
afterAll(() => simulators.close());

const read = async (path: string) => (await fetch(`${simulators.url}/reviews/widget${path}`)).text();

test("its script puts a window into the page that comes from where the script came from", async () => {
  const script = await read("/widget.js");
  expect(script).toContain("loadFromElement");
  expect(script).toContain(`${simulators.url}/reviews/widget/frame`);
});

test("its window answers for the stars it is asked for, and invents no review", async () => {
  const html = await read("/frame?locale=sv-SE&stars=4,5,<b>");
  expect(html).toContain("Inga omdömen med 4 eller 5 stjärnor ännu.");
});

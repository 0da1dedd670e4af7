import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { tagReceiver } from "./tag-receiver.ts";

let simulators: Simulators;
let control: SimulatorControl;

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", systems: () => [tagReceiver()] });
  control = controlSimulators(simulators.url);
});
afterAll(() => simulators.close());
beforeEach(() => control.clearReceived("tags/receiver"));

/** A page with as much of a browser as the tag uses. */
async function openPage(dataLayer: unknown[]) {
  const answer = await fetch(`${simulators.url}/tags/receiver/tag.js`);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  const stored: string[] = [];
  const page = {
    dataLayer,
    fetch,
    document: { set cookie(value: string) { stored.push(value.split("=")[0] ?? ""); } }, // prettier-ignore
    localStorage: { setItem: (key: string) => void stored.push(key) },
    location: { pathname: "/bil/" },
    performance: { timeOrigin: 1 },
  };
  runInNewContext(await answer.text(), page);
  return { dataLayer, stored };
}

const consent = (...signals: string[]) => ({
  0: "consent",
  1: "update",
  2: Object.fromEntries(signals.map((signal) => [signal, "granted"])),
});

const received = () => control.received("tags/receiver") as Promise<{ kind: string; payload: { event: string } }[]>;

test("sends nothing and stores nothing while everything is denied", async () => {
  const { dataLayer, stored } = await openPage([{ event: "early" }]);
  dataLayer.push({ event: "late" });
  dataLayer.push(consent("analytics_storage"));
  dataLayer.push({ event: "marker" });
  await vi.waitFor(async () => expect(await received()).toHaveLength(1));
  expect((await received())[0]?.payload.event).toBe("marker");
  expect(stored).not.toContain("_tag_ad");
});

test("separates analytics from ads, and sends what was pushed before it loaded", async () => {
  const { stored } = await openPage([consent("analytics_storage", "ad_storage"), { event: "page" }]);
  await vi.waitFor(async () =>
    expect((await received()).map(({ kind }) => kind).toSorted()).toEqual(["ads", "analytics"]),
  );
  expect(new Set(stored)).toEqual(new Set(["_tag_visit", "_tag_ad"]));
});

test("what it got is forgotten on demand, and other systems have got nothing", async () => {
  await fetch(`${simulators.url}/tags/receiver/collect`, { method: "POST", body: "{}" });
  expect(await received()).toHaveLength(1);
  await control.clearReceived("tags/receiver");
  expect(await received()).toEqual([]);
});

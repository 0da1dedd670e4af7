import { expect, test } from "vitest";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import type { PersonFetch, PersonOrder } from "#journeys/account/account.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { listClaimHelps } from "./list-claim-helps.ts";

const NOW = Date.parse("2026-11-16T12:00:00+01:00");
const verticals = createServerVerticals(systemClock);
const withPlates = verticals.find(({ claims, cancel }) => claims && cancel?.registrationNumber)?.description.name ?? "";
const withoutExcess = verticals.find(({ claims }) => claims?.paysFromFirstKrona)?.description.name ?? "";
const uninsured = verticals.find(({ claims }) => !claims)?.description.name ?? "";

const held = (changes: Partial<HeldContract> = {}): HeldContract => ({
  heldId: "held",
  source: "entered",
  vertical: withPlates,
  product: "exempelförsäkring",
  providerName: "Granskog Försäkring",
  knownOn: "2026-11-01",
  ...changes,
});

const ordered = held({ source: "ordered", heldId: "order-1", orderId: "order-1", providerSlug: "granskog" });
const order = {
  orderId: "order-1",
  vertical: withPlates,
  providerOrderId: "GR-77",
  fields: { carregnumber: "SPV24K" },
  description: {
    sections: [
      { id: "terms", title: "Villkor", rows: [{ type: "x", name: "Bindningstid", text: "12 månader" }] },
      {
        id: "excess",
        title: "Självrisk",
        rows: [{ type: "GLASS", name: "Glas", text: "1 500 kr", detail: "Vid byte" }],
      },
    ],
  },
} as unknown as PersonOrder;
const fetch = {
  fetchId: "fetch-1",
  vertical: withPlates,
  policy: { deductibles: [{ name: "Vagnskada", amountOre: 500_000 }], fields: { carregnumber: "ABC123" } },
} as unknown as PersonFetch;

const list = (contracts: readonly HeldContract[]) =>
  listClaimHelps(
    {
      account: { orders: () => Promise.resolve([order]), fetches: () => Promise.resolve([fetch]) },
      held: () => Promise.resolve(contracts),
      verticals,
      clock: { nowMs: () => NOW },
    },
    "person",
  );

test("an ordered insurance has both numbers, its plates, its insurer's contact and its own excess", async () => {
  const [help] = await list([ordered]);
  expect(help).toMatchObject({
    heldId: "order-1",
    knownFrom: "order-1",
    plates: "SPV 24K",
    providerNumber: "GR-77",
    contact: { phone: "08-465 004 41", otherHoursPhone: "08-465 004 42", url: "https://www.granskog.example/skada/" },
    excess: { kind: "known", rows: [{ name: "Glas", text: "1 500 kr" }] },
  });
  expect(help?.orderNumber).toBeTruthy();
  expect(help?.steps.at(-1)?.title).toBe("Anmäl till bolaget");
  expect(help?.ready.length).toBeGreaterThan(3);
});

test("a fetched one has the excess that its insurer reported, and no number of ours", async () => {
  const [help] = await list([held({ source: "fetched", fetchId: "fetch-1", providerSlug: "granskog" })]);
  expect(help).toMatchObject({ plates: "ABC 123", providerNumber: undefined, orderNumber: undefined });
  expect(help?.excess).toEqual({ kind: "known", rows: [{ name: "Vagnskada", text: formatKr(500_000) }] });
});

test("nothing is made up: an unknown insurer has no contact, and an unknown excess no amount", async () => {
  const [known, unknown] = await list([
    held({ providerName: " granskog försäkring " }),
    held({ providerName: "Annat" }),
  ]);
  expect(known).toMatchObject({
    providerSlug: "granskog",
    contact: { phone: "08-465 004 41" },
    excess: { kind: "unknown" },
  });
  expect(unknown).toMatchObject({ contact: undefined, excess: { kind: "unknown" }, plates: undefined });
  expect((await list([held({ vertical: withoutExcess })]))[0]?.excess).toEqual({ kind: "none" });
});

test("only insurances are listed, and none that has ended", async () => {
  const listed = await list([
    held({ heldId: "uninsured", vertical: uninsured }),
    held({ heldId: "ended", endsOn: "2026-11-16" }),
    held({ heldId: "ending", endsOn: "2026-11-17" }),
    held({ heldId: "starting", startsOn: "2026-12-01" }),
  ]);
  expect(listed.map(({ heldId, startsOn }) => [heldId, startsOn])).toEqual([
    ["ending", undefined],
    ["starting", "2026-12-01"],
  ]);
});

test("the plates are all that is stated of the insured thing", async () => {
  const home = verticals.find(({ claims, cancel }) => claims && cancel && !cancel.registrationNumber)?.description.name;
  const [help] = await list([held({ vertical: home ?? "", thing: "Sparvvägen 7, 123 45" })]);
  expect(JSON.stringify(help)).not.toContain("Sparvvägen");
});

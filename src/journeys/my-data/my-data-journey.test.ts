import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createMyDataJourney } from "./my-data-journey.ts";
import type { Erased, EventPage, OwnDataStore, StoredEvent } from "./my-data.port.ts";

const NOW_MS = Date.parse("2026-11-17T12:00:00Z");
const SUBJECT = { personId: "p1", owner: "o1" };
const RECEIPT = { erasedAtMs: NOW_MS, deleted: [{ table: "searches", count: 2 }], retained: [], isMailed: true };

const event = (eventId: string): StoredEvent => ({
  eventId,
  kind: "search",
  atMs: NOW_MS,
  parties: [],
  fields: [],
  vertical: "example",
  orderId: undefined,
});

function open(stored: Partial<OwnDataStore> = {}) {
  const asked: EventPage[] = [];
  const started: string[] = [];
  const queued: string[] = [];
  let ids = 0;
  const journey = createMyDataJourney({
    data: {
      events: (_, page) => (
        asked.push(page),
        Promise.resolve(Array.from({ length: 21 }, (_each, at) => event(`${at}`)))
      ),
      exportAll: () => Promise.resolve([]),
      receiptAddress: () => Promise.resolve("anna@post.example"),
      erase: (_, { mailId, mailTo }) =>
        Promise.resolve<Erased>({ receipt: RECEIPT, mailId: mailTo === undefined ? undefined : mailId }),
      findReceipt: () => Promise.resolve(undefined),
      latestReceiptId: () => Promise.resolve(undefined),
      ...stored,
    },
    mailing: {
      starter: { start: (_, id) => (started.push(id), Promise.resolve()) },
      startFailed: () => undefined,
    },
    notices: { queue: (_, { key }) => (queued.push(key), Promise.resolve(true)) },
    verticals: [{ description: { name: "example", texts: { product: "exempel" } } } as AnyVerticalServer],
    clock: { nowMs: () => NOW_MS },
    newId: () => `id-${(ids += 1)}`,
  });
  return { journey, asked, started, queued };
}

describe("events", () => {
  it("come twenty at a time with the product's name, with whether there are older ones", async () => {
    const { journey, asked } = open();
    const { events, hasOlder } = await journey.events(SUBJECT, { direction: "given", page: 3 });
    expect([events.length, hasOlder, events[0]?.product]).toEqual([20, true, "exempel"]);
    expect(asked).toEqual([{ directions: ["given"], limit: 21, offset: 40 }]);
  });
});

describe("an export", () => {
  it("needs a login of the last quarter of an hour, and is reported once for each login", async () => {
    const { journey, started, queued } = open();
    for (const at of [undefined, NOW_MS - 16 * MINUTE_MS]) expect(await journey.exportAll(SUBJECT, at)).toBeUndefined();
    expect([queued, started]).toEqual([[], []]);
    expect(await journey.exportAll(SUBJECT, NOW_MS - 14 * MINUTE_MS)).toMatchObject({ tables: [] });
    expect(queued).toEqual([`access-export:p1:${NOW_MS - 14 * MINUTE_MS}`]);
    expect(started).toEqual(["id-1"]);
  });
});

describe("an erasure", () => {
  it("needs a login of the last quarter of an hour", async () => {
    const { journey } = open();
    const outcomes = [undefined, NOW_MS - 16 * MINUTE_MS, NOW_MS - 14 * MINUTE_MS].map((at) =>
      journey.erase(SUBJECT, { loggedInAtMs: at, mailTo: undefined }),
    );
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(["login-needed", "login-needed", "erased"]);
  });

  it("starts the mail with the receipt when the person asked for it; otherwise there is none", async () => {
    const { journey, started } = open();
    expect(await journey.erase(SUBJECT, { loggedInAtMs: NOW_MS, mailTo: "anna@post.example" })).toEqual({
      kind: "erased",
      receiptId: "id-1",
    });
    expect(started).toEqual(["id-2"]);
    const without = open();
    await without.journey.erase(SUBJECT, { loggedInAtMs: NOW_MS, mailTo: undefined });
    expect(without.started).toEqual([]);
  });

  it("that finds the account deleted gives the receipt of the one that deleted it", async () => {
    const gone = { erase: () => Promise.resolve(undefined), latestReceiptId: () => Promise.resolve("first") };
    expect(await open(gone).journey.erase(SUBJECT, { loggedInAtMs: NOW_MS, mailTo: undefined })).toEqual({
      kind: "erased",
      receiptId: "first",
    });
  });
});

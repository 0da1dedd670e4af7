import { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSearchProgress } from "#adapters/redis/search-progress.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { ProviderAnswer } from "#journeys/search/search.port.ts";
import { randomId } from "#platform/ids.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { readAddresses } from "#tools/processes/addresses.ts";

const offerOf = (providerId: number, monthlyFeeOre: number) =>
  ({
    providerId,
    price: insurancePrice({ monthlyFeeOre, yearlyFeeOre: 12 * monthlyFeeOre }, "ore-month"),
  }) as RankedOffer;

const prefix = `sparv-test-${randomId()}:`;
let redis: Redis;
let searchId: string;

beforeAll(() => {
  redis = new Redis(readAddresses().redisUrl);
});
beforeEach(() => {
  searchId = randomId();
});
afterAll(async () => {
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
});

const answer: ProviderAnswer = {
  kind: "no-offer",
  withoutOffer: { providerId: 7, shopId: 1047, providerName: "Rattvis", reason: "declined" },
};

const priced = (offer: RankedOffer): ProviderAnswer => ({
  kind: "answered",
  providerId: offer.providerId,
  offers: [offer],
});

/** The commands that the client sends during the work. */
async function countCommands<T>(work: () => Promise<T>): Promise<{ value: T; sent: string[] }> {
  const sent: string[] = [];
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    sent.push(command.name);
    return send(command, stream);
  };
  try {
    return { value: await work(), sent };
  } finally {
    redis.sendCommand = send;
  }
}

describe("search progress in Redis", () => {
  it("lets one node run a search while that node lives", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.recordHeartbeat("one");
    expect(await progress.claim(searchId, "one")).toBe(true);
    expect(await progress.claim(searchId, "two")).toBe(false);
    expect(await progress.claim(searchId, "one")).toBe(true);
  });

  it("gives the search of a dead node to exactly one other", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.claim(searchId, "never-alive");
    const claims = await Promise.all(["two", "three", "four"].map((node) => progress.claim(searchId, node)));
    // A node that takes it has no heartbeat yet either, so a later claim may take it again; each step has one winner.
    expect(claims.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    await progress.recordHeartbeat("five");
    expect(await progress.claim(searchId, "five")).toBe(true);
    expect(await progress.claim(searchId, "six")).toBe(false);
  });

  it("distinguishes an attended search from one whose node is gone", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    await progress.bindTemp(temp, "owner", { searchId, vertical: "somewhere" });
    await progress.claim(searchId, "dead");
    expect(await progress.readSnapshot(temp, "owner")).toMatchObject({ isAttended: false, isDone: false });
    await progress.recordHeartbeat("dead");
    expect(await progress.readSnapshot(temp, "owner")).toMatchObject({ isAttended: true, isDone: false });
  });

  it("stores each provider's answer once and then the end", async () => {
    const progress = createSearchProgress(redis, prefix);
    await progress.addAnswer(searchId, answer);
    await progress.addAnswer(searchId, answer);
    expect(await progress.read(searchId)).toMatchObject({ answers: [answer], isDone: false });
    await progress.markDone(searchId);
    expect(await progress.read(searchId)).toMatchObject({ answers: [answer], isDone: true });
  });

  it("does not store answers of a search that has ended", async () => {
    const progress = createSearchProgress(redis, prefix);
    // Once before, because the script must be sent to a Redis that has never run it.
    await progress.markListed(searchId, 0);
    const added = progress.addAnswer(searchId, answer);
    const { sent } = await countCommands(() => Promise.all([added, progress.markDone(searchId)]));
    expect(sent).toEqual(["evalsha"]);
    expect(await progress.read(searchId)).toEqual({ answers: [], isDone: true });
  });

  it("gives a poll in one command who has answered and at what fee, without the offers", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    const offer = offerOf(93, 236_00);
    await progress.bindTemp(temp, "owner", { searchId, vertical: "somewhere" });
    await Promise.all([progress.addAnswer(searchId, answer), progress.addAnswer(searchId, priced(offer))]);
    await progress.markDone(searchId);
    // Once before, because the script must be sent to a Redis that has never run it.
    await progress.readSnapshot(temp, "owner");
    const commands = await countCommands(() => progress.readSnapshot(temp, "owner"));
    expect(commands.value).toEqual({
      searchId,
      vertical: "somewhere",
      yearlyFeeOre: new Map([[93, 2_832_00]]),
      listedCount: 0,
      isDone: true,
      isAttended: true,
      monthlyFeeOre: new Map([
        [7, undefined],
        [93, 236_00],
      ]),
    });
    expect(commands.sent).toEqual(["evalsha"]);
  });

  it("gives the number of offers of an open list, beside who has answered", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    const offer = offerOf(93, 236_00);
    await progress.bindTemp(temp, "owner", { searchId, vertical: "somewhere" });
    await progress.addAnswer(searchId, answer);
    await progress.markListed(searchId, 10);
    await progress.addAnswer(searchId, priced(offer));
    await progress.markListed(searchId, 11);
    expect(await progress.readSnapshot(temp, "owner")).toMatchObject({
      listedCount: 11,
      isDone: false,
      monthlyFeeOre: new Map([
        [7, undefined],
        [93, 236_00],
      ]),
    });
  });

  it("does not count a provider without an answer as answered", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    await progress.bindTemp(temp, "owner", { searchId, vertical: "somewhere" });
    await progress.addAnswer(searchId, {
      kind: "no-offer",
      withoutOffer: { ...answer.withoutOffer, reason: "no-answer" },
    });
    await progress.markDone(searchId);
    expect(await progress.readSnapshot(temp, "owner")).toMatchObject({ isDone: true, monthlyFeeOre: new Map() });
  });

  it("gives a poll the same object while nothing has changed, and another after a change", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    await progress.recordHeartbeat("runs-it");
    await progress.begin(searchId, "runs-it");
    await progress.bindTemp(temp, "owner", { searchId, vertical: "somewhere" });
    const first = await progress.readSnapshot(temp, "owner");
    expect(await progress.readSnapshot(temp, "owner")).toBe(first);
    await progress.addAnswer(searchId, answer);
    const second = await progress.readSnapshot(temp, "owner");
    expect(second?.monthlyFeeOre.has(7)).toBe(true);
    expect(first?.monthlyFeeOre.has(7)).toBe(false);
    // A node that took over has asked again, and got a price.
    const offer = offerOf(7, 99_00);
    await progress.addAnswer(searchId, priced(offer));
    expect((await progress.readSnapshot(temp, "owner"))?.monthlyFeeOre).toEqual(new Map([[7, 99_00]]));
    // The page may use its temporary id for another search.
    const next = randomId();
    await progress.bindTemp(temp, "owner", { searchId: next, vertical: "somewhere" });
    expect(await progress.readSnapshot(temp, "owner")).toMatchObject({ searchId: next, isAttended: false });
  });

  it("shows a temporary id to its owner only", async () => {
    const progress = createSearchProgress(redis, prefix);
    const temp = randomId();
    await progress.bindTemp(temp, "owner-a", { searchId, vertical: "somewhere" });
    expect(await progress.readSnapshot(temp, "owner-a")).toMatchObject({ searchId, vertical: "somewhere" });
    expect(await progress.readSnapshot(temp, "owner-b")).toBeUndefined();
    await progress.bindTemp(temp, "owner-b", { searchId: "of-b", vertical: "somewhere" });
    expect(await progress.readSnapshot(temp, "owner-a")).toMatchObject({ searchId });
    expect(await progress.readSnapshot(temp, "owner-b")).toMatchObject({ searchId: "of-b" });
  });
});

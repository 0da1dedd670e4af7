import { writePdf } from "#platform/pdf/write-pdf.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerPhase, type AnswerState } from "#domain/application/answer-state.ts";
import { sweepAnswers } from "#journeys/applications/sweep-answers.ts";
import { systemClock } from "#platform/clock.ts";
import { MAGIC_AMOUNTS_KR } from "#simulators/lenders/application-desk.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { lenders } from "#verticals/_credit/lenders.ts";
import { APPLICANT, type ApplicationWorld, EMAIL, FIELDS, startApplicationWorld } from "./application-world.ts";

const DAY_MS = 3_000;
const WAIT_MS = 60_000;
const PAYSLIP = {
  contentType: "application/pdf",
  content: writePdf({ title: "Lön", paragraphs: [{ text: "Lön 38 765 kr" }] }),
};

let world: ApplicationWorld;
beforeAll(async () => {
  world = await startApplicationWorld("applications", DAY_MS);
}, 120_000);
afterAll(() => world.stop());

const answersOf = (hash: string) => world.answers.ofApplication(world.people.applicant, hash);

async function statesOf(hash: string): Promise<Record<string, AnswerState>> {
  return Object.fromEntries((await answersOf(hash)).map(({ providerSlug, state }) => [providerSlug, state]));
}

const reach = (hash: string, slug: string, ...wanted: AnswerState[]) =>
  waitUntil(
    async () => wanted.includes((await statesOf(hash))[slug] ?? "asking"),
    WAIT_MS,
    `${slug} to be ${wanted.join(" or ")}`,
  );

const reachState = (hash: string, state: string) =>
  waitUntil(
    async () => (await world.applications.find(world.people.applicant, hash))?.state === state,
    WAIT_MS,
    `the application to be ${state}`,
  );

const idOf = async (hash: string, slug: string) =>
  (await answersOf(hash)).find(({ providerSlug }) => providerSlug === slug)?.answerId ?? "";

/** Templates with the number of mails of each. */
async function mailsOf(hash: string): Promise<Record<string, number>> {
  const ids = [hash, ...(await answersOf(hash)).map(({ answerId }) => answerId)];
  const { rows } = await world.pool.query<{ template: string; count: number }>(
    "select template, count(*)::integer as count from mails where split_part(key, ':', 2) = any($1) group by template",
    [ids],
  );
  return Object.fromEntries(rows.map(({ template, count }) => [template, count]));
}

/** How often each lender has taken the application of the reference, which must be once. */
async function placementsOf(hash: string): Promise<number[]> {
  const counts = (await answersOf(hash)).map(async ({ providerSlug, answerId }) => {
    const orders = await world.lenders.orders(`insurers/${providerSlug}`);
    return orders[`application ${answerId}`] ?? 0;
  });
  return Promise.all(counts);
}

describe("an application", () => {
  it("is answered over four days while worker and engine are killed: each answer once, each mail once", async () => {
    const hash = await world.apply();
    const restarts = (async () => {
      for (let count = 0; count < 4; count++) {
        await systemClock.sleep(DAY_MS * 0.7);
        await world.engine.restartWorker();
        if (count % 2 === 1) await world.engine.restate.restart();
      }
    })();
    await reach(hash, "lanstugan", "needed");
    const wrong = { contentType: "application/pdf", content: new TextEncoder().encode("<script>") };
    const broken = { contentType: "application/pdf", content: new TextEncoder().encode("%PDF-1.7\nlön\n%%EOF\n") };
    const lanstugan = { applicationHash: hash, providerSlug: "lanstugan" };
    for (const files of [[], [wrong], [PAYSLIP, PAYSLIP, PAYSLIP, PAYSLIP]])
      expect(await world.supply({ ...lanstugan, files })).toBe("invalid");
    expect(await world.supply({ ...lanstugan, files: [PAYSLIP, broken] })).toBe("unreadable");
    const supply = { ...lanstugan, files: [PAYSLIP] };
    const tabs = await Promise.all([world.supply(supply), world.supply(supply)]);
    expect(tabs.map(String).toSorted()).toEqual(["closed", "stored"]);
    const [stored, ...more] = await world.answers.files(await idOf(hash, "lanstugan"), 1);
    expect([stored?.contentType, more]).toEqual(["application/pdf", []]);
    // A copy of what it shows, and nothing of the file itself.
    expect(Buffer.from(stored?.content ?? []).toString("latin1")).toMatch(/^%PDF-1\.4\n.*\/DCTDecode/s);
    expect(Buffer.from(stored?.content ?? []).toString("latin1")).not.toContain("/Font");
    await reachState(hash, "answered");
    await restarts;
    const expected = Object.fromEntries(Object.keys(lenders).map((slug) => [slug, "offered"]));
    expect(await statesOf(hash)).toEqual({ ...expected, skarvan: "declined" });
    expect(await placementsOf(hash)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await mailsOf(hash)).toEqual({ "application-needed": 1, "application-offered": 7 });
    expect(await world.applications.find(world.people.applicant, hash)).toMatchObject({
      amountOre: 12_000_000,
      answers: expect.arrayContaining([
        { providerName: "Örtugen Bank", state: "offered" },
        { providerName: "Skärvan", state: "declined" },
      ]) as unknown,
    });
  });

  it("shows offers as they arrive, with the price that we compute", async () => {
    const hash = await world.apply();
    await reach(hash, "ortugen", "offered");
    expect(await world.applications.find(world.people.applicant, hash)).toMatchObject({ state: "open" });
    const [ortugen] = (await answersOf(hash)).filter(({ providerSlug }) => providerSlug === "ortugen");
    expect(ortugen?.offer?.price.headline).toBe("basis-points");
    expect(ortugen?.offer?.detail).toMatchObject({ amountOre: 12_000_000, months: 60 });
  });

  it("that all decline ends with one mail", async () => {
    const hash = await world.apply({ ...FIELDS, amount: String(MAGIC_AMOUNTS_KR.allDecline) });
    await reachState(hash, "ended");
    expect(new Set(Object.values(await statesOf(hash)))).toEqual(new Set(["declined"]));
    expect(await mailsOf(hash)).toEqual({ "application-declined": 1 });
  });

  it("that no one answers ends after four days, with one mail", async () => {
    const hash = await world.apply({ ...FIELDS, amount: String(MAGIC_AMOUNTS_KR.neverAnswered) });
    await reachState(hash, "ended");
    expect(new Set(Object.values(await statesOf(hash)))).toEqual(new Set(["unanswered"]));
    expect(await mailsOf(hash)).toEqual({ "application-declined": 1 });
  });

  it("whose offers are not accepted in time ends with one mail", async () => {
    const hash = await world.apply({ ...FIELDS, amount: "40000" });
    await reachState(hash, "answered");
    await world.pool.query(
      "update application_answers set act_until = now() where application_id = $1 and state = 'offered'",
      [hash],
    );
    await reachState(hash, "ended");
    expect(await world.act({ applicationHash: hash, providerSlug: "ortugen", act: "accept" })).toBe("closed");
    expect(await mailsOf(hash)).toEqual({ "application-offered": 7, "application-expired": 1 });
  });

  it.each([MAGIC_AMOUNTS_KR.answerLost, MAGIC_AMOUNTS_KR.failOnce])(
    "of %d kr, whose first answers are lost, reaches every lender once",
    async (amount) => {
      const hash = await world.apply({ ...FIELDS, amount: String(amount) });
      await waitUntil(
        async () => Object.values(await statesOf(hash)).every((state) => state !== "asking"),
        WAIT_MS,
        "every lender to have it",
      );
      expect(await placementsOf(hash)).toEqual(Array.from({ length: 8 }, () => 1));
    },
  );

  it("whose start was lost is started by the sweep", async () => {
    const hash = await world.apply(FIELDS, true);
    expect(new Set(Object.values(await statesOf(hash)))).toEqual(new Set(["asking"]));
    const later = { nowMs: () => systemClock.nowMs() + 60_000 };
    const { answers, engine } = world;
    expect(await sweepAnswers({ answers, starter: engine.starter, clock: later })).toBeGreaterThanOrEqual(8);
    await reach(hash, "ortugen", "offered");
  });
});

describe("an accepted offer", () => {
  it("is the only one, ends the others, and can be withdrawn", async () => {
    const hash = await world.apply();
    await Promise.all(["ortugen", "rantmaster"].map((slug) => reach(hash, slug, "offered")));
    const accept = (providerSlug: string) => world.act({ applicationHash: hash, providerSlug, act: "accept" });
    const both = await Promise.all([accept("ortugen"), accept("rantmaster"), accept("ortugen")]);
    expect(both.filter((outcome) => outcome === "stored")).toHaveLength(1);
    const taken = both[1] === "stored" ? "rantmaster" : "ortugen";
    await reach(hash, taken, "accepted");
    await waitUntil(
      async () => {
        const { [taken]: _, ...others } = await statesOf(hash);
        return Object.values(others).every((state) => answerPhase(state) === "over");
      },
      WAIT_MS,
      "every other lender to know",
    );
    expect(await world.applications.find(world.people.applicant, hash)).toMatchObject({ state: "accepted" });
    const placed = await world.lenders.orders(`insurers/${taken}`);
    const { answerId } = (await answersOf(hash)).find(({ providerSlug }) => providerSlug === taken) ?? {};
    expect(placed[`acceptance ${answerId}-1`]).toBe(1);
    expect(await world.act({ applicationHash: hash, providerSlug: taken, act: "withdraw" })).toBe("stored");
    await reach(hash, taken, "withdrawn");
    expect(await mailsOf(hash)).toMatchObject({ "application-accepted": 1, "application-withdrawn": 1 });
    expect((await mailsOf(hash))["application-declined"]).toBeUndefined();
  });
});

describe("what is known of an application", () => {
  it("is shown to no one else, and no one else can act on it", async () => {
    const hash = await world.apply();
    await reach(hash, "ortugen", "offered");
    const { stranger } = world.people;
    expect(await world.answers.ofApplication(stranger, hash)).toEqual([]);
    expect(await world.applications.find(stranger, hash)).toBeUndefined();
    for (const act of ["accept", "withdraw", "end"] as const)
      expect(await world.act({ applicationHash: hash, providerSlug: "ortugen", act }, stranger)).toBeUndefined();
    const supplied = { applicationHash: hash, providerSlug: "ortugen", files: [PAYSLIP] };
    expect(await world.supply(supplied, stranger)).toBeUndefined();
    expect((await statesOf(hash))["ortugen"]).toBe("offered");
  });

  it("gives each lender a reference of its own, and none the application's", async () => {
    const hash = await world.apply();
    const references = (await answersOf(hash)).map(({ answerId }) => answerId);
    expect(new Set(references).size).toBe(Object.keys(lenders).length);
    await reach(hash, "ortugen", "offered");
    for (const slug of Object.keys(lenders)) {
      const known = Object.keys(await world.lenders.orders(`insurers/${slug}`)).join(" ");
      expect(known).not.toContain(hash);
      const mine = (await answersOf(hash)).find(({ providerSlug }) => providerSlug === slug)?.answerId;
      for (const other of references.filter((each) => each !== mine)) expect(known).not.toContain(other);
    }
  });

  it("never reaches the engine, and is not readable in the database", async () => {
    const hash = await world.apply({ ...FIELDS, income: "38765" });
    await reach(hash, "lanstugan", "needed");
    await world.supply({ applicationHash: hash, providerSlug: "lanstugan", files: [PAYSLIP] });
    await reach(hash, "lanstugan", "offered");
    const journal = await world.engine.readJournal();
    const tables = ["applications", "application_answers", "application_files"].map(async (table) => {
      const { rows } = await world.pool.query(`select to_jsonb(${table}) as row from ${table}`);
      return JSON.stringify(rows);
    });
    const stored = (await Promise.all(tables)).join("\n");
    expect(stored).toContain(hash);
    for (const personal of [APPLICANT, EMAIL, "38765", "%PDF-1."]) {
      expect(journal).not.toContain(personal);
      expect(stored).not.toContain(personal);
    }
  });
});

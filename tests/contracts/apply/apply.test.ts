import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { SignAnswer } from "#journeys/apply/apply-journey.ts";
import { sweepDrafts } from "#journeys/apply/accept-application.ts";
import type { SigningStart } from "#journeys/signing/start-signing.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { appliedVerticals } from "#verticals/server-registry.ts";
import { simulatedApplied } from "#simulators/verticals/registry.ts";
import { type ApplyWorld, startApplyWorld } from "./apply-world.ts";

const ANNA = "198502102380";
const BO = "195802142785";
const CARL = "200501252399";

const [vertical] = appliedVerticals;
if (!vertical) throw new Error("no vertical is applied for");
const { name, steps } = vertical.description;
const samples = simulatedApplied.find((each) => each.name === name)?.samples;
const CONSENT = { creditcheck: "yes" };

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld("apply");
}, 120_000);
afterAll(() => world.stop());

const named = (personalNumber: string) => ({ personalNumber, name: "Britta Holm" });

const visitorOf = (owner: string) => ({
  owner,
  address: "127.0.0.1",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
  device: "other" as const,
});

async function fillIn(owner: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = { ...samples?.ordinary, ...changes };
  for (const at of steps.slice(0, -1).keys())
    expect(await world.journey.save(name, owner, at, values)).toEqual({ kind: "saved", errors: [] });
}

function started(answer: SignAnswer | SigningStart | undefined): Extract<SigningStart, { kind: "started" }> {
  if (answer?.kind !== "started") throw new Error(`not started: ${answer?.kind}`);
  return answer;
}

async function count(table: "applications" | "signings" | "application_signatures"): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return rows[0]?.count ?? 0;
}

const answersOf = async (hash: string) =>
  (await world.pool.query("select 1 from application_answers where application_id = $1", [hash])).rowCount;

describe("a draft", () => {
  it("is saved step by step, with what is wrong, and continues at the first step that is not complete", async () => {
    const owner = randomId();
    expect(await world.journey.see(name, { owner, secrets: [] })).toMatchObject({ kind: "open", next: 0, values: {} });
    const wrong = await world.journey.save(name, owner, 0, { amount: "1", years: "5", purpose: "renovation" });
    expect(wrong).toMatchObject({ kind: "saved", errors: [{ field: "amount" }] });
    expect(await world.journey.see(name, { owner, secrets: [] })).toMatchObject({
      next: 0,
      values: { amount: "1", years: "5" },
    });
    await world.journey.save(name, owner, 0, samples?.ordinary ?? {});
    const view = await world.journey.see(name, { owner, secrets: [] });
    expect(view).toMatchObject({ next: 1, values: { amount: "120000" } });
    await fillIn(owner);
    const complete = await world.journey.see(name, { owner, secrets: [] });
    expect(complete).toMatchObject({ next: steps.length - 1 });
    expect(complete?.kind === "open" && complete.text.flat().map(({ text }) => text)).toContain(
      "en enda kreditupplysning",
    );
  });

  it("is encrypted, and another visitor's is not seen", async () => {
    const owner = randomId();
    await fillIn(owner);
    const { rows } = await world.pool.query<{ row: string }>(
      "select d::text as row from application_drafts d where owner = $1",
      [owner],
    );
    expect(rows).toHaveLength(1);
    for (const secret of [ANNA, "anna@example.se", "120000"]) expect(rows[0]?.row).not.toContain(secret);
    expect(await world.journey.see(name, { owner: randomId(), secrets: [] })).toMatchObject({ values: {} });
  });

  it("is one, also when two tabs save at the same moment", async () => {
    const owner = randomId();
    await Promise.all([0, 1, 2].map((at) => world.journey.save(name, owner, at, samples?.ordinary ?? {})));
    const { rowCount } = await world.pool.query("select 1 from application_drafts where owner = $1", [owner]);
    expect(rowCount).toBe(1);
  });

  it("does not name the applicant as the other applicant", async () => {
    const answer = await world.journey.save(name, randomId(), 2, {
      ...samples?.ordinary,
      ...samples?.coApplicant,
      cocivicnumber: ANNA,
    });
    expect(answer).toMatchObject({ errors: [{ field: "cocivicnumber" }] });
  });
});

describe("an application", () => {
  it("asks no one anything before the consent is given", async () => {
    const owner = randomId();
    await fillIn(owner);
    const before = await count("signings");
    expect(await world.journey.sign(name, visitorOf(owner), {})).toMatchObject({
      kind: "invalid",
      errors: [{ field: "creditcheck" }],
    });
    expect(await world.journey.sign(name, visitorOf(randomId()), CONSENT)).toEqual({ kind: "incomplete" });
    expect(await count("signings")).toBe(before);
  });

  it("is made once, with every provider, when its applicant has signed, however often it is asked for", async () => {
    const owner = randomId();
    await fillIn(owner);
    const first = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    const second = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    await world.approve(second.view, ANNA);
    const [done, again] = await Promise.all([world.follow(second, owner, name), world.follow(second, owner, name)]);
    expect([done?.status, again?.status]).toEqual(["complete", "complete"]);
    expect((await world.follow(first, owner, name))?.status).toBe("failed");
    const hash = done?.orderId ?? "";
    expect(await answersOf(hash)).toBe(vertical.apply.providers.length);
    const { rows } = await world.pool.query("select party from application_signatures where application_id = $1", [
      hash,
    ]);
    expect(rows).toEqual([{ party: "applicant" }]);
    const drafts = await world.pool.query("select state, values_enc from application_drafts where owner = $1", [owner]);
    expect(drafts.rows).toEqual([{ state: "submitted", values_enc: null }]);
    expect(await world.journey.see(name, { owner, secrets: [] })).toMatchObject({ kind: "open", values: {} });
  });

  it("is not made by the signature of another person", async () => {
    const owner = randomId();
    await fillIn(owner);
    const before = await count("applications");
    const start = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    await expect(world.approve(start.view, BO)).rejects.toThrow("the app does not take the code");
    expect((await world.follow(start, owner, name, 2))?.status).not.toBe("complete");
    expect(await count("applications")).toBe(before);
  });
});

describe("with another applicant", () => {
  const codeIn = async (email: string): Promise<string> => {
    const { rows } = await world.pool.query<{ id: string }>(
      "select id from mails where template = 'application-cosign' order by queued_at desc limit 1",
    );
    const mail = await world.mailing.mails.load(rows[0]?.id ?? "");
    expect(mail?.to).toBe(email);
    return new URL(mail?.variables["applicationUrl"] ?? "").searchParams.get("kod") ?? "";
  };

  it("waits for their signature, by a link that opens for no one else", async () => {
    const owner = randomId();
    await fillIn(owner, samples?.coApplicant);
    const before = await count("applications");
    const start = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    await world.approve(start.view, ANNA);
    const signed = await world.follow(start, owner, name);
    expect(signed?.status).toBe("complete");
    expect(await count("applications")).toBe(before);
    expect(await world.journey.see(name, { owner, secrets: [] })).toMatchObject({ kind: "waiting", coName: "Bo Ek" });
    expect(await world.journey.save(name, owner, 0, samples?.ordinary ?? {})).toEqual({ kind: "closed" });

    const code = await codeIn("bo@example.se");
    const other = { owner: randomId(), secrets: [] };
    const late = world.journeyAt({ nowMs: () => systemClock.nowMs() + 15 * DAY_MS });
    expect(await world.journey.seeCoSigning(name, code, CARL, other)).toBeUndefined();
    expect(await world.journey.seeCoSigning(name, code, ANNA, other)).toBeUndefined();
    expect(await world.journey.seeCoSigning(name, randomId(), BO, other)).toBeUndefined();
    expect(await world.journey.seeCoSigning(name, "", BO, other)).toBeUndefined();
    expect(await late.seeCoSigning(name, code, BO, other)).toBeUndefined();
    expect(await world.journey.coSign(name, code, named(CARL), visitorOf(other.owner))).toBeUndefined();

    expect(await world.journey.seeCoSigning(name, code, BO, other)).toMatchObject({ signing: undefined });
    const co = started(await world.journey.coSign(name, code, named(BO), visitorOf(other.owner)));
    await world.approve(co.view, BO);
    const done = await world.follow(co, other.owner, name);
    expect(done).toMatchObject({ status: "complete", orderId: signed?.orderId });
    expect(await answersOf(done?.orderId ?? "")).toBe(vertical.apply.providers.length);
    const { rows } = await world.pool.query<{ party: string }>(
      "select party from application_signatures where application_id = $1 order by party",
      [done?.orderId],
    );
    expect(rows.map(({ party }) => party)).toEqual(["applicant", "co-applicant"]);
    expect(await world.journey.seeCoSigning(name, code, BO, other)).toBeUndefined();
  });

  const textIn = (text: readonly (readonly { readonly text: string }[])[]) => text.flat().map(({ text: each }) => each);

  /** Signed by the applicant, with the code of the other one's link. */
  async function waiting(owner: string) {
    await fillIn(owner, samples?.coApplicant);
    const start = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    await world.approve(start.view, ANNA);
    const done = await world.follow(start, owner, name);
    return { start, code: await codeIn("bo@example.se"), hash: done?.orderId ?? "" };
  }

  const signaturesOf = async (hash: string) =>
    (await world.pool.query("select from application_signatures where application_id = $1", [hash])).rowCount;

  it("is named in each text as BankID or the register does, and never as the applicant has typed", async () => {
    const owner = randomId();
    await fillIn(owner, { ...samples?.coApplicant, coname: "Kungen Själv" });
    const unnamed = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    expect(textIn(unnamed.view.text).join("")).toContain("tillsammans med personen med personnummer 19580214-••••");
    world.registered.set(BO, "Britta *Holm*");
    const start = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    expect(textIn(start.view.text).join("")).toContain("tillsammans med Britta Holm");
    await world.approve(start.view, ANNA);
    await world.follow(start, owner, name);
    const other = { owner: randomId(), secrets: [] };
    const seen = await world.journey.seeCoSigning(name, await codeIn("bo@example.se"), BO, other);
    expect(textIn(seen?.text ?? []).join("")).toMatch(/^Jag är medsökande när \p{Lu}\p{L}+ \p{Lu}\p{L}+ ansöker/u);
    const texts = [unnamed.view.text, start.view.text, seen?.text ?? []].flatMap(textIn);
    expect(texts.join("")).not.toContain("Kungen");
  });

  it("signs for nothing when the applicant starts over meanwhile: the signing ends, and no signature is left", async () => {
    const owner = randomId();
    const { code, hash } = await waiting(owner);
    const before = await count("applications");
    const other = randomId();
    const co = started(await world.journey.coSign(name, code, named(BO), visitorOf(other)));
    expect(await signaturesOf(hash)).toBe(1);
    await world.journey.startOver(name, owner);
    // It is cancelled at BankID, too: the app no longer has what to approve.
    await expect(world.approve(co.view, BO)).rejects.toThrow(/app/);
    expect((await world.follow(co, other, name))?.status).toBe("failed");
    expect(await signaturesOf(hash)).toBe(0);
    expect(await count("applications")).toBe(before);
  });

  it("has signed for nothing when the draft is gone at the moment of the signature, and nothing of it is stored", async () => {
    const owner = randomId();
    const { code, hash } = await waiting(owner);
    const other = randomId();
    const co = started(await world.journey.coSign(name, code, named(BO), visitorOf(other)));
    await world.approve(co.view, BO);
    // As a node would that starts over between the answer of BankID and the signature.
    await world.pool.query("delete from application_drafts where owner = $1", [owner]);
    expect((await world.follow(co, other, name))?.status).toBe("failed");
    const { rows } = await world.pool.query("select state, content_enc, evidence_enc from signings where id = $1", [
      co.begun.signingId,
    ]);
    expect(rows).toEqual([{ state: "cancelled", content_enc: null, evidence_enc: null }]);
    expect(await signaturesOf(hash)).toBe(1);
  });

  it("or the applicant comes first: of a start over and a signature at once, one is whole", async () => {
    for (let round = 0; round < 4; round++) {
      const owner = randomId();
      const { code, hash } = await waiting(owner);
      const other = randomId();
      const co = started(await world.journey.coSign(name, code, named(BO), visitorOf(other)));
      await world.approve(co.view, BO);
      const [done] = await Promise.all([world.follow(co, other, name), world.journey.startOver(name, owner)]);
      const isApplied = done?.status === "complete";
      expect(await signaturesOf(hash)).toBe(isApplied ? 2 : 0);
      expect((await answersOf(hash)) === 0).toBe(!isApplied);
    }
  });

  it("can be ended by the applicant, and then the link is dead", async () => {
    const owner = randomId();
    await fillIn(owner, samples?.coApplicant);
    const start = started(await world.journey.sign(name, visitorOf(owner), CONSENT));
    await world.approve(start.view, ANNA);
    await world.follow(start, owner, name);
    const code = await codeIn("bo@example.se");
    await world.journey.startOver(name, owner);
    expect(await world.journey.seeCoSigning(name, code, BO, { owner: randomId(), secrets: [] })).toBeUndefined();
    expect(await world.journey.see(name, { owner, secrets: [] })).toMatchObject({ kind: "open", values: {} });
  });
});

it("a draft that all have signed is submitted by the worker, when the node that was to do it has ended", async () => {
  const owner = randomId();
  await fillIn(owner);
  const hash = randomId();
  const later = { ...world.accepting, clock: { nowMs: () => systemClock.nowMs() + DAY_MS } };
  await world.pool.query("update application_drafts set state = 'signed', application_id = $2 where owner = $1", [
    owner,
    hash,
  ]);
  expect(await sweepDrafts(later)).toBe(1);
  expect(await answersOf(hash)).toBe(vertical.apply.providers.length);
  expect(await sweepDrafts(later)).toBe(0);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { toMarkdown } from "#domain/bankid/signed-text.ts";
import { type AnswerState, CONFIRM_WITHIN_HOURS } from "#domain/application/answer-state.ts";
import {
  type AcceptOfferPorts,
  cancelAcceptance,
  type OwnOffer,
  seeAgreement,
  startAcceptance,
} from "#journeys/applications/accept-offer.ts";
import { endApplication } from "#journeys/applications/end-application.ts";
import { sweepAcceptances } from "#journeys/applications/follow-acceptance.ts";
import { viewApplication } from "#journeys/applications/view-application.ts";
import type { BankIdSignature, BankIdState } from "#journeys/bankid/bankid.port.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { MAGIC_AMOUNTS_KR } from "#simulators/lenders/application-desk.ts";
import { APPLICANT, type ApplicationWorld, FIELDS, startApplicationWorld } from "./application-world.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const DAY_MS = 3_000;
const WAIT_MS = 60_000;

let world: ApplicationWorld;
beforeAll(async () => {
  world = await startApplicationWorld("acceptances", DAY_MS);
}, 120_000);
afterAll(() => world.stop());

/** A phone whose owner does what the test states, and a clock that passes BankID's intervals. */
function startPhone() {
  const signed: BankIdSignature[] = [];
  let state: BankIdState = { kind: "pending", hintCode: "outstandingTransaction" };
  let aheadMs = 0;
  const returnNonces: string[] = [];
  const cancelled: string[] = [];
  const ports: AcceptOfferPorts = {
    ...world.ports,
    acceptances: world.acceptances,
    clock: { nowMs: () => systemClock.nowMs() + aheadMs },
    bankId: {
      authenticate: () => Promise.resolve({ kind: "no-answer" }),
      sign(order) {
        signed.push(order);
        const orderRef = `order-${signed.length}`;
        return Promise.resolve({
          kind: "started",
          orderRef,
          autoStartToken: "auto",
          qrStartToken: "qr",
          qrStartSecret: "secret",
        });
      },
      collect: () => Promise.resolve(state),
      cancel(orderRef) {
        cancelled.push(orderRef);
        return Promise.resolve({ kind: "cancelled" });
      },
    },
    newId: randomId,
    deviceIdentifier: (owner) => owner,
    returnUrl(_answer, nonce) {
      returnNonces.push(nonce);
      return `https://sparv.example/?retur=${nonce}`;
    },
    noted: () => undefined,
    cancelFailed: () => undefined,
  };
  return {
    ports,
    signed,
    cancelled,
    returnNonces,
    later: (ms: number) => (aheadMs += ms),
    sign: (personalNumber = APPLICANT) => {
      const completion = { personalNumber, firstName: "Anna", lastName: "Ek", deviceAddress: undefined } as const;
      state = { kind: "complete", completion: { ...completion, risk: "low", evidence: '{"signature":"x"}' } };
    },
  };
}

const ofApplicant = (applicationHash: string, providerSlug = "ortugen"): OwnOffer => ({
  personId: world.people.applicant,
  applicantName: "Anna Ek",
  applicationHash,
  providerSlug,
});

const VISITOR = { owner: "visitor", address: "127.0.0.1", userAgent: "test" };

async function stateOf(hash: string, slug = "ortugen"): Promise<AnswerState | undefined> {
  return (await world.answers.findOwn(world.people.applicant, hash, slug))?.state;
}

async function applyAndGetOffer(): Promise<string> {
  const hash = await world.apply();
  await waitUntil(async () => (await stateOf(hash)) === "offered", WAIT_MS, "an offer");
  return hash;
}

describe("an offer", () => {
  it("is accepted when exactly its agreement has been signed by its applicant, once", async () => {
    const hash = await applyAndGetOffer();
    const own = ofApplicant(hash);
    const { ports, signed, sign, later } = startPhone();
    const before = await seeAgreement(ports, own, undefined);
    expect(before).toMatchObject({ state: "offered", providerName: "Örtugen Bank", signing: undefined });
    expect(await startAcceptance(ports, own, { ...VISITOR, device: "other" })).toEqual({ message: undefined });
    expect(signed[0]).toMatchObject({
      personalNumber: APPLICANT,
      visibleText: toMarkdown(before?.agreement.signed ?? []),
      returnUrl: undefined,
    });
    later(3_000);
    const pending = await seeAgreement(ports, own, undefined);
    expect(pending?.signing).toMatchObject({ status: "pending", autoStartToken: undefined });
    expect(pending?.signing?.qrText).toMatch(/^bankid\.qr\./);
    expect(await stateOf(hash)).toBe("offered");
    sign();
    later(3_000);
    const tabs = await Promise.all([seeAgreement(ports, own, undefined), seeAgreement(ports, own, undefined)]);
    expect(tabs.map((tab) => tab?.signing?.status)).not.toContain("failed");
    await waitUntil(async () => (await stateOf(hash)) === "accepted", WAIT_MS, "the lender to confirm");
    const answer = await world.answers.findOwn(own.personId, hash, own.providerSlug);
    const placed = await world.lenders.orders("insurers/ortugen");
    expect(placed[`acceptance ${answer?.answerId}-1`]).toBe(1);
    expect((await seeAgreement(ports, own, undefined))?.state).toBe("accepted");
    expect(await startAcceptance(ports, own, { ...VISITOR, device: "other" })).toEqual({ message: undefined });
    expect(signed).toHaveLength(1);
  });

  it("is not accepted by another person's signature, nor shown to another person", async () => {
    const hash = await applyAndGetOffer();
    const { ports, sign, later, signed } = startPhone();
    const stranger = { ...ofApplicant(hash), personId: world.people.stranger };
    expect(await seeAgreement(ports, stranger, undefined)).toBeUndefined();
    expect(await startAcceptance(ports, stranger, { ...VISITOR, device: "other" })).toBeUndefined();
    expect(await cancelAcceptance(ports, stranger)).toBe(false);
    expect(signed).toHaveLength(0);
    await startAcceptance(ports, ofApplicant(hash), { ...VISITOR, device: "other" });
    sign("195802142785");
    later(3_000);
    const seen = await seeAgreement(ports, ofApplicant(hash), undefined);
    expect(seen?.signing).toMatchObject({
      status: "failed",
      message: expect.stringContaining("någon annan") as unknown,
    });
    expect(await stateOf(hash)).toBe("offered");
  });

  it("signed on the same device needs the return to the applicant's browser", async () => {
    const hash = await applyAndGetOffer();
    const own = ofApplicant(hash);
    const { ports, sign, later, returnNonces } = startPhone();
    await startAcceptance(ports, own, { ...VISITOR, device: "same" });
    sign();
    later(3_000);
    expect((await seeAgreement(ports, own, "guessed"))?.signing?.message).toContain("Gå tillbaka hit");
    expect(await stateOf(hash)).toBe("offered");
    later(61_000);
    expect((await seeAgreement(ports, own, undefined))?.signing?.status).toBe("failed");
    await startAcceptance(ports, own, { ...VISITOR, device: "same" });
    later(3_000);
    expect((await seeAgreement(ports, own, returnNonces[1]))?.state).toBe("accepting");
  });

  it("whose browser has gone is accepted by the sweep, and one that was cancelled is not", async () => {
    const hash = await applyAndGetOffer();
    const own = ofApplicant(hash);
    const { ports, sign, later, cancelled } = startPhone();
    await startAcceptance(ports, own, { ...VISITOR, device: "other" });
    expect(await cancelAcceptance(ports, own)).toBe(true);
    expect(cancelled).toEqual(["order-1"]);
    sign();
    later(30_000);
    expect(await sweepAcceptances(ports)).toBe(0);
    await startAcceptance(ports, own, { ...VISITOR, device: "other" });
    later(30_000);
    expect(await sweepAcceptances(ports)).toBe(1);
    expect(["accepting", "accepted"]).toContain(await stateOf(hash));
    const views = await viewApplication({ ...world.ports, applications: world.applications }, own.personId, hash);
    expect(views?.answers.filter(({ canAccept }) => canAccept)).toEqual([]);
  });

  it("that ended while it was signed is not accepted", async () => {
    const hash = await applyAndGetOffer();
    const own = ofApplicant(hash);
    const { ports, sign, later } = startPhone();
    await startAcceptance(ports, own, { ...VISITOR, device: "other" });
    expect(await endApplication(ports, own.personId, hash)).toBe(true);
    sign();
    later(3_000);
    expect((await seeAgreement(ports, own, undefined))?.signing?.message).toContain("går inte längre att acceptera");
    expect(["ending", "ended"]).toContain(await stateOf(hash));
    expect(await endApplication(ports, world.people.stranger, hash)).toBe(false);
  });
});

it("an acceptance that a lender has not confirmed in a day is listed for support, with our reference", async () => {
  const hash = await world.apply(FIELDS, true);
  const [slow, recent] = await world.answers.ofApplication(world.people.applicant, hash);
  const move = (id: string | undefined, state: AnswerState, hours: number) =>
    world.pool.query(
      "update application_answers set state = $2, changed_at = now() - $3 * interval '1 hour' where id = $1",
      [id, state, hours],
    );
  await move(slow?.answerId, "accepting", CONFIRM_WITHIN_HOURS + 1);
  await move(recent?.answerId, "received", CONFIRM_WITHIN_HOURS + 1);
  const desk = createDeskStore(world.stores);
  const before = new Date(Date.now() - CONFIRM_WITHIN_HOURS * 3_600_000);
  expect(await desk.unconfirmed(before, 10)).toMatchObject([
    { answerId: slow?.answerId, providerName: slow?.providerName, state: "accepting" },
  ]);
  expect(await desk.countUnconfirmed(before)).toBe(1);
  await move(slow?.answerId, "withdrawing", CONFIRM_WITHIN_HOURS - 1);
  expect(await desk.unconfirmed(before, 10)).toEqual([]);
});

describe("the page of an application", () => {
  const see = (hash: string, personId = world.people.applicant) =>
    viewApplication({ ...world.ports, applications: world.applications }, personId, hash);

  it("has the offers by what they cost in all, an example of a real one, and nothing for another person", async () => {
    const hash = await world.apply();
    await waitUntil(
      async () => ((await see(hash))?.answers.filter(({ state }) => state === "offered").length ?? 0) >= 3,
      WAIT_MS,
      "three offers",
    );
    const seen = await see(hash);
    const offered = seen?.answers.filter(({ state }) => state === "offered") ?? [];
    const totals = offered.map(({ offer }) => Number(offer?.figures[2]?.value.replaceAll(/\D/g, "")));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(offered.map(({ isCheapest }) => isCheapest)).toEqual(offered.map((_, index) => index === 0));
    expect(seen?.answers.slice(0, offered.length)).toEqual(offered);
    expect(seen?.explanation?.example).toContain("effektiv ränta");
    expect(seen?.help).toBeUndefined();
    expect(await see(hash, world.people.stranger)).toBeUndefined();
    expect(await see(randomId())).toBeUndefined();
  });

  it("has help where all have declined", async () => {
    const hash = await world.apply({ ...FIELDS, amount: String(MAGIC_AMOUNTS_KR.allDecline) });
    await waitUntil(async () => (await see(hash))?.state === "ended", WAIT_MS, "all to decline");
    expect((await see(hash))?.help?.text).toContain("budget- och skuldrådgivning");
  });
});

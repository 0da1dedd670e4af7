import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import {
  type AnswerFacts,
  expiryOf,
  type InvitationPhase,
  INVITATION_STATES,
  phaseOf,
  refusalOf,
} from "./invitation.ts";

const FREE: AnswerFacts = { phase: "open", isInviter: false, hasPartner: false, inviterHasPartner: false };

describe("an invitation", () => {
  it("is over after 14 days, to the millisecond", () => {
    const expiresAtMs = expiryOf(0);
    expect(expiresAtMs).toBe(14 * DAY_MS);
    expect(phaseOf({ state: "open", expiresAtMs }, expiresAtMs - 1)).toBe("open");
    expect(phaseOf({ state: "open", expiresAtMs }, expiresAtMs)).toBe("expired");
  });

  it("that was answered or withdrawn does not become another thing with time", () => {
    for (const state of INVITATION_STATES.filter((each) => each !== "open"))
      expect(phaseOf({ state, expiresAtMs: 0 }, 1)).toBe(state);
  });

  it("can be answered while it is open, and at no other time", () => {
    expect(refusalOf("accept", FREE)).toBeUndefined();
    expect(refusalOf("decline", FREE)).toBeUndefined();
    const over: readonly InvitationPhase[] = ["accepted", "declined", "revoked", "expired"];
    for (const phase of over)
      for (const answer of ["accept", "decline"] as const) expect(refusalOf(answer, { ...FREE, phase })).toBe("over");
  });

  it("is not for the person who sent it", () => {
    for (const answer of ["accept", "decline"] as const)
      expect(refusalOf(answer, { ...FREE, isInviter: true })).toBe("own");
  });

  it("is accepted by a person without a partner, from a person without one", () => {
    expect(refusalOf("accept", { ...FREE, hasPartner: true })).toBe("taken");
    expect(refusalOf("accept", { ...FREE, inviterHasPartner: true })).toBe("inviter-taken");
    expect(refusalOf("accept", { ...FREE, hasPartner: true, inviterHasPartner: true })).toBe("taken");
  });

  it("may be declined by a person who has a partner already", () => {
    expect(refusalOf("decline", { ...FREE, hasPartner: true, inviterHasPartner: true })).toBeUndefined();
  });
});

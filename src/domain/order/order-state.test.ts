import { describe, expect, it } from "vitest";
import {
  CHECK_OUTCOMES,
  ENDED_STATES,
  isEnded,
  isOpen,
  mailOf,
  mayBeContract,
  movesTo,
  OPEN_STATES,
  ORDER_STATES,
  shownState,
  UNKNOWN_STATES,
} from "./order-state.ts";

describe("order states", () => {
  it("an order can be settled from every open state, with every outcome", () => {
    for (const state of ORDER_STATES.filter((state) => !isOpen(state)))
      expect(movesTo(state), state).toEqual(expect.arrayContaining([...OPEN_STATES]));
  });

  it("a settled order moves only from an uncertain outcome, by a check", () => {
    const fromSettled = (state: (typeof ORDER_STATES)[number]) => movesTo(state).filter((from) => !isOpen(from));
    const moved = ORDER_STATES.filter((state) => fromSettled(state).length > 0);
    expect(moved).toEqual(CHECK_OUTCOMES);
    for (const state of moved) expect(fromSettled(state)).toEqual(UNKNOWN_STATES);
  });

  it("no order returns to a state before", () => {
    expect(movesTo("accepted")).toEqual([]);
    expect(movesTo("placing")).toEqual(["accepted"]);
    expect(movesTo("awaiting")).toEqual(["accepted", "placing"]);
  });

  it("a placed and an uncertain order may be contracts, an ended one is none", () => {
    expect(ORDER_STATES.filter(mayBeContract)).toEqual(["placed", "uncertain"]);
    expect(ENDED_STATES).toEqual(["refused", "repriced", "expired"]);
  });

  it("an order is shown as placed only when it is, and as refused, changed or expired only when nothing was ordered", () => {
    expect(ORDER_STATES.filter((state) => shownState(state) === "placed")).toEqual(["placed"]);
    expect(ENDED_STATES.map(shownState)).toEqual(["refused", "repriced", "expired"]);
    expect(OPEN_STATES.map(shownState).some((shown) => shown !== "open" && shown !== "waiting")).toBe(false);
  });

  it("every settled order has a mail, and no open one", () => {
    for (const state of ORDER_STATES) expect(mailOf(state) === undefined, state).toBe(isOpen(state));
    expect(ORDER_STATES.filter(isEnded)).not.toContain("placed");
  });
});

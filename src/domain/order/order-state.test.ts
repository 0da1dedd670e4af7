import { describe, expect, it } from "vitest";
import {
  CHECK_OUTCOMES,
  ENDED_STATES,
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
    for (const [index, state] of OPEN_STATES.entries())
      expect(OPEN_STATES.slice(0, index), state).toEqual(expect.arrayContaining([...movesTo(state)]));
  });

  it("a placed and an uncertain order may be contracts, an ended one is none", () => {
    expect(ORDER_STATES.filter(mayBeContract)).toEqual(["placed", "uncertain"]);
    expect(ENDED_STATES).toEqual(["refused", "repriced", "expired"]);
  });

  it("an open order is never shown as settled, and only a placed one as placed", () => {
    expect(ORDER_STATES.filter((state) => shownState(state) === "placed")).toEqual(["placed"]);
    const settled = ORDER_STATES.filter((state) => !isOpen(state)).map(shownState);
    expect(OPEN_STATES.map(shownState).filter((shown) => settled.includes(shown))).toEqual([]);
  });

  it("every settled order has a mail, and no open one", () => {
    for (const state of ORDER_STATES) expect(mailOf(state) === undefined, state).toBe(isOpen(state));
  });
});

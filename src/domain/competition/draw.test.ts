import { describe, expect, test } from "vitest";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { commitmentOf, drawWinner, ticketOf } from "./draw.ts";

const ticketsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => ticketOf(sha256Hex, `salt ${number}`, `order ${number}`));

describe("the draw", () => {
  test("gives the same winner every time, whatever order the list comes in", () => {
    const tickets = ticketsOf(97);
    const winner = drawWinner(sha256Hex, "seed", tickets);
    expect(tickets).toContain(winner);
    for (const list of [tickets, tickets.toReversed(), tickets.toSorted()])
      expect(drawWinner(sha256Hex, "seed", list)).toBe(winner);
  });

  test("can be done again by hand from what is published", () => {
    // printf '%s' 'seed:a,b,c' | sha256Hexsum
    const digest = "29831da7859551b810a5b41b4691043f1d89be0076cf11679e8e94d70d5ef83a";
    expect(sha256Hex("seed:a,b,c")).toBe(digest);
    // As a whole number, divided by three, it leaves 0.
    expect(drawWinner(sha256Hex, "seed", ["c", "a", "b"])).toBe("a");
  });

  test("has no winner without entries, and the only one wins alone", () => {
    expect(drawWinner(sha256Hex, "seed", [])).toBeUndefined();
    expect(drawWinner(sha256Hex, "seed", ["a"])).toBe("a");
  });

  test("is decided by every ticket and by the seed: leaving one out or changing the seed moves the winner", () => {
    const tickets = ticketsOf(50);
    const winners = new Set(
      tickets.map((left) =>
        drawWinner(
          sha256Hex,
          "seed",
          tickets.filter((each) => each !== left),
        ),
      ),
    );
    expect(winners.size).toBeGreaterThan(10);
    const bySeed = new Set(Array.from({ length: 200 }, (_, seed) => drawWinner(sha256Hex, String(seed), tickets)));
    expect(bySeed.size).toBeGreaterThan(40);
  });

  test.each([2, 7, 20, 100])("favours no ticket among %i over 20 000 seeds (chi-square)", (count) => {
    const tickets = ticketsOf(count);
    const won = new Map<string, number>();
    const draws = 20_000;
    for (let seed = 0; seed < draws; seed += 1) {
      const winner = drawWinner(sha256Hex, `seed ${seed}`, tickets) ?? "";
      won.set(winner, (won.get(winner) ?? 0) + 1);
    }
    const expected = draws / count;
    const chiSquare = tickets.reduce((sum, ticket) => sum + ((won.get(ticket) ?? 0) - expected) ** 2 / expected, 0);
    // Wilson and Hilferty: as far from the middle as one fair draw in a thousand is.
    const freedom = count - 1;
    const spread = 2 / (9 * freedom);
    expect(chiSquare).toBeLessThan(freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
  });

  test("hides who a ticket is: the same order with another salt is another ticket", () => {
    expect(ticketOf(sha256Hex, "a", "order")).not.toBe(ticketOf(sha256Hex, "b", "order"));
    expect(commitmentOf(sha256Hex, "seed")).toBe(sha256Hex("seed"));
  });
});

import { describe, expect, it } from "vitest";
import { movableClock } from "#tests/support/movable-clock.ts";
import type { GiftEntry } from "./gift.port.ts";
import { createGiftJourney } from "./gift-journey.ts";

const PERSON = "198502102380";
const FORM = { civicNumber: PERSON, phoneNumber: "0701234567", product: "parkeringsskiva" };

/** A store with the rule of the database: one entry each. */
function startGifts(identifiedIn: string) {
  const entries: GiftEntry[] = [];
  const journey = createGiftJourney({
    gifts: {
      enter: (entry) => {
        const isNew = entries.every(({ civicNumber }) => civicNumber !== entry.civicNumber);
        if (isNew) entries.push(entry);
        return Promise.resolve(isNew);
      },
    },
    orders: { hasPlacedFor: (_number, { owner }) => Promise.resolve(owner !== "stranger") },
    identified: { isIdentified: ({ owner }) => Promise.resolve(owner === identifiedIn) },
    clock: movableClock(Date.parse("2026-11-16T12:00:00Z")),
    newId: () => `entry-${entries.length}`,
  });
  const ask = async (owner: string) => {
    const outcome = await journey.enter(FORM, { owner, personId: undefined });
    return outcome?.ok ? outcome.value.state : outcome;
  };
  return { ask, entries };
}

describe("the gift", () => {
  it("that was requested before is reported only where the person is identified", async () => {
    const { ask, entries } = startGifts("theirs");
    expect(await ask("ordered-in-their-name")).toBe("entered");
    expect(await ask("another")).toBe("entered");
    expect(await ask("theirs")).toBe("already");
    expect(entries).toHaveLength(1);
  });

  it("is new for the identified person when it was not requested before", async () => {
    expect(await startGifts("theirs").ask("theirs")).toBe("entered");
  });

  it("is not for a browser that has ordered nothing for the person", async () => {
    const { ask, entries } = startGifts("stranger");
    expect([await ask("stranger"), entries.length]).toEqual([undefined, 0]);
  });
});

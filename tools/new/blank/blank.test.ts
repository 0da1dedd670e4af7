import { expect, it } from "vitest";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import { createBlankServer } from "./server/blank.server.ts";
import { simulatedBlank } from "./simulated/blank.simulated.ts";
import { blankEntry } from "./web/blank.entry.ts";

/** What `npm run new -- vertical` copies must work as it is; the conformance tests hold its copies to the rest. */

const desk = {
  validUntilMs: Date.parse("2026-12-15T12:00:00Z"),
  issueQuoteId: () => "Q-1",
} as Partial<QuoteDesk> as QuoteDesk;
const server = createBlankServer({ nowMs: () => Date.parse("2026-11-19T12:00:00Z") });

function ask(values: Readonly<Record<string, string>>) {
  const [provider] = server.providers;
  const [line] = simulatedBlank.lines;
  const asked = server.parse(values);
  if (!provider || !line || !asked.ok) throw new Error(JSON.stringify(asked));
  const { body } = line.quote(JSON.parse(provider.prepare(asked.value).body ?? ""), desk);
  const reply = { status: 200, contentType: "application/json", body: JSON.stringify(body) };
  return provider.read(reply, { search: asked.value, facts: undefined });
}

it("answers its two questions with a price", () => {
  const read = ask(simulatedBlank.samples.ordinary);
  expect(read, JSON.stringify(read, undefined, 2)).toMatchObject({
    kind: "answered",
    offers: [
      {
        subscriptionName: "Tomt Bas",
        price: { plans: [{ parts: [{ amountOre: 800_00, every: "year" }] }] },
        detail: { count: 2 },
      },
    ],
  });
});

it("declines with a sentence", () => {
  expect(ask(simulatedBlank.samples.declined)).toEqual({
    kind: "declined",
    message: "Vi lämnar inte pris på fler än åtta.",
  });
});

it("has a page with a card", async () => {
  expect(await blankEntry.load()).toMatchObject({ startFields: ["count"], Card: expect.anything() });
});

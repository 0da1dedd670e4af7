import { readFileSync } from "node:fs";
import { createCompetitionStore } from "#adapters/postgres/competition-store.ts";
import { commitmentOf, ticketOf } from "#domain/competition/draw.ts";
import type { CompetitionStore } from "#journeys/competition/competition.port.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

export interface CompetitionWorld {
  readonly stack: Stack;
  readonly ordered: OrderFixtures;
  readonly store: CompetitionStore;
  /** A month long ago that no run before this one has used: what is promised is never taken away. */
  newMonth(): string;
  /** A month with that many entries whose draw is due at once; gives each entry's box by ticket. */
  closeMonth(month: string, entries: number): Promise<ReadonlyMap<string, string>>;
  stop(): Promise<void>;
}

const NUMBERS = readFileSync("tests/fixtures/persons/test-personal-numbers.txt", "utf8").trim().split("\n");

export async function startCompetitionWorld(): Promise<CompetitionWorld> {
  const stack = await openSharedStack({ hasWorker: true });
  const ordered = openOrderFixtures(stack);
  const config = readConfig(stack.env);
  const store = createCompetitionStore({
    pool: ordered.pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  return {
    stack,
    ordered,
    store,
    newMonth: () =>
      `${1_000 + Math.floor(Math.random() * 900)}-${String(1 + Math.floor(Math.random() * 12)).padStart(2, "0")}`,
    async closeMonth(month, entries) {
      const boxes = new Map<string, string>();
      const customer = await ordered.newCustomer();
      const made = await Promise.all(
        NUMBERS.slice(0, entries).map(async (personalNumber) => {
          const email = newBox();
          return { email, orderId: await ordered.place(customer, { personalNumber, email }) };
        }),
      );
      const seed = randomToken();
      const seedHash = commitmentOf(sha256Hex, seed);
      // Due as soon as everybody has entered, and not before.
      await store.commit({ month, seed, seedHash, drawAt: new Date(Date.now() + 3_000) });
      for (const { email, orderId } of made) {
        const salt = randomId();
        const ticket = ticketOf(sha256Hex, salt, orderId);
        const entry = { entryId: randomId(), month, orderId, salt, ticket, declarationVersion: "test" };
        if ((await store.enter(entry)) !== "entered") throw new Error("an entry was not taken");
        boxes.set(ticket, email);
      }
      return boxes;
    },
    async stop() {
      await ordered.close();
      await stack.stop();
    },
  };
}

export const newBox = (): string => `lott-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { drawMoment, type Month, monthAfter } from "#domain/competition/competition.ts";
import { commitmentOf, type Sha256 } from "#domain/competition/draw.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { CompetitionStore } from "./competition.port.ts";

export interface CommitPorts {
  readonly store: Pick<CompetitionStore, "commit">;
  readonly sha256: Sha256;
  /** Too long to guess, or to find from its hash by trying. */
  readonly newSeed: () => string;
  readonly clock: Pick<Clock, "nowMs">;
}

/** This month's and the next one's: a hash is published long before the first entry. */
export async function commitMonths(ports: CommitPorts): Promise<void> {
  const now = monthOf(swedishDate(ports.clock.nowMs()));
  for (const month of [now, monthAfter(now)]) await commitMonth(ports, month);
}

export async function commitMonth({ store, sha256, newSeed }: CommitPorts, month: Month): Promise<void> {
  const seed = newSeed();
  await store.commit({ month, seed, seedHash: commitmentOf(sha256, seed), drawAt: drawMoment(month) });
}

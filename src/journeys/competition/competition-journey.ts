import { DAY_MS } from "#domain/calendar/durations.ts";
import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { competition, type Month } from "#domain/competition/competition.ts";
import { ticketOf } from "#domain/competition/draw.ts";
import { type Eligibility, judgeCandidate, type Obstacle } from "#domain/competition/eligibility.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { type CommitPorts, commitMonth } from "./commit-months.ts";
import type { CompetitionStore, EntryReceipt, MonthInDetail, PublishedMonth, Purchase } from "./competition.port.ts";

export interface CompetitionPorts extends CommitPorts {
  readonly store: CompetitionStore;
  readonly verticals: readonly AnyVerticalServer[];
  /** Of the text that is declared. */
  readonly declarationVersion: string;
  readonly newId: () => string;
}

/** A purchase of the visitor's own, and whether it takes part. */
export interface SeenPurchase {
  readonly orderId: string;
  readonly providerName: string;
  readonly month: Month;
  readonly state: "open" | "entered" | "too-late";
  readonly receipt: EntryReceipt | undefined;
}

export type EnterOutcome =
  | { readonly kind: "entered" | "already"; readonly month: Month; readonly receipt: EntryReceipt }
  | { readonly kind: "refused"; readonly why: Obstacle };

export interface CompetitionJourney {
  purchases(asker: Asker): Promise<SeenPurchase[]>;
  /** An order of another visitor is treated as missing. */
  enter(orderId: string, hasDeclared: boolean, asker: Asker): Promise<EnterOutcome>;
  /** For public verification: commitments and finished draws. */
  published(): Promise<PublishedMonth[]>;
  month(month: Month): Promise<MonthInDetail | undefined>;
}

/** A month, its fourteen days, and a few for clock differences. */
const LOOKED_BACK_MS = 50 * DAY_MS;
const PUBLISHED_MONTHS = 26;

export function createCompetitionJourney(ports: CompetitionPorts): CompetitionJourney {
  const { store, clock, verticals } = ports;
  /** Whose orders count; undefined when it is not sold here. */
  const vertical = verticals.find(({ description }) => description.serviceName === competition.serviceName)?.description
    .name;
  const today = () => swedishDate(clock.nowMs());
  const purchasesOf = (asker: Asker): Promise<Purchase[]> =>
    vertical === undefined
      ? Promise.resolve([])
      : store.purchases(vertical, asker, new Date(clock.nowMs() - LOOKED_BACK_MS));
  return {
    async purchases(asker) {
      const bought = await purchasesOf(asker);
      return bought.filter(({ isWithdrawn }) => !isWithdrawn).map((purchase) => seen(purchase, today()));
    },
    async enter(orderId, hasDeclared, asker) {
      const purchase = (await purchasesOf(asker)).find((each) => each.orderId === orderId);
      const judged = judge(purchase, hasDeclared, today());
      if (!judged.isEligible) return { kind: "refused", why: judged.why };
      const { month } = judged;
      if (purchase?.entry) return { kind: "already", month, receipt: purchase.entry };
      await commitMonth(ports, month);
      const salt = ports.newId();
      const receipt = { orderId, salt, ticket: ticketOf(ports.sha256, salt, orderId) };
      const { declarationVersion, newId } = ports;
      const done = await store.enter({ entryId: newId(), month, declarationVersion, ...receipt });
      if (done === "entered") return { kind: "entered", month, receipt };
      // Another tab was first; its entry is the receipt.
      const entry = (await purchasesOf(asker)).find((each) => each.orderId === orderId)?.entry;
      return entry ? { kind: "already", month, receipt: entry } : { kind: "refused", why: "too-late" };
    },
    published: () => store.months(PUBLISHED_MONTHS),
    month: (month) => store.month(month),
  };
}

const judge = (purchase: Purchase | undefined, hasDeclared: boolean, today: string): Eligibility =>
  judgeCandidate(
    {
      // The store was asked for orders of this service only.
      serviceName: competition.serviceName,
      isPlaced: purchase !== undefined,
      isWithdrawn: purchase?.isWithdrawn ?? false,
      boughtOn: purchase && swedishDate(purchase.boughtAtMs),
      hasDeclared,
    },
    today,
  );

function seen(purchase: Purchase, today: string): SeenPurchase {
  const { orderId, providerName, boughtAtMs, entry } = purchase;
  const state = entry ? "entered" : judge(purchase, true, today).isEligible ? "open" : "too-late";
  return { orderId, providerName, month: monthOf(swedishDate(boughtAtMs)), state, receipt: entry };
}

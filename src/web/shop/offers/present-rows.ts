import { type Cover, isIncluded } from "#domain/cover/cover.ts";
import { describeCost, describeExcessSpan } from "#domain/cover/cover.texts.sv.ts";
import { excessSpan } from "#domain/cover/excess-span.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { PageOffer, ResultPage } from "#http/contract/page-services.ts";
import { rowTexts } from "./result.texts.sv.ts";

/** What people choose an insurance by, beside its price: all of it from the one description of its cover. */
export interface ShownRow {
  /** Its excess, and what the picked events cost. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly bindingMonths?: number;
  /** Whole öre; missing where it has no upper end. */
  readonly highestOwnCostOre?: number;
  /** Names of the parts that are included, of those that not every insurance has. */
  readonly parts: readonly string[];
}

export interface ShownRowEvent {
  readonly id: string;
  readonly label: string;
  readonly isPicked: boolean;
}

export function presentRow(
  description: PageOffer["description"],
  { rows, payment }: Pick<ResultPage, "rows" | "payment">,
): { readonly row?: ShownRow } {
  const { cover, bindingMonths } = description ?? {};
  if (!rows || !cover) return {};
  const span = excessSpan(cover, rows.parts);
  return {
    row: {
      facts: factsOf(cover, rows, payment),
      ...(bindingMonths === undefined ? {} : { bindingMonths }),
      ...(span?.highestOre === undefined ? {} : { highestOwnCostOre: span.highestOre }),
      parts: cover.filter((part) => part.table !== "excess" && isIncluded(part)).map(({ name }) => name),
    },
  };
}

/** The same of what the visitor has today; nothing where its cover is not known. */
export const presentRowToday = (rows: ResultPage["rows"]): Pick<ShownRow, "facts"> => ({
  facts: rows?.today && rows.today.length > 0 ? factsOf(rows.today, rows) : [],
});

function factsOf(
  cover: Cover,
  { parts, events }: NonNullable<ResultPage["rows"]>,
  payment: Payment = DEFAULT_PAYMENT,
): ShownRow["facts"] {
  const period = payment === "yearly" ? "year" : "month";
  const span = excessSpan(cover, parts);
  return [
    ...(span ? [{ label: rowTexts.ownCost, text: describeExcessSpan(span) }] : []),
    ...events.picked.map((event) => ({ label: event.label, text: describeCost(cover, event, period) })),
  ];
}

export const presentRowEvents = (rows: ResultPage["rows"]): { readonly rowEvents?: readonly ShownRowEvent[] } =>
  !rows || rows.events.all.length === 0
    ? {}
    : {
        rowEvents: rows.events.all.map((event) => ({
          id: event.id,
          label: event.label,
          isPicked: rows.events.picked.includes(event),
        })),
      };

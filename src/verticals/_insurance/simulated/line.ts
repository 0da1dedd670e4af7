import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import type { QuoteDesk, SimulatedChoice } from "#verticals/_contract/simulated.ts";
import type { OfferedFees, Rating, SimulatedInsurer } from "./insurer.ts";

/** A message that came in: nothing of it is known to be so. */
export type Wire = Readonly<Record<string, unknown>>;

/** An insurer's line of business, freed from the protocol it speaks. */
export interface SoldLine<Question, Offered extends OfferedFees> {
  readonly insurer: SimulatedInsurer;
  /** In the provider's own addresses. */
  readonly lineName: string;
  readonly addOns: readonly SimulatedChoice[];
  readonly discounts: readonly SimulatedChoice[];
  /** Undefined when the question lacks what must be there. */
  read(wire: Wire): Question | undefined;
  rate(question: Question, desk: QuoteDesk): Rating<Offered>;
  documents(question: Question): readonly { readonly title: string; readonly name: string }[];
}

/** What the insurance includes already is not sold once more. */
export const soldAddOns = ({
  addOns,
  insurer: { services },
}: Pick<SoldLine<never, never>, "addOns" | "insurer">): readonly SimulatedChoice[] =>
  addOns.filter(({ name }) => !services.includes(name));

/** The last day that the quote is valid. */
export const lastDayOf = ({ validUntilMs }: QuoteDesk): string => utcDate(validUntilMs);

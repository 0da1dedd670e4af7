import { type Cover, isIncluded } from "#domain/cover/cover.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { HIGHEST, INJURIES } from "./accident.offer.ts";
import { notCompensated } from "./accident.texts.sv.ts";

/** What is paid out, as it is read: on the card, side by side, and of what was ordered. */
export interface ShownExample {
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly isPaid: boolean;
}

export const listExamples = ({ cover }: { readonly cover: Cover }): ShownExample[] =>
  cover
    .filter(({ type }) => isExample(type))
    .map((part) => ({
      type: part.type,
      name: part.name,
      text: isIncluded(part) ? formatKr(part.terms?.payoutOre ?? 0) : notCompensated,
      isPaid: isIncluded(part),
    }));

/** Among the terms of an order there are others too. */
export const isExample = (type: string): boolean => type === HIGHEST || INJURIES.some((injury) => injury === type);

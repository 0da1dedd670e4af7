import { formatKr } from "#domain/format/swedish-format.ts";
import { type AccidentDetail, INJURIES } from "./accident.offer.ts";
import { highestInvalidityName, injuryNames, notCompensated } from "./accident.texts.sv.ts";

/** What is paid out, as it is read: on the card, side by side, and of what was ordered. */
export interface ShownExample {
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly isPaid: boolean;
}

export const listExamples = ({
  compensation,
  highestInvalidityOre,
}: Pick<AccidentDetail, "compensation" | "highestInvalidityOre">): ShownExample[] => [
  ...INJURIES.map((type) => toExample(type, injuryNames[type], compensation[type])),
  toExample(HIGHEST, highestInvalidityName, highestInvalidityOre),
];

/** Among the terms of an order there are others too. */
export const isExample = (type: string): boolean => type === HIGHEST || INJURIES.some((injury) => injury === type);

const HIGHEST = "HIGHEST_INVALIDITY";

const toExample = (type: string, name: string, ore: number | null): ShownExample => ({
  type,
  name,
  text: ore === null ? notCompensated : formatKr(ore),
  isPaid: ore !== null,
});

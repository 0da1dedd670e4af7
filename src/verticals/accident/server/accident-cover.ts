import type { Cover } from "#domain/cover/cover.ts";
import { type Insured, readPart, type StatedPart } from "#verticals/_insurance/terms/read-parts.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { HIGHEST, INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import { highestInvalidityName, injuryNames } from "#verticals/accident/accident.texts.sv.ts";
import { type AccidentSubject, accidentTerms } from "./accident-terms/accident-terms.texts.sv.ts";

/** There is no excess: what counts is what is paid out, and the offer states it for the amount of the search. */
export function describeAccidentCover(
  paid: ReadonlyMap<Injury, number>,
  highestInvalidityOre: number,
  insured: Insured,
  asked?: Pick<AccidentSearch, "amountKr">,
): Cover {
  const parts: StatedPart<AccidentSubject>[] = [
    ...INJURIES.map((type): StatedPart<AccidentSubject> => {
      const payoutOre = paid.get(type);
      const part = { type, name: injuryNames[type], clause: type };
      // What an insurer does not mention it does not pay.
      return payoutOre === undefined ? { ...part, kind: "excluded" } : { ...part, kind: "included", payoutOre };
    }),
    {
      type: HIGHEST,
      name: highestInvalidityName,
      clause: HIGHEST,
      kind: "included",
      payoutOre: highestInvalidityOre,
      // All of the insured amount, which is what was chosen.
      ...(asked ? { asked: { payoutOre: asked.amountKr * 100 } } : {}),
    },
  ];
  return parts.map((part) => readPart(accidentTerms, insured, part));
}

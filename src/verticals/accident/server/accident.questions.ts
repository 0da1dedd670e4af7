import type { WireTables } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  amountsBy,
  flag,
  kronor,
  money,
  oneOf,
  personalNumber,
  text,
} from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { Injury } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";

/** What only an accident quote states. */
export interface AccidentAnswer {
  readonly highestInvalidityOre: number;
  /** What is not in it is not compensated. */
  readonly compensation: ReadonlyMap<Injury, number>;
  /** Jobs and SOAP have another name for it than in the other lines. */
  readonly about: string | undefined;
}

/** The whole of what accident insurers are asked and answer; `accident.wire.test.ts` states the messages. */
export const accidentTables: WireTables<AccidentSearch, AccidentAnswer> = {
  lineNames: ["accident", "olycksfall", "olycksfall"],
  questions: {
    personalNumber: { wire: ["ssn", "personnummer", "Personnummer"], kind: personalNumber },
    insured: {
      wire: ["insured", "omfattar", "Omfattning"],
      kind: oneOf({
        me: ["SELF", "jag", "SJALV"],
        partner: ["COUPLE", "jag-och-partner", "PAR"],
        child: ["CHILD", "barn", "BARN"],
      }),
    },
    amountKr: { wire: ["sumInsured", "beloppOre", "Forsakringsbelopp"], kind: kronor },
    occupation: {
      wire: ["occupation", "yrke", "Yrkesklass"],
      kind: oneOf({
        office: ["OFFICE", "kontor", "KONTOR"],
        practical: ["MANUAL", "praktiskt", "PRAKTISKT"],
        risk: ["HAZARDOUS", "risk", "RISK"],
      }),
      isOptional: true,
    },
    hasRiskySports: { wire: ["hazardousSports", "risksport", "Risksport"], kind: flag },
  },
  answers: {
    highestInvalidityOre: {
      wire: ["maxDisability", "hogstaInvaliditetOre", "HogstaInvaliditet"],
      // Less than the least amount that can be chosen would be no such insurance.
      kind: money({ minOre: 250_000_00, maxOre: 9_000_000_00 }),
    },
    compensation: {
      wire: ["examples", "ersattningOre", "Exempel.Skada"],
      kind: amountsBy(
        {
          BROKEN_LEG: ["BROKEN_LEG", "brutetBen", "BENBROTT"],
          TOOTH: ["DENTAL", "tandskada", "TAND"],
          SCAR: ["SCAR", "arr", "ARR"],
          TENTH_INVALIDITY: ["DISABILITY_10", "invaliditet10", "INVALIDITET10"],
        },
        { code: ["injury", undefined, "Kod"], amount: ["amount", "", "Belopp"] },
        { minOre: 100_00, maxOre: 2_000_000_00 },
      ),
    },
    about: { wire: ["about", "om", "Om"], kind: text },
  },
};

import type { WireTables } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  amountsBy,
  flag,
  flagOrNull,
  oneOf,
  personalNumber,
  postalCode,
  text,
  whole,
  wholeAmong,
} from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import { EXCESS_CHOICES_KR, type FlatSearch, type Movables } from "#verticals/flat/flat.search.ts";

export type FlatQuestion = Omit<FlatSearch, "association" | "domain">;

/** What only a home quote states. */
export interface FlatAnswer {
  /** One that cannot be read makes the whole unreadable: every excess must be shown to the visitor. */
  readonly excesses: ReadonlyMap<ExcessKind, number>;
  readonly hasAllrisk: boolean;
  /** Null when the insurer does not mention it: the home is not tenant-owned. */
  readonly hasTenantOwner: boolean | null;
  readonly travelDays: number;
}

/** The whole of what home insurers are asked and answer; `flat.wire.test.ts` states the messages. */
export const flatTables: WireTables<FlatQuestion, FlatAnswer> = {
  lineNames: ["contents", "hem", "hem"],
  questions: {
    personalNumber: { wire: ["ssn", "personnummer", "Personnummer"], kind: personalNumber },
    address: { wire: ["address", "gatuadress", "Adress"], kind: text },
    postalCode: { wire: ["postalCode", "postnr", "Postnummer"], kind: postalCode },
    housing: {
      wire: ["home.tenure", "boendeform", "Boendeform"],
      kind: oneOf({
        hyresratt: ["RENTED", "hyr", "HYRESRATT"],
        bostadsratt: ["TENANT_OWNED", "brf", "BOSTADSRATT"],
        student: ["STUDENT", "student", "STUDENT"],
        andrahand: ["SUBLET", "andrahand", "ANDRAHAND"],
      }),
    },
    livingArea: { wire: ["home.livingArea", "boyta", "Boyta"], kind: whole },
    residents: { wire: ["residents", "boende", "AntalBoende"], kind: whole },
    movables: {
      wire: ["wanted.contents", "losore", "Losorebelopp"],
      kind: oneOf<Movables>({
        300000: [300_000, 300_000, 300_000],
        500000: [500_000, 500_000, 500_000],
        1000000: [1_000_000, 1_000_000, 1_000_000],
        1500000: [1_500_000, 1_500_000, 1_500_000],
        unlimited: [undefined, 0, "OBEGRANSAT"],
      }),
    },
    hasSafetyDoor: { wire: ["home.safetyDoor", "sakerhetsdorr", "Sakerhetsdorr"], kind: flag },
    alarm: {
      wire: ["home.alarm", "larm", "Larm"],
      kind: oneOf({
        no: ["NONE", "inget", "SAKNAS"],
        alarm: ["LOCAL", "eget", "LARM"],
        alarmcentral: ["CENTRAL", "central", "CENTRAL"],
      }),
    },
    excessKr: { wire: ["wanted.excess", "onskadSjalvrisk", "Sjalvrisk"], kind: wholeAmong(EXCESS_CHOICES_KR) },
    wantsAllrisk: { wire: ["wanted.accidental", "drulle", "Drulle"], kind: flag },
    wantsTravel: { wire: ["wanted.travel", "resa", "Reseskydd"], kind: flag },
  },
  answers: {
    excesses: {
      wire: ["excesses", "sjalvrisker", "Sjalvrisker.Sjalvrisk"],
      kind: amountsBy(
        {
          movables: ["CONTENTS", "losore", "LOSORE"],
          water: ["WATER", "vatten", "VATTEN"],
          allrisk: ["ACCIDENTAL", "drulle", "DRULLE"],
          tenantowner: ["TENANT_OWNER", "bostadsratt", "BOSTADSRATT"],
          travel: ["TRAVEL", "resa", "RESA"],
        },
        { code: ["damage", "skada", "Skada"], amount: ["amount", "beloppOre", "Belopp"] },
        { minOre: 0, maxOre: 50_000_00 },
      ),
    },
    hasAllrisk: { wire: ["covers.accidental", "drulleIngar", "DrulleIngar"], kind: flag },
    hasTenantOwner: { wire: ["covers.tenantOwner", "bostadsrattIngar", "BostadsrattIngar"], kind: flagOrNull },
    travelDays: { wire: ["covers.travelDays", "resedagar", "ReseskyddDagar"], kind: whole },
  },
};

import type { PricedChoice } from "#simulators/verticals/_shared/simulated.ts";
import { listOf, oneOf, part, text, whole } from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { WireStyle } from "#verticals/_insurance/insurers.ts";
import { writeAmount } from "#verticals/_insurance/protocols/wire-style.ts";
import { encode, type WireKind, type WireTable } from "#verticals/_insurance/protocols/wire-table.ts";
import type { OfferedFees, QuotedDiscount, SimulatedInsurer } from "./insurer.ts";

/** What an offer states besides its price, where the insurer has it. */
export interface OfferTerms {
  readonly product?: string | undefined;
  readonly discount?: QuotedDiscount | undefined;
  /** YYYY-MM-DD. */
  readonly firstStart?: string | undefined;
  readonly about?: string | undefined;
}

interface CommonOffer
  extends
    OfferTerms,
    Pick<OfferedFees, "quoteId" | "yearlyFeeOre" | "monthlyFeeOre">,
    Pick<SimulatedInsurer, "headline" | "benefits" | "services" | "bindingMonths"> {
  readonly validUntilMs: number;
  readonly addOns?: readonly PricedChoice[] | undefined;
  readonly documents: readonly { readonly title: string; readonly url: string }[];
}

/** The whole answer: what every offer states, and the line's own answers. */
export function writeOffer<Answer extends object>(
  offer: CommonOffer,
  answers: WireTable<Answer>,
  answer: Answer,
  style: WireStyle,
): object {
  const values: object = { ...offer, currency: "SEK", ...answer };
  const written = encode<object>(tableOf(answers), values, style);
  if (style.protocol === "soap") return { Offert: written };
  return style.protocol === "json-at-once" ? { status: "OFFERED", ...written } : { utfall: "offert", ...written };
}

const tables = new WeakMap<object, WireTable<object>>();

/** Made once: what a table costs is paid at its first use. */
function tableOf(answers: object): WireTable<object> {
  const table = tables.get(answers) ?? { ...common, ...answers };
  tables.set(answers, table);
  return table;
}

const written = <Value>(write: WireKind<Value>["write"]): WireKind<Value> => ({ write, read: () => undefined });

const amount = written<number>(writeAmount);
/** As in the answer about a price: insurers that answer at once write kronor as numbers, whatever they do with their fees. */
const choiceAmount = written<number>((ore, style) =>
  style.protocol === "json-at-once" ? ore / 100 : writeAmount(ore, style),
);
const texts = written<readonly string[]>((each) => each);

/** Written apart from the client's readers of the same fields (`readAtOnceQuote` and its like), so that a fault in one shows. */
const common: WireTable<CommonOffer & { readonly currency: "SEK" }> = {
  quoteId: { wire: ["quoteId", "offertnr", "OffertId"], kind: text },
  yearlyFeeOre: { wire: ["premium.perYear", "premieArOre", "Arspremie"], kind: amount },
  monthlyFeeOre: { wire: ["premium.perMonth", "premieManadOre", "Manadspremie"], kind: amount },
  currency: { wire: ["premium.currency", "valuta", "Valuta"], kind: oneOf({ SEK: ["SEK", undefined, "SEK"] }) },
  headline: { wire: ["headline", "rubrik", "Rubrik"], kind: text },
  benefits: { wire: ["benefits", "fordelar", "Fordelar.Fordel"], kind: texts },
  services: { wire: ["services", "tjanster", "Tjanster.Tjanst"], kind: texts },
  addOns: {
    wire: ["addOns", "tillagg", "Tillagg.Val"],
    kind: listOf(
      {
        id: { wire: ["id", "kod", "Kod"], kind: text },
        name: { wire: ["name", "namn", "Namn"], kind: text },
        description: { wire: ["description", "beskrivning", "Beskrivning"], kind: text },
        yearlyOre: { wire: ["perYear", "arOre", "Arsbelopp"], kind: choiceAmount },
      },
      12,
    ),
  },
  bindingMonths: { wire: ["bindingMonths", "bindningstid", "BindningstidManader"], kind: whole },
  validUntilMs: { wire: ["validTo", "gallerTom", "GiltigTom"], kind: written(writeLastMoment) },
  documents: {
    wire: ["documents", "dokument", "Dokument.Lank"],
    kind: listOf(
      {
        title: { wire: ["title", "namn", "Namn"], kind: text },
        url: { wire: ["url", "lank", "Adress"], kind: text },
      },
      10,
    ),
  },
  product: { wire: ["product", "produkt", "Produktnamn"], kind: text },
  discount: {
    wire: ["discount", "rabatt", "Rabatt"],
    kind: part({
      percent: { wire: ["percent", "procent", "Procent"], kind: whole },
      name: { wire: ["name", "namn", "Namn"], kind: text },
      requiresOtherInsurances: {
        wire: ["requires", "kraver", "Kraver"],
        kind: written((isRequired, { protocol }) => (isRequired ? OTHER_INSURANCES[protocol] : undefined)),
      },
      yearlyFeeOre: { wire: ["perYear", "premieArOre", "Arspremie"], kind: amount },
      monthlyFeeOre: { wire: ["perMonth", "premieManadOre", "Manadspremie"], kind: amount },
    }),
  },
  firstStart: {
    wire: ["firstStart", "tidigastStart", "TidigastStart"],
    kind: written((day, { protocol }) => (protocol === "order-then-poll" ? day.replaceAll("-", "") : day)),
  },
  about: { wire: ["about", "ovrigt", "Ovrigt"], kind: text },
};

const OTHER_INSURANCES = {
  "json-at-once": "OTHER_INSURANCES",
  "order-then-poll": "fler_forsakringar",
  soap: "FLER_FORSAKRINGAR",
} as const;

/** A time, or the last day that the quote is valid. */
function writeLastMoment(validUntilMs: number, { protocol, hasPlainDates }: WireStyle): string {
  const time = new Date(validUntilMs).toISOString();
  if (protocol === "json-at-once") return time;
  const day = time.slice(0, 10);
  return protocol === "order-then-poll" || hasPlainDates ? day.replaceAll("-", "") : day;
}

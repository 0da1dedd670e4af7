import { formatList } from "#domain/format/list-joining.texts.sv.ts";
import { defineTexts } from "#domain/text/text-set.ts";

const companies = (count: number): string => `${count} bolag`;

export const watchLandingTexts = defineTexts("watch-landing", {
  pageTitle: (product: string) => `Vi bevakar {your} ${product}`,
  asked: "Du bad oss bevaka",
  askedFor: (product: string) => `Du bad oss bevaka {your} ${product}`,
  renews: (product: string, day: string) => `{your} ${product} förnyas ${day}.`,
  cheaperBefore: "Samma skydd kostar",
  cheaperAfter: (provider: string) => `mindre hos ${provider}.`,
  headings: {
    "not-cheaper": "Vi hittade inte samma skydd till ett lägre pris.",
    unanswered: "Inget bolag svarade när vi frågade efter priser.",
    reminder: "Nu är det dags att jämföra.",
  },
  side: {
    heading: "Sida vid sida",
    lead: (day: string) =>
      `Raderna under priset är självrisk, det du själv betalar vid en skada. Priserna hämtades ${day}.`,
    row: "Rad",
    today: "Du idag",
    same: "Samma skydd",
    difference: "Skillnad",
    price: "Pris per år",
    unknown: "Uppgift saknas",
    excluded: "Ingår inte",
    equal: "Lika",
    lower: (kr: string) => `${kr} lägre`,
    higher: (kr: string) => `${kr} högre`,
    better: "Bättre",
    worse: "Sämre",
    unreported: (provider: string) => `Raderna är de som ${provider} har lämnat uppgift om.`,
  },
  steps: {
    heading: "Byt med två tryck",
    first: (provider: string) => `Byt till ${provider}`,
    firstText: (day: string) => `Vi fyller i samma uppgifter som sist. Börjar ${day}.`,
    second: "Skriv under med BankID",
    secondText: (provider: string, day: string) => `Samtidigt säger vi upp ${provider} till ${day}.`,
    button: (provider: string) => `Byt till ${provider}`,
    terms: (fees: string, provider: string) => `${fees}. 14 dagars ångerrätt. ${provider} betalar oss om du byter.`,
    or: "eller",
  },
  expired: {
    heading: "Priserna gäller inte längre",
    text: (provider: string, day: string) =>
      `Priset hos ${provider} hämtades ${day} och går inte att teckna nu. Hämta nya priser, så ser du vad det kostar idag.`,
    button: "Hämta nya priser",
  },
  elsewhere: {
    heading: "Tecknas hos bolaget",
    text: (provider: string) => `${provider} tecknar du på bolagets egen sida. Öppna listan, så visar vi vägen.`,
    button: "Öppna listan",
  },
  none: {
    heading: "Jämför själv",
    text: "Öppna listan med dina uppgifter ifyllda och se alla priser.",
    button: "Öppna listan",
    form: "Jämför priser",
  },
  stay: {
    button: "Stanna kvar",
    text: (provider: string) => `Då händer inget. ${provider} fortsätter, och vi jämför igen inför nästa förnyelse.`,
    textWithoutDate: (provider: string) => `Då händer inget. ${provider} fortsätter, och vi jämför igen nästa månad.`,
    done: (provider: string) => `Du stannar kvar hos ${provider}`,
    doneText: (day: string) => `Du valde det ${day}. Vi jämför igen inför nästa förnyelse. Du kan fortfarande byta.`,
    doneTextUnwatched: (day: string) => `Du valde det ${day}. Du kan fortfarande byta.`,
  },
  stop: {
    question: (thing: string | undefined) => (thing === undefined ? "Inga fler mejl?" : `Inga fler mejl om ${thing}?`),
    button: "Sluta bevaka",
    done: "Vi bevakar inte längre",
    doneText: "Du får inga fler mejl om det här. Du kan slå på bevakningen igen på Mina sidor.",
  },
  lesser: {
    heading: "Billigare, men inte samma skydd",
    counts: (asked: number, answered: number) => `Vi frågade ${companies(asked)}, ${answered} svarade.`,
    cheaper: (count: number, provider: string) =>
      count === 0
        ? `Inget pris var lägre än hos ${provider}.`
        : `${number(count)} var billigare än ${provider}, men sämre på minst en rad.`,
    /** "Räddning 1 200 kr och maskinskada 500 kr högre". */
    worse: (rows: readonly WorseRow[]) => describeWorse(rows),
  },
  all: (count: number) => (count > 1 ? `Visa alla ${count} priser` : "Visa priserna"),
});

export interface WorseRow {
  readonly name: string;
  /** Undefined when it is not covered, or is no amount of money. */
  readonly kr: string | undefined;
  readonly isExcluded: boolean;
}

const NUMBERS = ["", "Ett", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju", "Åtta", "Nio", "Tio", "Elva", "Tolv"];
const number = (count: number): string => NUMBERS[count] ?? String(count);

function describeWorse(rows: readonly WorseRow[]): string {
  const higher = rows.flatMap(({ name, kr }) => (kr === undefined ? [] : [`${name} ${kr}`]));
  const excluded = rows.flatMap(({ name, isExcluded }) => (isExcluded ? [name] : []));
  const other = rows.flatMap(({ name, kr, isExcluded }) => (kr === undefined && !isExcluded ? [name] : []));
  return [
    ...(higher.length > 0 ? [`${listed(higher)} högre`] : []),
    ...(excluded.length > 0 ? [`${listed(excluded)} ingår inte`] : []),
    ...(other.length > 0 ? [`${listed(other)} sämre`] : []),
  ].join(". ");
}

/** Only the first name begins a sentence. */
const listed = ([first = "", ...others]: readonly string[]): string =>
  formatList([first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))]);

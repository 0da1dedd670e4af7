import { GREETING_MAX_LENGTH, MAX_SHARED_OFFERS, SHARE_DAYS } from "#domain/share/shared-list.ts";
import { formatList } from "#domain/format/list-joining.texts.sv.ts";
import { capitalize } from "#domain/text/capitalize.ts";

const COUNTS = ["inga", "ett", "två", "tre"];

const count = (number: number): string => COUNTS[number] ?? String(number);

const times = (number: number): string => (number === 1 ? "en gång" : `${count(number)} gånger`);

/** "Annas", "Lukas". */
const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

/** "tre priser"; what gives and what is a rate has no price. */
export const countOffers = (number: number, isPriced: boolean): string =>
  isPriced ? `${count(number)} ${number === 1 ? "pris" : "priser"}` : `${count(number)} förslag`;

/** "Tre priser på bilförsäkring". */
export const sharedTitle = (number: number, isPriced: boolean, product: string): string =>
  `${capitalize(countOffers(number, isPriced))} på ${product}`;

export const shareTexts = {
  header: "Dela",
  back: "Till priserna",
  title: "Dela med den som också bestämmer",
  lead: "Du skickar en länk. Den andra ser priserna och kan rösta, men inte teckna.",
  choose: {
    heading: "Vad ska synas?",
    always: (number: number, isPriced: boolean) => `${capitalize(countOffers(number, isPriced))} och villkoren`,
    alwaysText: (names: readonly string[]) => `${formatList(names)}. Ingår alltid.`,
    others: "Välj andra priser",
    othersHelp: `Högst ${count(MAX_SHARED_OFFERS)}.`,
    today: "Vad du betalar idag",
    todayText: (provider: string, fee: string) => `${provider}, ${fee}.`,
    greeting: "Hälsning",
    greetingHelp: `Valfritt. Högst ${GREETING_MAX_LENGTH} tecken.`,
    sender: "Ditt förnamn",
    senderHelp: "Valfritt. Då vet den andra vem länken kommer från.",
    senderShown: (name: string) => `Ditt förnamn syns: ${name}.`,
    never: "Syns aldrig: personnummer, adress och registreringsnummer.",
    tooManyOffers: `Välj högst ${count(MAX_SHARED_OFFERS)} priser.`,
    tooManyShares: "Du har skapat många länkar det senaste dygnet. Återkalla en eller försök igen i morgon.",
  },
  link: {
    heading: "Länken",
    text: (date: string) => `Slutar gälla ${date}, om ${SHARE_DAYS} dagar. Den som har länken kan öppna den.`,
    madeText: (date: string) => `Slutar gälla ${date}. Den som har länken kan öppna den.`,
    label: "Länk att skicka",
    make: "Skapa länken",
    remake: "Skapa en ny länk",
    copy: "Kopiera länken",
    copied: "Länken är kopierad.",
  },
  along: {
    heading: "Ta med listan",
    text: "Listan med bolag, pris och villkor, utan dina uppgifter. Filen är signerad, så att andra kan se att inget är ändrat.",
    pdf: "PDF med kod",
    file: "Signerad fil (JSON)",
    one: "Ta med ett erbjudande",
    pdfOf: (name: string) => `PDF för ${name}`,
    fileOf: (name: string) => `Signerad fil för ${name}`,
    shortPdf: "PDF",
    shortFile: "JSON",
  },
  own: {
    heading: "Delat av dig",
    none: "Inget än. När du har skapat en länk ser du här när den öppnas.",
    title: (product: string, number: number) => `${capitalize(product)}, ${countOffers(number, true)}`,
    opened: (number: number, last: string) => `Öppnad ${times(number)}, senast ${last}.`,
    notOpened: "Inte öppnad än.",
    validUntil: (date: string) => `Gäller till ${date}.`,
    revoke: "Återkalla",
    revokeNamed: (title: string) => `Återkalla ${title.toLowerCase()}`,
    revoked: "Återkallad",
    revokedText: (date: string) => `Du återkallade den ${date}. Länken går inte att öppna.`,
    expired: "Utgången",
    expiredText: (date: string) => `Den slutade gälla ${date}. Länken går inte att öppna.`,
    votes: "Svar",
    vote: (name: string) => `Röst på ${name}`,
    removeVote: "Ta bort svaret",
    votedAt: (moment: string) => `från ${moment}`,
    preferred: "Din favorit, som den andra ser",
    noPreferred: "Ingen",
    prefer: "Spara favoriten",
  },
  preview: { heading: "Så här ser det ut för den andra", address: "Länken du skickar" },
};

/** With a first name, and without. */
export const sharedTexts = {
  header: "Delat med dig",
  validUntil: (date: string) => `Gäller till ${date}`,
  linkUntil: (date: string) => `Länken gäller till ${date}.`,
  pageTitle: "Delad lista",
  from: (name: string | undefined, moment: string) => (name === undefined ? capitalize(moment) : `${name}, ${moment}`),
  payer: (name: string | undefined) => name ?? "Den som delar",
  today: (name: string | undefined, fee: string) => `${name ?? "Den som delar"} betalar ${fee} idag.`,
  todayRow: (name: string | undefined, provider: string) => `${name ?? "Du"} idag, ${provider}`,
  saving: (name: string | undefined, kr: string) =>
    name === undefined ? `Sparar ${kr} /år` : `${name} sparar ${kr} /år`,
  otherCover: { less: "Mindre skydd", more: "Större skydd", worse: "Sämre villkor", unknown: "Delvis okänt skydd" },
  lower: (cover: string, kr: string) => `${cover}, ${kr} lägre /år`,
  place: (place: number, all: number) => `Nummer ${place} av ${all} i listan`,
  bar: (fee: string, today: string) => `${fee}, idag ${today}`,
  favourite: (name: string | undefined) => (name === undefined ? "Avsändarens favorit" : `${genitive(name)} favorit`),
  vote: (provider: string) => `Jag röstar på ${provider}`,
  voted: "Din röst",
  pinkLine: (name: string | undefined) => `Det rosa strecket är vad ${name ?? "den som delar"} betalar idag.`,
  atOnce: "Priserna gäller den som betalar hela året på en gång.",
  ranked: "Listan är sorterad efter pris, lägst först. Ingen kan betala för en bättre plats.",
  rankedByGain: "Listan är sorterad efter vad den ger, mest först. Ingen kan betala för en bättre plats.",
  fetched: (date: string) => `Priserna hämtades ${date}.`,
  answer: {
    heading: (name: string | undefined) => (name === undefined ? "Svara" : `Svara ${name}`),
    choose: (name: string | undefined) => `Rösta på ett av förslagen. Det är ${name ?? "den som delade"} som tecknar.`,
    chosen: (provider: string, name: string | undefined) =>
      `Du röstar på ${provider}. Det är ${name ?? "den som delade"} som tecknar.`,
    text: "Skriv något",
    help: "Valfritt. Till exempel vad du undrar.",
    send: (name: string | undefined) => (name === undefined ? "Skicka svaret" : `Skicka svaret till ${name}`),
    sent: (name: string | undefined) =>
      `Ditt svar är skickat${name === undefined ? "" : ` till ${name}`}. Du kan ändra det.`,
  },
  noCookie: "Rösten kom inte med. Webbläsaren behöver ta emot vår kaka, så att var och en röstar en gång. Försök igen.",
  tooMany:
    "Rösten kom inte med. Flera har redan röstat från samma uppkoppling det senaste dygnet. Försök igen i morgon.",
  own: "Det här är din egen länk. Så här ser den ut för den du skickar den till.",
  never: (name: string | undefined) =>
    `${name === undefined ? "Personnummer, adress och registreringsnummer visas inte." : `${genitive(name)} personnummer, adress och registreringsnummer visas inte.`} Vi sparar din röst, ditt svar och när sidan öppnades, inget mer om dig.`,
};

import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { NoOfferReason } from "#domain/offer/offer.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { ReceiptBasis, ReceiptOffer, RankingRule } from "#domain/receipt/receipt.ts";
import type { CheckState } from "./check-in-browser.ts";

type Fault = (CheckState & { readonly kind: "failed" })["fault"];

const prices = (count: number): string => (count === 1 ? "1 pris" : `${count} priser`);

const SECONDS = new Intl.DateTimeFormat("sv-SE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "Europe/Stockholm",
});

export const receiptTexts = {
  pageTitle: "Kontrollera listan",
  list: (count: number, product: string) => `${prices(count)} på ${product}`,
  download: "Ladda ner kvittot",
  verdicts: {
    waiting: {
      title: "Kontrollera listan",
      text: "Din webbläsare kontrollerar kvittot. Kan den inte köra skript gör du kontrollen själv, med stegen på sidan.",
    },
    verified: {
      title: "Listan stämmer.",
      text: "Din webbläsare har räknat om ordningen och kontrollerat signaturen, utan att fråga oss.",
    },
    unsupported: {
      title: "Signaturen är inte kontrollerad.",
      text: "Din webbläsare kan inte kontrollera signaturer av sorten Ed25519. Använd en nyare webbläsare, eller följ stegen på sidan.",
    },
    unreachable: {
      title: "Kvittot gick inte att hämta.",
      text: "Listan är inte kontrollerad. Ladda om sidan, eller följ stegen på sidan.",
    },
    failed: { title: "Listan stämmer inte." },
  },
  faults: {
    form: "Filen är inte ett kvitto som vi har skrivit, eller så har något tecken i den ändrats.",
    providers: "Bolagen som står som frågade är inte de som har priser i listan.",
    positions: "Platserna i listan är inte numrerade i följd.",
    order: "Med regeln i kvittot blir ordningen en annan.",
    "unknown-key": "Kvittot är signerat med en nyckel som inte finns bland våra öppna nycklar.",
    "key-period": "Nyckeln som har signerat kvittot gällde inte när listan blev klar.",
    signature: "Signaturen hör inte till det här kvittot. Något i det har ändrats.",
    page: "Listan på sidan är en annan än den i filen.",
  } satisfies Record<Fault, string>,
  asked: {
    title: (asked: number, offered: number) => `${asked} frågade, ${prices(offered)}`,
    all: "Alla som vi frågade har svarat med pris.",
    missing: (count: number) =>
      count === 1
        ? "Det bolag som saknas står sist i tabellen, med skälet."
        : `De ${count} som saknas står sist i tabellen, med skälet.`,
  },
  order: {
    checked: "Samma ordning",
    unchecked: "Ordningen",
    same: (same: number, of: number) => `${same} av ${of} platser blev lika.`,
    notChecked: "Inte omräknad.",
  },
  rules: {
    cost: {
      year: "Lägst årspris först.",
      "first-year": "Lägst pris första året först.",
      "whole-term": "Lägst pris för hela tiden först.",
    },
    gain: {
      year: "Högst avkastning per år först.",
      "first-year": "Högst avkastning första året först.",
      "whole-term": "Högst avkastning för hela tiden först.",
    },
    "risk-1": {
      year: "Lägst årspris plus väntad självrisk först.",
      "first-year": "Lägst pris första året plus väntad självrisk först.",
      "whole-term": "Lägst pris för hela tiden plus väntad självrisk först.",
    },
  } satisfies Record<RankingRule["name"], Record<ReceiptOffer["period"], string>>,
  estimated: {
    "spot-12-months": "Lägst kostnad med de senaste tolv månadernas elpris och din användning först.",
    "spot-last-month": "Lägst kostnad med förra månadens jämförpris först.",
  } satisfies Record<ReceiptBasis, string>,
  paid: {
    monthly: "Priset är tolv månader, för den som betalar per månad.",
    yearly: "Priset är för den som betalar hela året på en gång.",
  } satisfies Record<Payment, string>,
  ties: "Lika belopp står i bokstavsordning efter bolag.",
  signature: {
    checked: "Signaturen gäller",
    unchecked: "Signerat kvitto",
    written: (atMs: number) => `Skrivet ${SECONDS.format(atMs)}.`,
    unchanged: "Ingen rad är ändrad.",
  },
  sealed: {
    title: "Provisionen är förseglad",
    text: (opensOn: string) =>
      `Öppnas ${formatLongDate(opensOn)}. Då ser du hur listan hade sett ut om provisionen hade styrt.`,
    openedTitle: "Provisionen är öppnad",
    openedText: (same: number, all: number) =>
      `Hade provisionen styrt hade ${same} av ${all} ${all === 1 ? "plats" : "platser"} blivit lika.`,
    cell: "Förseglad",
    heading: "Varför förseglad?",
    why: "Vi visar vad bolagen hade betalat oss för just den här listan 90 dagar i efterhand. Uppgiften låstes när kvittot skrevs, så den går inte att ändra.",
    openedHeading: "Så hade provisionen sorterat",
    openedWhy:
      "Kolumnen Efter provision visar vilken plats varje pris hade fått om högst provision hade stått först, och vad bolaget hade betalat oss. Uppgiften låstes när kvittot skrevs och är inte ändrad sedan dess.",
    openedOn: "Öppnad",
    downloadOpening: "Ladda ner uppgiften",
    openingFileName: "provision.json",
    locked: "Låst",
    opens: "Öppnas",
    day: formatLongDate,
  },
  table: {
    heading: "Plats för plats",
    place: "Plats",
    provider: "Bolag",
    answerTime: "Svarstid",
    again: "Omräknad",
    afterCommission: "Efter provision",
    none: "–",
    notAgain: "Inte omräknad",
    storedPrice: "Sparat pris",
    seconds: (ms: number) =>
      `${(ms / 1_000).toLocaleString("sv-SE", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
    prices: {
      cost: { year: "Pris per år", "first-year": "Första året", "whole-term": "Hela tiden" },
      gain: { year: "Ger per år", "first-year": "Ger första året", "whole-term": "Ger hela tiden" },
      "risk-1": { year: "Pris per år", "first-year": "Första året", "whole-term": "Hela tiden" },
    } satisfies Record<RankingRule["name"], Record<ReceiptOffer["period"], string>>,
    reasons: {
      declined: () => "Svarade nej.",
      "no-answer": (seconds: number) => `Svarade inte inom ${seconds} sekunder.`,
      unreadable: () => "Svaret gick inte att läsa.",
      unavailable: () => "Gick inte att nå.",
    } satisfies Record<NoOfferReason, (seconds: number) => string>,
    declinedWith: (message: string) => `Svarade nej: ${message}`,
  },
  check: {
    heading: "Kontrollera själv",
    file: "Kvittot är en textfil utan personuppgifter. Våra öppna nycklar finns på",
    hash: "Filens avtryck:",
    digest: (sha256: string) => `sha256 ${sha256}`,
    stepsHeading: "Så gör du, steg för steg",
    steps: [
      { text: "Ladda ner kvittot och spara det som kvitto.json." },
      { text: "Spara våra öppna nycklar som nycklar.json." },
      { text: "Jämför filens avtryck.", command: "sha256sum kvitto.json" },
      { text: "Ta ut det som är signerat.", command: "jq -cjS .receipt kvitto.json > signerat.json" },
      { text: "Ta ut signaturen.", command: "jq -r .signature.value kvitto.json | xxd -r -p > signatur.bin" },
      { text: "Leta upp nyckeln med samma kid som i kvittot och gör om dess x till filen nyckel.pem." },
      {
        text: "Kontrollera signaturen.",
        command: "openssl pkeyutl -verify -pubin -inkey nyckel.pem -rawin -in signerat.json -sigfile signatur.bin",
      },
      { text: "Sortera offers efter ore. Ordningen ska vara den i position." },
    ] as readonly { readonly text: string; readonly command?: string }[],
    program: "Har du vår källkod gör ett program allt, utan nät:",
    command: "npm run tool -- verify-receipt kvitto.json --keys nycklar.json",
  },
};

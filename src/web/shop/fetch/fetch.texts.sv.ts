import type { LoginMethod } from "#domain/fetch/fetch-status.ts";
import { defineTexts } from "#domain/text/text-set.ts";

/** Spec 3 §2 and §8, verbatim where they give the text. */
export const fetchModalTexts = {
  choose: "Välj ditt försäkringsbolag för att gå vidare.",
  /** The vertical's own modal, when there are several to choose from. */
  chooseOwn:
    "Vi behöver veta vilket försäkringsbolag du har. Om försäkringsbolaget inte finns med i listan, stöds de tyvärr inte av tjänsten.",
  insurers: "Försäkringsbolag",
  notListed: "Mitt försäkringsbolag finns tyvärr inte med",
  goOn: "Fortsätt",
  desktopOnly: "Bara på dator",
  logIn: "Starta BankID för att hämta dina försäkringsuppgifter.",
  asking: "Hämtar försäkringsbolagen",
  cancel: "Avbryt",
  close: "Stäng",
  tryAgain: "Försök igen",
  attempted: (time: string) => `Senaste försöket ${time}`,
} as const;

/** After an order the visitor does not compare: the texts of the list would not fit. */
export const fetchToCancelTexts = {
  title: "Avsluta din gamla försäkring",
  lead: "Logga in hos ditt nuvarande försäkringsbolag, så ser vi vilken försäkring som ska avslutas och när den kan sluta.",
} as const;

/** The label of a login method depends on the size of the screen (C-106, C-107). */
export const loginMethodTexts: Readonly<Record<LoginMethod, { readonly large: string; readonly small: string }>> = {
  SWEDISH_MOBILE_BANKID_SAME_DEVICE: { large: "BankID på denna enhet", small: "Mobilt BankID" },
  SWEDISH_MOBILE_BANKID_OTHER_DEVICE: { large: "Mobilt BankID", small: "BankID på annan enhet" },
  SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK: {
    large: "BankID på annan enhet (Mock)",
    small: "BankID på annan enhet (Mock)",
  },
};

export const fetchConsentTexts = {
  wanted: "Kryssa i att du samtycker, så kan du starta BankID.",
  termsBefore: "När du fortsätter godkänner du våra ",
  terms: "allmänna villkor",
  and: " och ",
  policy: "personuppgiftspolicyn",
  termsAfter: ".",
  why: "Varför?",
  whyText:
    "Hos ditt försäkringsbolag kan det finnas uppgifter om hälsa eller medlemskap i fackförbund, till exempel om du har en gruppförsäkring. Sparv söker inte efter dem, men de kan följa med när dina försäkringar läses. Därför behöver vi ditt samtycke.",
} as const;

export const runningTexts = {
  /** The first is shown until the insurer is read; then they rotate. */
  titles: ["Vänta...", "Vi läser din försäkring", "Strax framme", "Tack för ditt tålamod"],
  description: "Kontaktar ditt försäkringsbolag",
  finishingTitle: "Bara någon sekund kvar!",
  finishing: "Hämtar dina priser från försäkringsbolagen",
  /** Logged in, and the app is about to return. */
  awaitingReturn: "Nästan klart. Gå tillbaka hit från BankID-appen.",
  progress: "Hämtar din försäkring",
  scan: {
    heading: "Öppna BankID på din mobiltelefon och scanna QR-koden.",
    steps: ["Öppna appen BankID.", "Tryck på Skanna QR-kod.", "Rikta kameran mot koden och legitimera dig."],
    code: "QR-kod att skanna med BankID-appen. Koden byts hela tiden.",
  },
  open: {
    heading: "Öppna BankID på denna enhet genom att trycka på knappen nedan.",
    button: "Mobilt BankID",
  },
} as const;

const NO_CONTACT = "Vi fick inte kontakt med ditt försäkringsbolag just nu.";

/** Editors may change them: the documents leave some of the texts open (OP-23). */
export const fetchErrorTexts = defineTexts("fetch-error", {
  title: "Det gick inte att hämta",
  /** Of the vertical's own modal. */
  missingTitle: "Vissa uppgifter saknas",
  missingInfo: "Vi fick inte alla uppgifter från ditt försäkringsbolag.",
  desktopOnly:
    "Vi lyckades inte hämta uppgifterna från ditt försäkringsbolag. Om du använder en mobil enhet rekommenderar vi dig att använda tjänsten via en dator istället.",
  notSupported:
    "Tyvärr har den här tjänsten inte stöd för ditt befintliga försäkringsbolag och information om din försäkring kunde inte hämtas.",
  deregistered: "Tyvärr kan vi inte få fram information om din försäkring om bilen är avställd.",
  /** The login was finished in another browser than the one where the fetch started. */
  notReturned:
    "Inloggningen avslutades inte i den webbläsare du började i. Därför visar vi inte din försäkring här. Försök igen och skanna QR-koden med en annan enhet.",
  bankId: NO_CONTACT,
  /** The person cancelled in the BankID app. */
  cancelled: "Inloggningen avbröts i BankID. Ingenting är hämtat.",
  cancelledTitle: "Du avbröt inloggningen",
  other: `${NO_CONTACT} Försök igen eller stäng för att gå vidare.`,
  /** On the checkout, after the reason why another person's insurance cannot be fetched. */
  notOwnerAtCheckout: "Du kan ändå beställa. Välj själv vilken dag din nya försäkring ska börja.",
  /** Under the error, where prices are shown behind the modal. */
  withoutFetch: "Du kan fortsätta jämföra utan att hämta. Då visar vi priserna, men inte vad du sparar.",
});

/** Spec 3 §6: another person of the household holds the insurance. */
export const otherHolderTexts = {
  summary: "Prova ett annat försäkringsbolag eller personnummer",
  lead: "Står någon annan i hushållet på försäkringen? Skriv in den personens nummer. Hen loggar in med sitt eget BankID.",
  insurer: "Försäkringsbolag",
  chooseInsurer: "Välj försäkringsbolag",
  personalNumber: "Personnummer",
  placeholder: "ÅÅMMDDXXXX",
} as const;

import type { Consent } from "#domain/consent/consent.ts";
import type { ErasedKind } from "#http/contract/account-services.ts";

const what: Readonly<Record<ErasedKind, { name: string; text: string; confirm: string; done: string }>> = {
  favourites: {
    name: "Favoriter",
    text: "Alla erbjudanden som du har sparat.",
    confirm: "Ta bort alla favoriter?",
    done: "Dina favoriter är borttagna.",
  },
  savings: {
    name: "Sparade jämförelser",
    text: "Det du kan spara enligt dina jämförelser.",
    confirm: "Ta bort alla sparade jämförelser?",
    done: "Dina sparade jämförelser är borttagna.",
  },
  fetched: {
    name: "Hämtade försäkringar",
    text: "Det vi har hämtat från dina försäkringsbolag. Samtyckena tas tillbaka.",
    confirm: "Ta bort alla hämtade försäkringar och ta tillbaka samtyckena?",
    done: "Dina hämtade försäkringar är borttagna och samtyckena är återkallade.",
  },
};

export const detailsTexts = {
  title: "Uppgifter",
  lead: "Allt vi har hämtat, lämnat ut och läst om dig, rad för rad.",
  you: {
    heading: "Dina uppgifter",
    name: "Namn",
    personalNumber: "Personnummer",
    since: "Kund sedan",
    address: "Adress",
    email: "Mejladress",
    source: "Namn och personnummer kommer från ditt BankID. Stämmer de inte ändrar du dem hos Skatteverket.",
  },
  take: {
    heading: "Ta med dig allt",
    text: "Dina uppgifter, beställningar och den här listan. En fil att läsa och skriva ut, och en för andra program.",
    page: "Ladda ner mina uppgifter",
    json: "Ladda ner som JSON",
    pageFileName: "mina-uppgifter-sparv.html",
    jsonFileName: "mina-uppgifter-sparv.json",
  },
  eraseAll: {
    heading: "Radera",
    text: "Vi tar bort kontot, favoriterna och alla jämförelser. Det går inte att ångra.",
    law: "Beställningar sparas så länge lagen kräver. Du får ett kvitto på vad som raderades och vad som är kvar.",
    button: "Radera mina uppgifter",
  },
  consents: {
    heading: "Dina samtycken",
    cookies: "Kakor i den här webbläsaren",
    none: "Du har inte gjort något val i den här webbläsaren.",
    chose: (moment: string) => `Valt ${moment}`,
    change: "Ändra eller ta tillbaka",
    earlier: "Tidigare val",
    fetches: "Hämtade försäkringar",
    noFetches: "Du har inte låtit oss hämta någon försäkring.",
    fetched: (product: string, provider: string) => `${product} från ${provider}`,
    given: (moment: string) => `Samtycke lämnat ${moment}`,
    withdrawn: (moment: string) => `Samtycket återkallades ${moment}. Det vi hämtade är borttaget.`,
    agreedText: "Det här sa du ja till",
    withdraw: "Ta tillbaka samtycket",
    withdrawFrom: (provider: string) => `Ta tillbaka samtycket för ${provider}`,
    withdrawalDone: "Samtycket är återkallat, och det vi hämtade är borttaget.",
    levels: {
      1: "Endast nödvändiga",
      2: "Nödvändiga och statistik",
      3: "Nödvändiga, statistik och marknadsföring",
    },
  },
  erase: {
    heading: "Ta bort",
    text: "Det här kan du ta bort när du vill. Det går inte att ångra.",
    button: "Ta bort",
    confirm: "Ja, ta bort",
    cancel: "Nej, behåll",
    what,
    staysHeading: "Det här måste vi spara",
    stays: [
      "Beställningar med dokument. Lagen om försäkringsdistribution kräver att vi kan visa dem.",
      "Uppsägningar som vi har skickat åt dig, som bevis på din fullmakt.",
      "Vem hos oss som har läst dina uppgifter.",
    ],
    more: "Läs mer om hur vi hanterar personuppgifter",
  },
} as const;

export const consentLevel = (consent: Consent): string =>
  detailsTexts.consents.levels[consent.length as 1 | 2 | 3] ?? detailsTexts.consents.levels[1];

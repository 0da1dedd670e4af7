import { capitalize } from "#domain/text/capitalize.ts";
import { INVITATION_DAYS, type Refusal } from "#domain/household-sharing/invitation.ts";

const PRIVATE = "Personnummer, skador och betalningar visas inte för den andra.";

/** Names are first names. */
export const sharingTexts = {
  title: "Dela hushållet",
  lead: `Ni väljer själva vilka avtal ni visar för varandra. ${PRIVATE}`,
  saved: "Ditt val är sparat.",
  card: {
    tag: "Hushållet",
    heading: "Bjud in den du bor med",
    text: `Ni väljer själva vilka avtal ni visar för varandra. ${PRIVATE}`,
    button: "Bjud in",
    waiting: "Din inbjudan väntar på svar",
    waitingText: "Du kan skicka länken igen eller ta tillbaka den.",
    show: "Visa inbjudan",
    together: (name: string) => `Du delar hushåll med ${name}`,
    theirs: (name: string, count: number) =>
      count === 0 ? `${name} visar inget avtal för dig än.` : `${name} visar ${count} avtal för dig.`,
    manage: "Välj vad du visar",
  },
  invite: {
    heading: "Bjud in den du bor med",
    text: `Du får en länk att skicka. Den gäller i ${INVITATION_DAYS} dagar, och den som öppnar den loggar in med BankID för att svara.`,
    nameHelp: "Frivilligt. Bara du ser namnet.",
    emailHelp: "Frivilligt. Fyll i adressen om du vill att vi mejlar länken.",
    wrong: "Något stämmer inte. Se nedan.",
  },
  open: {
    heading: (name: string) => (name === "" ? "Din inbjudan" : `Din inbjudan till ${name}`),
    text: (date: string) =>
      `Skicka länken till den du bor med och till ingen annan. Den gäller till ${date} och slutar gälla när någon har svarat.`,
    mailed: (email: string) => `Vi mejlar den också till ${email}.`,
    link: "Länk",
    revoke: "Ta tillbaka inbjudan",
  },
  own: {
    heading: (name: string) => `Visa för ${name}`,
    text: (name: string) => `Kryssa i de avtal som ${name} ska se. Det som visas är vad det är, bolag, pris och datum.`,
    contract: (product: string, provider: string) => `${capitalize(product)} hos ${provider}`,
    save: "Spara",
    none: "Du har inget avtal att visa än. När du beställer, hämtar eller lägger till ett avtal kan du välja det här.",
  },
  theirs: {
    heading: (name: string) => `Det här visar ${name}`,
    none: (name: string) => `${name} visar inget avtal för dig än.`,
    monthly: (amount: string) => `${amount} per månad`,
    average: (amount: string) => `${amount} per månad i snitt`,
    days: {
      startsOn: (date: string) => `Börjar gälla ${date}`,
      renewsOn: (date: string) => `Förnyas ${date}`,
      noticeBy: (date: string) => `Uppsägning senast ${date}`,
      boundUntil: (date: string) => `Bundet till ${date}`,
      campaignUntil: (date: string) => `Kampanj till ${date}`,
      endsOn: (date: string) => `Upphör ${date}`,
    },
  },
  end: {
    heading: "Avsluta delningen",
    text: "Då slutar ni se varandras avtal, båda två och direkt. Inget avtal sägs upp.",
    button: "Avsluta delningen",
  },
};

export const invitationTexts = {
  title: (name: string) => `${name} vill dela hushåll med dig`,
  pageTitle: "Inbjudan till ett hushåll",
  login: `Ni väljer själva vilka avtal ni visar för varandra. ${PRIVATE} Logga in med BankID för att svara.`,
  text: (name: string) => [
    `Tackar du ja kan du och ${name} visa avtal för varandra. Inget visas förrän du har valt det, och båda kan avsluta när som helst.`,
    `${name} får se ditt förnamn. ${PRIVATE}`,
  ],
  accept: "Tacka ja",
  decline: "Tacka nej",
  refused: {
    over: "Inbjudan gäller inte längre.",
    own: "Det här är din egen inbjudan. Skicka länken till den du bor med.",
    taken: "Du delar redan hushåll med någon. Avsluta den delningen först, så kan du tacka ja.",
    "inviter-taken": "Den som bjöd in dig delar redan hushåll med någon annan.",
  } satisfies Record<Refusal, string>,
  over: {
    heading: "Inbjudan gäller inte längre",
    lead: "Den har besvarats, tagits tillbaka eller gått ut. Be den som bjöd in dig om en ny länk.",
  },
  missing: { heading: "Länken fungerar inte", lead: "Kontrollera att du har fått med hela adressen." },
  own: {
    heading: "Det här är din egen inbjudan",
    lead: "Skicka länken till den du bor med. Du kan inte svara på den själv.",
  },
  declined: { heading: "Du har tackat nej", lead: "Ingen ser något av dina avtal. Länken gäller inte längre." },
  toSharing: "Till ditt hushåll",
  toStart: "Till startsidan",
};

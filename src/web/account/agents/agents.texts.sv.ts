import { neverText } from "#domain/agents/agent-scope.texts.sv.ts";
import type { AuthorizationFault } from "#http/contract/agent-services.ts";

export const connectTexts = {
  pageTitle: "Koppla en agent",
  title: "Ska ett program få läsa åt dig?",
  login: (name: string) =>
    `Programmet kallar sig ”${name}”. Vi har inte kontrollerat vem som ligger bakom. Logga in med BankID om du själv har startat det här.`,
  loginAgain: (name: string) =>
    `Programmet kallar sig ”${name}”. Vi har inte kontrollerat vem som ligger bakom. För säkerhets skull behöver du ha loggat in den senaste kvarten. Logga in igen med BankID om du själv har startat det här.`,
  unverified: (name: string, host: string) =>
    `Programmet kallar sig ”${name}”. Vi har inte kontrollerat vem som ligger bakom. Svaret skickas till ${host}. Fortsätt bara om du själv har startat det här.`,
  ownMachine: "ett program på din egen dator",
  choose: "Det här får det göra",
  chooseHelp: "Välj så lite du kan. Du kan koppla från när du vill under Uppgifter.",
  compareHelp: "Jämförelser görs utan personnummer. Behövs fler uppgifter får du en länk och fyller i dem själv.",
  nothing: "Välj minst en sak, eller neka.",
  never: "Det här får det aldrig",
  nevers: ["Teckna eller beställa något", "Säga upp ett avtal", "Se ditt personnummer"],
  logged: "Allt det läser syns i listan under Uppgifter.",
  allow: "Tillåt",
  deny: "Neka",
  wrong: {
    heading: "Det gick inte att koppla programmet",
    lead: {
      client: "Vi känner inte igen programmet. Börja om från programmet.",
      redirect: "Programmet vill ha svaret till en annan adress än den som är registrerad. Vi skickar inget dit.",
      request: "Frågan från programmet saknar något som behövs för din säkerhet. Börja om från programmet.",
      resource: "Programmet frågar efter en annan tjänst än Sparv.",
      scope: "Programmet ber inte om något som går att läsa här.",
    } satisfies Record<AuthorizationFault, string>,
  },
  toStart: "Till startsidan",
};

export const agentListTexts = {
  pageTitle: "Lista från din agent",
  login: { heading: "Öppna listan", lead: "Logga in med BankID för att öppna listan som din agent har tagit fram." },
  title: "Öppna listan",
  text: "Din agent har tagit fram en lista åt dig. Inget är beställt. Du läser, väljer och skriver under själv.",
  button: "Öppna listan",
  order: "Öppna erbjudandet",
  missing: {
    heading: "Listan går inte att öppna här",
    lead: "Den är borttagen, någon annans, eller gjord i en annan webbläsare. Gör en ny jämförelse om du behöver.",
  },
};

export const suggestedFormTexts = {
  pageTitle: "Förslag från din agent",
  title: (product: string) => `Jämför ${product}`,
  text: "Din agent föreslår de här svaren. Kontrollera dem och fyll i resten själv. Inget skickas förrän du gör det.",
  nothing: "Din agent föreslår inga svar. Du fyller i formuläret själv.",
  button: "Fyll i formuläret",
};

export const agentsCardTexts = {
  heading: "Kopplade agenter",
  text: "Program som får läsa åt dig, via MCP.",
  none: "Inget program är kopplat.",
  used: (day: string) => `Senast använd ${day}`,
  unused: (day: string) => `Kopplad ${day}, inte använd än`,
  never: neverText,
  may: "Får:",
  mayNot: "Får inte:",
  disconnect: (name: string) => `Koppla från ${name}`,
  disconnected: "Agenten är frånkopplad och kan inte läsa något mer.",
};

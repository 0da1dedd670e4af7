import { competition } from "#domain/competition/competition.ts";
import { formatKr } from "#domain/format/swedish-format.ts";

const prize = formatKr(competition.prizeKr * 100);

export const competitionEntryTexts = {
  pageTitle: "Månadens tävling",
  description: `Köp bilförsäkring via Sparv och var med i utlottningen av drivmedel för ${prize}. Så går dragningen till och så kontrollerar du den.`,
  title: `Vinn drivmedel för ${prize}`,
  lead: "Varje månad lottar vi ut ett presentkort bland dem som har köpt bilförsäkring via Sparv och anmält sig. Vem som helst kan kontrollera dragningen.",
  mineTitle: "Din anmälan",
  noneTitle: "Anmäl dig efter ditt köp",
  none: "När du har köpt en bilförsäkring anmäler du dig här, på samma enhet eller inloggad med BankID.",
  compare: "Jämför bilförsäkring",
  purchase: (provider: string, month: string) => `Bilförsäkring hos ${provider}, ${month}`,
  closes: (day: string) => `Du kan anmäla dig till och med ${day}.`,
  declaration: "Jag arbetar inte hos Sparv eller hos någon av Sparvs samarbetspartner, och ingen i min familj gör det.",
  data: "Vi använder ditt köp och mejladressen i det för att lotta och för att höra av oss om du vinner.",
  enter: "Anmäl mig",
  entered: "Du är anmäld",
  enteredText: (month: string, day: string) => `Du är med i dragningen för ${month}. Vinnaren utses ${day}.`,
  ticket: "Ditt lottnummer",
  receiptHelp:
    "Spara raden nedan om du vill kontrollera din lott. Lottnumret är SHA-256 av den, och ska stå i listan när månadens vinnare är dragen.",
  tooLate: "Anmälan för den månaden har stängt.",
  rulesTitle: "Regler",
  checkTitle: "Så går dragningen till",
  steps: [
    "Innan någon kan anmäla sig till en månad slumpar vi fram ett frö och visar dess SHA-256 här. Då kan vi inte byta frö sedan.",
    "Varje anmälan får ett lottnummer: SHA-256 av ett slumpat salt, ett kolon och ordernumret. Det säger inget om vem du är, men du kan räkna fram ditt eget.",
    "På dragningsdagen visar vi fröet och listan med alla lottnummer i bokstavsordning. Köp som har ångrats är borttagna.",
    "Vinnaren räknas fram: SHA-256 av fröet, ett kolon och alla lottnummer med kommatecken emellan. Läs resultatet som ett heltal och dela med antalet lotter. Resten är vinnarens plats i listan, räknat från noll.",
  ],
  checkLimits:
    "Det här visar att fröet var bestämt innan någon anmälde sig och att listan inte har ändrats. Vinnarens namn visar vi inte.",
  monthsTitle: "Månad för månad",
  noMonths: "Ingen månad har öppnat än.",
  month: (month: string) => month.charAt(0).toUpperCase() + month.slice(1),
  seedHash: "Fröets SHA-256",
  committed: (moment: string) => `Visat sedan ${moment}`,
  drawnLater: (day: string) => `Dras ${day}`,
  drawn: (moment: string, count: number) => `Dragen ${moment} bland ${count} ${count === 1 ? "lott" : "lotter"}`,
  seed: "Frö",
  winner: "Vinnande lottnummer",
  noWinner: "Ingen hade anmält sig.",
  showMonth: (month: string) => `Visa listan för ${month}`,
  ticketsTitle: (month: string) => `Lottnummer i ${month}`,
  back: "Till tävlingen",
  notDrawn: "Listan visas när månadens vinnare är dragen.",
} as const;

import { formatKr } from "#domain/format/swedish-format.ts";
import { competition } from "#domain/competition/competition.ts";

const prize = formatKr(competition.prizeKr * 100);

export const competitionTexts = {
  label: "Tävling",
  intro: `Teckna bilförsäkring den här månaden och var med i utlottningen av drivmedel för ${prize}.`,
  introShort: `Vinn drivmedel för ${prize}.`,
  signUp: `Tack för ditt köp. Du får vara med i månadens utlottning av drivmedel för ${prize}.`,
  signUpShort: "Tack! Var med i tävlingen.",
  signUpLink: "Anmäl dig",
  howItWorks: "Så funkar det",
  rulesTitle: "Regler för tävlingen",
  rules: [
    {
      heading: "Vinsten",
      text: `Ett presentkort på drivmedel värt ${prize}. Vi lottar ut ${competition.winnersPerMonth === 1 ? "ett" : competition.winnersPerMonth} varje månad.`,
    },
    {
      heading: "Vem som får vara med",
      text: "Du som har köpt en bilförsäkring via Sparv under månaden och sedan anmäler dig. De som arbetar hos oss eller hos våra samarbetspartner får inte vara med, och inte heller deras familjer.",
    },
    {
      heading: "Så anmäler du dig",
      text: `Du anmäler köpet senast den ${competition.drawnAfterDays - 1} i månaden efter. Varje person får en lott per månad, och ett köp som du ångrar räknas inte.`,
    },
    {
      heading: "När vinnaren utses",
      text: `${competition.drawnAfterDays} dagar efter månadens slut lottas vinnaren fram bland alla som har anmält sig.`,
    },
    {
      heading: "En demonstration",
      text: "Sparv är en demonstration med påhittade bolag. Inget presentkort delas ut på riktigt.",
    },
  ],
} as const;

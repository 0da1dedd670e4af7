import { defineTexts } from "#domain/text/text-set.ts";

export const startTexts = defineTexts("start", {
  title: "Jämför priser",
  description: "Sparv frågar bolagen åt dig och visar priserna sida vid sida. Lägst årspris står först.",
  heading: "Spara på det\u00A0tråkiga.",
  lead: "Vi frågar bolagen åt dig och visar priserna sida vid sida. Du ser vad som skiljer, och byter bara om du vill.",
  cheaper: "Lägre priser",
  yours: "Du idag",
  tool: "Börja jämföra",
  go: "Jämför priser",
  free: "Gratis och utan konto.",
  stepsHeading: "Så går det till",
  steps: [
    { title: "Skriv in det du vet", text: "Ett formulär på några rader räcker. Du behöver inte skapa något konto." },
    {
      title: "Se priserna komma in",
      text: "Vi frågar alla bolag samtidigt. Priserna visas medan de svarar, och vi skriver ut vilka som inte gjorde det.",
    },
    { title: "Byt, eller låt bli", text: "Det är du som bestämmer. Inget händer med din försäkring av att du jämför." },
  ],
  moneyHeading: "Så tjänar vi pengar",
  moneyLead:
    "Bolaget betalar oss när du byter. Du betalar samma pris som hos bolaget, och ingen kan köpa en bättre plats i listan.",
  moneyMore: "Läs mer om hur vi tjänar pengar",
  lowestFirst: "Lägst årspris först.",
  lowestFirstText: "Det finns inga sponsrade rader.",
  silentShown: "Vi visar vilka som inte svarade.",
  silentShownText: "Alla bolag är inte med hos oss.",
  canCall: "Du kan ringa.",
  canCallText: "{phone}, {hours}.",
});

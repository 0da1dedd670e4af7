import { formatDay } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";

export const watchesTexts = {
  title: "Bevaka",
  lead: "Vi jämför avtalet igen i god tid före sista dagen att säga upp, och mejlar när samma sak kostar mindre.",
  note: "Med Bevaka på jämför vi sex veckor före datumet. Det vi inte kan jämföra utan dig påminner vi om så länge.",
  all: "Bestäm när vi mejlar",
  email: "Mejla till",
  threshold: "Mejla mig när jag sparar mer än",
  amount: (kr: number) => (kr === 0 ? "Vad som helst" : `${formatKr(kr * 100)} per år`),
  agreements: "Dina avtal",
  at: (provider: string, thing: string | undefined) => (thing === undefined ? provider : `${provider}, ${thing}`),
  notice: (day: string) => `Säg upp senast ${formatDay(day)}.`,
  noDay: "Vi vet inget datum att jämföra inför.",
  turnOn: (product: string) => `Bevaka ${product}`,
  empty: "När vi känner till något av dina avtal kan du bevaka det här.",
  wrong: "Det gick inte att slå på bevakningen",
} as const;

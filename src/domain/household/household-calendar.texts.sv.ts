import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { MarkKind } from "./household-timeline.ts";

const summaries: Readonly<Record<MarkKind, (name: string) => string>> = {
  starts: (name) => `${name} börjar gälla`,
  notice: (name) => `Sista dag att säga upp: ${name}`,
  campaign: (name) => `Kampanjen slutar: ${name}`,
  binding: (name) => `Bindningstiden slutar: ${name}`,
  renews: (name) => `${name} förnyas`,
  ends: (name) => `${name} upphör`,
};

export const householdCalendarTexts = {
  calendarName: "Hushållet hos Sparv",
  name: (product: string, provider: string) => `${product} hos ${provider}`,
  summaries,
  noticeBy: (day: string) => `Säg upp senast ${formatLongDate(day)}.`,
  next: (ore: number) => `Sedan ${formatKr(ore)} i månaden.`,
  more: (ore: number) => `Sedan ${formatKr(ore)} mer i månaden.`,
  go: "Jämför eller ändra på Min Sparv.",
};

import type { CoachBullet, CoachData } from "#http/contract/coach.schema.ts";
import { type Coach, type CoachStep, DONE_ICON } from "./coach.ts";
import { coachStepTexts as texts } from "./coach.texts.sv.ts";

/** For the server: pages are sent the coach as they show it. */
export const readCoach = ({ Title, SubTitle, Bullets }: CoachData): Coach => ({
  title: Title,
  subtitle: SubTitle,
  steps: Bullets.map(readStep),
});

function readStep({ Completed, TitleShort: title, Href, Tracking, IconVue, IconColorClass }: CoachBullet): CoachStep {
  const icon = IconColorClass === "done" ? DONE_ICON : IconVue;
  if (Completed) return { title, href: undefined, icon, statusText: IconColorClass === "now" ? texts.now : texts.done };
  const step = { title, href: Href, icon, tracking: Tracking };
  return IconColorClass === "later" ? { ...step, note: texts.later } : step;
}

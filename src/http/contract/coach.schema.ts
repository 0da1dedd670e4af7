import { z } from "zod";

/** The state of a step: done; under way now; to do; or announced, because its page only describes what is to come. */
const COACH_TONES = ["done", "now", "todo", "later"] as const;

/** Spec 3 §3. A step that is completed keeps its address, and is no link. */
export const coachBulletSchema = z.object({
  Completed: z.boolean(),
  TitleShort: z.string(),
  Href: z.string(),
  /** The name that a click on it is measured under. */
  Tracking: z.string(),
  /** The icon's name: the last word of the service's address. */
  IconVue: z.string(),
  IconColorClass: z.enum(COACH_TONES),
});

export type CoachTone = (typeof COACH_TONES)[number];
export type CoachBullet = z.infer<typeof coachBulletSchema>;

/** W-025. No call answers with it: pages receive it when they are rendered. */
export interface CoachData {
  readonly Title: string;
  readonly SubTitle: string;
  readonly Bullets: readonly CoachBullet[];
}

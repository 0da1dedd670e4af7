import { z } from "zod";

/** What a step is to the visitor: done; under way now; to do; or to come, because its page only tells what is to come. */
export const COACH_TONES = ["done", "now", "todo", "later"] as const;

/** Spec 3 §3. A step that is completed keeps its address, and is no link. */
export const coachBulletSchema = z.object({
  Completed: z.boolean(),
  TitleShort: z.string(),
  Href: z.string(),
  /** What a click on it is told as. */
  Tracking: z.string(),
  /** The icon's name: the last word of the service's address. */
  IconVue: z.string(),
  IconColorClass: z.enum(COACH_TONES),
});

/** W-025. */
export const coachSchema = z.object({
  Title: z.string(),
  SubTitle: z.string(),
  Bullets: z.array(coachBulletSchema),
});

export type CoachTone = (typeof COACH_TONES)[number];
export type CoachBullet = z.infer<typeof coachBulletSchema>;
export type CoachData = z.infer<typeof coachSchema>;

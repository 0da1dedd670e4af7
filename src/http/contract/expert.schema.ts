import { z } from "zod";

const asText = (most: number) =>
  z
    .string()
    .default("")
    .catch("")
    .transform((text) => text.slice(0, most));

/** Spec 1 §7. The journey answers missing or too long fields with its own messages. `website` is a hidden field. */
export const askExpertSchema = z.object({
  captcha: asText(10),
  email: asText(200),
  question: asText(4_000),
  proof: asText(4_001),
  website: asText(200),
});

export const askedExpertSchema = z.object({ Result: z.object({ State: z.enum(["open", "unconfirmed"]) }) });

export const workChallengeSchema = z.object({ Result: z.record(z.string(), z.unknown()) });

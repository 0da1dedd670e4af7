import { z } from "zod";
import { idSchema } from "./id.schema.ts";

const key = z.string().max(40);

/** Spec 3 §7. A list comes as `preferences[0]=…`; one alone may come plain. */
export const askAssistantBodySchema = z.object({
  preferences: z.union([key.transform((only) => [only]), z.array(key).max(20)]).default([]),
  /** Taken and not used: the names are those of the stored search (addendum A). */
  providernames: z.unknown().optional(),
  searchid: idSchema(),
  /** How the visitor wants to pay: what the prices are of. */
  payment: z.enum(["monthly", "yearly"]).optional(),
});

const suggestionSchema = z.object({
  subscriptionid: z.string(),
  providername: z.string(),
  reason: z.string(),
  /** Which offer of the search it is. */
  resultid: z.string(),
  /** Each sentence of the reason with the fact it rests on. */
  claims: z.array(
    z.object({ field: z.string(), value: z.union([z.number(), z.boolean(), z.string()]), sentence: z.string() }),
  ),
});

export const askAssistantDataSchema = z.object({
  Result: z.object({
    suggestions: z.array(suggestionSchema),
    explanation: z.string(),
    /** `model` when a language model had a part in it, otherwise `rules`. */
    source: z.enum(["model", "rules"]),
  }),
});

export type AskAssistantData = z.infer<typeof askAssistantDataSchema>;
export type WireAssistantAnswer = AskAssistantData["Result"];

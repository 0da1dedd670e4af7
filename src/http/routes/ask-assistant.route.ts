import { assistantCallPath } from "#domain/addresses/shop-call-paths.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { askAssistantBodySchema, askAssistantDataSchema } from "#http/contract/ask-assistant.schema.ts";
import { presentAnswer } from "#http/presenters/assistant.ts";
import type { AssistantJourney } from "#journeys/assistant/assistant-journey.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** A person tries a few combinations of preferences; several share an address. What a model costs has a limit of its own. */
const ASK_LIMIT = { name: "ask-assistant", limit: 40, windowMs: 600_000 };

/** None for a vertical without an assistant. */
export function assistantCalls(journey: AssistantJourney, { description, assistant }: AnyVerticalServer): Call[] {
  if (!assistant) return [];
  const { name } = description;
  return [
    defineCall({
      method: "POST",
      path: assistantCallPath(description),
      summary: "Suggests offers of a finished search by what the visitor asks for",
      input: askAssistantBodySchema,
      output: askAssistantDataSchema,
      access: "visitor",
      limit: ASK_LIMIT,
      async handle({ preferences, searchid, payment }, { visitor }) {
        const question = { vertical: name, owner: visitor.owner(), searchId: searchid, preferences, payment };
        const answer = await journey.ask(question);
        if (!answer) return { kind: "not-found" };
        if (!answer.ok) return { kind: "invalid", errors: answer.errors };
        return { kind: "ok", value: presentAnswer(answer.value) };
      },
    }),
  ];
}

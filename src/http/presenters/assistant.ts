import type { AskAssistantData } from "#http/contract/ask-assistant.schema.ts";
import type { AssistantAnswer } from "#journeys/assistant/assistant.port.ts";

export const presentAnswer = ({ source, suggestions, explanation }: AssistantAnswer): AskAssistantData => ({
  Result: {
    suggestions: suggestions.map(({ subscriptionId, providerName, reason, resultId, claims }) => ({
      subscriptionid: subscriptionId,
      providername: providerName,
      reason,
      resultid: resultId,
      claims: [...claims],
    })),
    explanation,
    source,
  },
});

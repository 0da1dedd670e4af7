import {
  createLanguageModel,
  LANGUAGE_MODEL_TARGET,
  languageModelTarget,
} from "#adapters/language-model/language-model.ts";
import { createAnswerMemory } from "#adapters/redis/answer-memory.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { assistantCalls } from "#http/routes/ask-assistant.route.ts";
import { createAssistantJourney } from "#journeys/assistant/assistant-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { outboundTo, type Resources } from "./resources.ts";

/** Quality bar: as many as a person asks in an hour. Beyond it rules answer alone. */
const MODEL_LIMIT = { name: "ask-model", limit: 5, windowMs: HOUR_MS, failClosed: true };

/** Goes up when ranking, sentences or the shape of an answer change. */
const ANSWER_GENERATION = 1;

type AssistantResources = Pick<
  Resources,
  "config" | "lookupHash" | "redis" | "rateLimiter" | "clock" | "logger" | "metrics" | "verticals"
>;

export function createAssistant(
  resources: AssistantResources,
  { searches }: { readonly searches: { readonly journey: Pick<SearchJourney, "find"> } },
) {
  const { config, lookupHash, redis, rateLimiter, logger, verticals } = resources;
  const { languageModelUrl: url, languageModelKey: apiKey, languageModelName: modelName } = config;
  const outbound = outboundTo(
    resources,
    url === undefined ? {} : { [LANGUAGE_MODEL_TARGET]: languageModelTarget(url) },
  );
  const journey = createAssistantJourney({
    findSearch: (vertical, owner, searchId) => searches.journey.find(vertical, owner, searchId),
    model: url === undefined ? undefined : createLanguageModel({ outbound, apiKey, modelName, logger }),
    cache: createAnswerMemory({
      redis,
      lookupHash,
      generation: `${ANSWER_GENERATION} ${url === undefined ? "rules" : modelName}`,
    }),
    mayAskModel: async (owner) => (await rateLimiter.take(MODEL_LIMIT, owner)).allowed,
    modelAnswered: (outcome) => logger.info("language model judged", { outcome }),
  });
  return {
    calls: verticals.flatMap((vertical) => assistantCalls(journey, vertical)),
    /** Lets a question under way end, for as long as the grace lasts. */
    close: (graceMs?: number) => outbound.close(graceMs),
  };
}

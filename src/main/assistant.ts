import {
  createLanguageModel,
  LANGUAGE_MODEL_TARGET,
  languageModelTarget,
} from "#adapters/language-model/language-model.ts";
import { createAnswerMemory } from "#adapters/redis/answer-memory.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { type AssistantJourney, createAssistantJourney } from "#journeys/assistant/assistant-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { Logger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";

export interface AssistantSetup {
  readonly config: Config;
  readonly searches: Pick<SearchJourney, "find">;
  readonly redis: RedisConnection;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface Assistant {
  readonly journey: AssistantJourney;
  /** Lets a question under way end, for as long as the grace lasts. */
  close(graceMs?: number): Promise<void>;
}

/** Quality bar: as many as a person asks in an hour. Beyond it the ranker answers alone. */
const MODEL_LIMIT = { name: "ask-model", limit: 5, windowMs: HOUR_MS, failClosed: true };

/** Goes up when ranking, sentences or the shape of an answer change. */
const ANSWER_GENERATION = 1;

export function createAssistant(setup: AssistantSetup): Assistant {
  const { config, searches, redis, rateLimiter, clock, logger, metrics } = setup;
  const url = config.languageModelUrl;
  const outbound = createOutbound({
    resolveTarget: (name) =>
      url !== undefined && name === LANGUAGE_MODEL_TARGET ? languageModelTarget(url) : undefined,
    metrics,
    logger,
    clock,
  });
  const { languageModelKey: apiKey, languageModelName: modelName } = config;
  const journey = createAssistantJourney({
    findSearch: (vertical, owner, searchId) => searches.find(vertical, owner, searchId),
    model: url === undefined ? undefined : createLanguageModel({ outbound, apiKey, modelName, logger }),
    cache: createAnswerMemory({
      redis,
      lookupHash: createLookupHash(config.lookupKey),
      generation: `${ANSWER_GENERATION} ${url === undefined ? "rules" : modelName}`,
    }),
    mayAskModel: async (owner) => (await rateLimiter.take(MODEL_LIMIT, owner)).allowed,
    modelAnswered: (outcome) => logger.info("language model judged", { outcome }),
  });
  return { journey, close: (graceMs) => outbound.close(graceMs) };
}

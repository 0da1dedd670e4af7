import type { LanguageModel, ModelReply } from "#journeys/assistant/assistant.port.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { CHAT_PATH } from "./language-model.wire.ts";
import { makeChatRequest } from "./make-request.ts";
import { readChatReply } from "./read-claims.ts";

export const LANGUAGE_MODEL_TARGET = "language-model";

export interface LanguageModelPorts {
  readonly outbound: Pick<Outbound, "send">;
  /** Undefined for a server that needs no key, such as a local one. */
  readonly apiKey: string | undefined;
  readonly modelName: string;
  readonly logger: Logger;
}

export function createLanguageModel({ outbound, apiKey, modelName, logger }: LanguageModelPorts): LanguageModel {
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  const unavailable = (reason: Extract<ModelReply, { kind: "unavailable" }>["reason"], status?: number): ModelReply => {
    logger.warn("language model gave no answer", {
      target: LANGUAGE_MODEL_TARGET,
      reason,
      ...(status === undefined ? {} : { status }),
    });
    return { kind: "unavailable", reason };
  };
  return {
    async propose(question, deadlineMs) {
      const body = JSON.stringify(makeChatRequest(modelName, question));
      const request = { method: "POST", path: CHAT_PATH, headers, body } as const;
      // No retry: a faulty model is slow, and the visitor's time is nearly up.
      const outcome = await outbound.send(LANGUAGE_MODEL_TARGET, request, { deadlineMs, repeatable: false });
      if (outcome.kind === "failed") return unavailable("no-answer");
      if (outcome.status !== 200) return unavailable("refused", outcome.status);
      const claims = readChatReply(outcome.body);
      return claims ? { kind: "proposed", claims } : unavailable("unreadable", outcome.status);
    },
  };
}

export const languageModelTarget = (baseUrl: string): TargetSettings => ({
  baseUrl,
  maxInFlight: 16,
  maxQueued: 16,
  maxBodyBytes: MAX_ANSWER_BYTES,
});

const MAX_ANSWER_BYTES = 64 * 1024;

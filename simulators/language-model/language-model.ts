import { CHAT_PATH, type ChatRequestWire, type QuestionWire } from "#adapters/language-model/language-model.wire.ts";
import { jsonReply, type MountedSystem } from "#simulators/kernel/system.ts";
import { answerAs } from "./magic-models.ts";

const API_KEY = "sparv-sandbox-language-model";
/** Enough for a test to look back. */
const MAX_STORED = 500;

/** An OpenAI-compatible chat endpoint. It understands one question, ours; the model's name decides how well. */
export function languageModel(): MountedSystem {
  const prompts: unknown[] = [];
  return {
    kind: "mounted",
    target: "models/chat",
    latency: { minMs: 300, maxMs: 1_500 },
    received: { list: () => prompts, clear: () => void prompts.splice(0) },
    operations: [
      {
        name: "complete",
        method: "POST",
        path: `/v1${CHAT_PATH}`,
        latencyShare: 1,
        answer({ body, headers }) {
          if (headers.authorization !== `Bearer ${API_KEY}`) return jsonReply(401, { error: { message: "api key" } });
          const asked = readRequest(body);
          if (!asked) return jsonReply(400, { error: { message: "model, messages and a strict schema" } });
          prompts.push(JSON.parse(body));
          if (prompts.length > MAX_STORED) prompts.shift();
          return answerAs(asked.model, asked.question);
        },
      },
    ],
  };
}

function readRequest(body: string): { model: string; question: QuestionWire } | undefined {
  try {
    const { model, messages, response_format: format } = JSON.parse(body) as ChatRequestWire;
    if (format.type !== "json_schema" || !format.json_schema.strict) return undefined;
    const user = messages.find(({ role }) => role === "user");
    return user && { model, question: JSON.parse(user.content) as QuestionWire };
  } catch {
    return undefined;
  }
}

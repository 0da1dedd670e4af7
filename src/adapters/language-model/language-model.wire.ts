/** The part of the chat protocol that OpenAI, Azure, Mistral, vLLM and llama.cpp share. */
export const CHAT_PATH = "/chat/completions";

export interface ChatRequestWire {
  readonly model: string;
  readonly temperature: number;
  readonly max_tokens: number;
  readonly messages: readonly { readonly role: "system" | "user"; readonly content: string }[];
  readonly response_format: {
    readonly type: "json_schema";
    readonly json_schema: { readonly name: string; readonly strict: true; readonly schema: object };
  };
}

/** What the user message holds, as JSON. */
export interface QuestionWire {
  readonly preferences: readonly string[];
  readonly offers: readonly {
    readonly offer: string;
    readonly yearlyFeeKr: number;
    readonly facts: Readonly<Record<string, number | boolean>>;
    readonly quotes: readonly string[];
  }[];
}

/** What the model is to write, as JSON. */
export interface ClaimsWire {
  readonly claims: readonly ClaimWire[];
}

export interface ClaimWire {
  readonly offer: string;
  readonly field: string;
  readonly value: number | boolean | string;
  /** Which kind of sentence it is; the text itself is not the model's. */
  readonly sentence: string;
}

import type { Payment } from "#domain/offer/payment-plan.ts";
import type { AskAssistantData, WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { assistantCallPath } from "#domain/addresses/shop-call-paths.ts";

export interface AssistantCall {
  readonly preferences: readonly string[];
  readonly providerNames: readonly string[];
  readonly searchId: string;
  readonly payment?: Payment | undefined;
}

/** Undefined when there is nothing to show (spec 3 §8): no answer, a refusal, or an answer without suggestions. */
export async function askAssistant(
  vertical: Pick<VerticalDescription, "path">,
  { preferences, providerNames, searchId, payment }: AssistantCall,
  signal: AbortSignal,
): Promise<WireAssistantAnswer | undefined> {
  const fields = { preferences, providernames: providerNames, searchid: searchId, payment };
  const answer = await calls.post<AskAssistantData>(assistantCallPath(vertical), fields, { signal });
  const result = answer.kind === "success" ? answer.data?.Result : undefined;
  return result && result.suggestions.length > 0 ? result : undefined;
}

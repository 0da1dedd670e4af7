import { SENTENCE_FORMS } from "#domain/assistant/claims.ts";
import type { ProposedClaim } from "#domain/assistant/judge-answer.ts";
import { readJsonRecord, readList, readRecord } from "#verticals/_contract/wire/wire-reading.ts";

/** Claims beyond this number are not read. */
const MAX_CLAIMS = 60;
const MAX_TEXT = 200;

/** The claims in a chat reply's body; undefined when the body is not a chat reply. Whether a claim is true is decided elsewhere. */
export function readChatReply(body: string): ProposedClaim[] | undefined {
  const choice = readRecord(readList(readJsonRecord(body)?.["choices"], 1)[0]);
  const content = readRecord(choice?.["message"])?.["content"];
  return typeof content === "string" ? readClaims(content) : undefined;
}

/** A single claim that cannot be read is left out; text around the JSON makes the whole answer unreadable. */
function readClaims(content: string): ProposedClaim[] | undefined {
  const claims = readJsonRecord(content)?.["claims"];
  return Array.isArray(claims) ? readList(claims, MAX_CLAIMS).flatMap(readClaim) : undefined;
}

function readClaim(given: unknown): ProposedClaim[] {
  const { offer, field, value, sentence: form } = readRecord(given) ?? {};
  const sentence = SENTENCE_FORMS.find((known) => known === form);
  if (!isShortText(offer) || !isShortText(field) || !sentence) return [];
  const isValue = typeof value === "boolean" || isShortText(value) || (typeof value === "number" && isFinite(value));
  return isValue ? [{ offer, field, value, sentence }] : [];
}

const isShortText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;

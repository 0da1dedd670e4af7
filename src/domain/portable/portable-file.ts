import { canonicalize, readCanonical } from "../signed/canonical-json.ts";
import { exactly, isoTime, listOf, matching, oneOf, text, whole } from "../signed/exact-shape.ts";
import type { PublishedKey } from "../signed/published-keys.ts";
import { type Signature, signatureShape, type SignatureFault, verifyDocument } from "../signed/verify-document.ts";
import type { PortableOffers } from "./portable-offers.ts";

/** The file that a visitor takes along. */
export interface PortableFile {
  readonly document: PortableOffers;
  readonly signature: Signature;
}

/** The one form of the file: the canonical JSON of both parts, without a line break at the end. */
export const writePortableFile = ({ document, signature }: PortableFile): string =>
  canonicalize({ document, signature: { ...signature } });

/** Undefined for any other bytes. */
export function readPortableFile(bytes: Uint8Array): PortableFile | undefined {
  const value = readCanonical(bytes);
  return isPortableFile(value) ? value : undefined;
}

/** Every check of a file, by anyone who has the published keys. `fault` is undefined when all of them pass. */
export async function verifyPortableFile(
  bytes: Uint8Array,
  keys: readonly PublishedKey[],
): Promise<{ readonly fault: "form" | SignatureFault | undefined; readonly document?: PortableOffers }> {
  const file = readPortableFile(bytes);
  if (!file) return { fault: "form" };
  const { document, signature } = file;
  return { fault: await verifyDocument(keys, document, signature, document.time), document };
}

/** More than any list has, so that a foreign file cannot hold a reader up. */
export const PORTABLE_LIMITS = {
  offers: 5_000,
  rows: 200,
  answers: 100,
  notices: 50,
  prices: 50,
  chars: 2_000,
} as const;

const someText = text(PORTABLE_LIMITS.chars);
const address = matching(/^https?:\/\/[^\s]{1,500}$/);

const offerShape = exactly(
  {
    position: whole(1),
    provider: exactly({ id: whole(1), name: someText }),
    product: someText,
    comparison: exactly(
      { ore: whole(Number.MIN_SAFE_INTEGER), basis: oneOf("year", "first-year", "whole-term") },
      { isGain: oneOf(true) },
    ),
    prices: listOf(
      exactly({
        value: whole(Number.MIN_SAFE_INTEGER),
        unit: oneOf("ore-year", "ore-first-year", "ore-month", "ore-once", "hundredth-ore-kwh", "basis-points"),
      }),
      PORTABLE_LIMITS.prices,
    ),
    rows: listOf(exactly({ section: someText, name: someText, text: someText }), PORTABLE_LIMITS.rows),
    notices: listOf(someText, PORTABLE_LIMITS.notices),
    validUntil: isoTime,
  },
  { bindingMonths: whole(0) },
);

const documentShape = exactly(
  {
    type: oneOf("portable-offers"),
    version: oneOf(1),
    schema: address,
    receipt: address,
    time: isoTime,
    product: someText,
    question: listOf(exactly({ id: someText, name: someText, answer: someText }), PORTABLE_LIMITS.answers),
    listedCount: whole(1),
    offers: listOf(offerShape, PORTABLE_LIMITS.offers),
  },
  { about: someText, payment: oneOf("monthly", "yearly") },
);

const fileShape = exactly({ document: documentShape, signature: signatureShape });

const isPortableFile = (value: unknown): value is PortableFile => fileShape(value);

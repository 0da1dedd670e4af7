import { PORTABLE_LIMITS as LIMITS } from "./portable-file.ts";

const TEXT = { type: "string", minLength: 1, maxLength: LIMITS.chars };
const ADDRESS = { type: "string", format: "uri", pattern: "^https?://" };
const TIME = { type: "string", format: "date-time", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" };
const list = (items: object, maxItems: number) => ({ type: "array", items, maxItems });

/** Every property is required, except those that are named; no other may be there. */
const closed = (properties: Readonly<Record<string, object>>, ...optional: readonly string[]) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const PRICE = closed({
  value: { type: "integer", description: "A whole number of the unit." },
  unit: {
    enum: ["ore-year", "ore-first-year", "ore-month", "ore-once", "hundredth-ore-kwh", "basis-points"],
    description:
      "ore-*: whole ore (hundredths of a krona) a year, for the first year, a month or once. hundredth-ore-kwh: hundredths of an ore for a kWh. basis-points: hundredths of a percent.",
  },
});

const OFFER = closed(
  {
    position: { type: "integer", minimum: 1, description: "The offer's place in the whole list." },
    provider: closed({ id: { type: "integer", minimum: 1 }, name: TEXT }),
    product: TEXT,
    comparison: closed(
      {
        ore: { type: "integer", description: "What the list is ordered by, whole ore." },
        basis: { enum: ["year", "first-year", "whole-term"] },
        isGain: { const: true, description: "The amount is received, not paid: the highest is first." },
      },
      "isGain",
    ),
    prices: { ...list(PRICE, LIMITS.prices), minItems: 1, description: "The large price first, then its other parts." },
    rows: list(closed({ section: TEXT, name: TEXT, text: TEXT }), LIMITS.rows),
    notices: { ...list(TEXT, LIMITS.notices), description: "What must be read together with the price." },
    bindingMonths: { type: "integer", minimum: 0, description: "0 when there is no binding time." },
    validUntil: { ...TIME, description: "Until when the provider's price is valid." },
  },
  "bindingMonths",
);

/** JSON Schema, draft 2020-12, of the file that a visitor takes along. */
export const portableSchema = (address: string) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: address,
  title: "Portable offers, version 1",
  description:
    "Offers of a finished list with a signature. The signature is Ed25519 over the RFC 8785 form of the document; the public keys are at /.well-known/sparv-ranking-keys.json.",
  ...closed({
    document: closed(
      {
        type: { const: "portable-offers" },
        version: { const: 1 },
        schema: { ...ADDRESS, description: "The address of this schema." },
        receipt: { ...ADDRESS, description: "Where the order of the whole list can be checked." },
        time: { ...TIME, description: "When the prices were fetched and the list was finished." },
        product: TEXT,
        about: TEXT,
        question: {
          ...list(closed({ id: TEXT, name: TEXT, answer: TEXT }), LIMITS.answers),
          description: "What was asked for, without anything that identifies a person or a home.",
        },
        listedCount: { type: "integer", minimum: 1 },
        payment: { enum: ["monthly", "yearly"], description: "The way of paying that the prices are of." },
        offers: { ...list(OFFER, LIMITS.offers), minItems: 1 },
      },
      "about",
      "payment",
    ),
    signature: closed({
      kid: { type: "string", pattern: "^[a-z0-9-]{1,16}$" },
      value: { type: "string", pattern: "^[0-9a-f]{128}$" },
    }),
  }),
});

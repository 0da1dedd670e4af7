import { addressPricesCallPath } from "#domain/addresses/lookup-call-paths.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { addressPricesDataSchema, addressPricesQuerySchema } from "#http/contract/lookup.schema.ts";
import { presentAddressPrices } from "#http/presenters/lookup.ts";
import { lookupTexts } from "#journeys/lookup/lookup.texts.sv.ts";
import type { AskAddressPrices } from "#journeys/search/address-prices.ts";

/** A page asks every other second until its price has come, which takes a handful of questions. */
const POLLED_LIMIT = { windowMs: HOUR_MS, limit: 300 };

/** Documented as GET. Of ours it changes nothing but the visitor's own searches, one for an address and a day. */
export const addressPricesCall = (ask: AskAddressPrices): Call =>
  defineCall({
    method: "GET",
    path: addressPricesCallPath(),
    summary: "What a connection costs at an address; asked again while the operators are being asked",
    input: addressPricesQuerySchema,
    output: addressPricesDataSchema,
    access: "visitor",
    limit: { name: "lookup-address-prices", ...POLLED_LIMIT },
    async handle(question, { visitor }) {
      const answer = await ask({ ...question, owner: visitor.owner() });
      if (answer.kind !== "refused") return { kind: "ok", value: presentAddressPrices(answer) };
      const message = answer.field === "zip" ? fieldTexts.zip : lookupTexts.addressNotFound;
      return { kind: "invalid", errors: [{ field: answer.field, message }] };
    },
  });

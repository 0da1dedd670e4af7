import type { ApplyReading, ProviderAct } from "#verticals/_contract/apply.ts";
import type { ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";
import { getJson, postJson } from "#verticals/_contract/wire/json-request.ts";
import {
  readFlag,
  readId,
  readJsonRecord,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import { creditOffer } from "../credit-offer.ts";
import { creditRequestOf } from "../credit-request.ts";
import type { CreditCaseWire, CreditDocumentWire } from "./credit-cases.wire.ts";
import { AMOUNT, FEE, readInstant, readMonths, readRate } from "./read-terms.ts";

/** Requests of a lender with one JSON resource per application. */
export function prepareCreditCase(act: ProviderAct): ProviderRequest {
  const path = `/v2/cases/${encodeURIComponent(act.reference)}`;
  if (act.kind === "ask") return getJson(path);
  const headers = { "idempotency-key": act.idempotencyKey };
  switch (act.kind) {
    case "submit":
      return postJson("/v2/cases", caseOf(act.reference, act.application), headers);
    case "supply":
      return postJson(`${path}/documents`, documentOf(act), headers);
    case "accept":
      return postJson(`${path}/acceptance`, { offer: act.offerId }, headers);
    case "withdraw":
      return postJson(`${path}/withdrawal`, {}, headers);
    case "close":
      return postJson(`${path}/closing`, {}, headers);
  }
}

type Submit = Extract<ProviderAct, { kind: "submit" }>;
type Supply = Extract<ProviderAct, { kind: "supply" }>;

function caseOf(reference: string, { personalNumber, fields }: Submit["application"]): CreditCaseWire {
  const asked = creditRequestOf(fields);
  return {
    reference,
    applicant: {
      civicNumber: personalNumber,
      monthlyIncome: asked.monthlyIncomeKr,
      employment: asked.employment,
      housing: asked.housing,
      housingCost: asked.housingCostKr,
      children: asked.children,
      otherDebt: asked.otherCreditKr,
    },
    ...(asked.coApplicantNumber === undefined ? {} : { coApplicant: { civicNumber: asked.coApplicantNumber } }),
    loan: { amount: asked.amountKr, months: asked.months, purpose: asked.purpose },
  };
}

const documentOf = ({ what, files }: Supply): CreditDocumentWire => ({
  documentType: what,
  files: files.map(({ contentType, content }) => ({ mediaType: contentType, base64: base64Of(content) })),
});

/** Without Node: a vertical's code may be loaded anywhere. */
export const base64Of = (content: Uint8Array): string =>
  btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(""));

export function readCreditCase({ status, body }: ProviderReply): ApplyReading {
  if (status !== 200 && status !== 202) return unreadable(`status ${status}`);
  const answer = readJsonRecord(body);
  if (!answer) return unreadable("no JSON");
  switch (answer["status"]) {
    case "PROCESSING":
      return { kind: "received" };
    case "DOCUMENT_REQUIRED": {
      const what = readText(answer["documentType"]);
      return what === undefined ? unreadable("a document without a type") : { kind: "needed", what };
    }
    case "OFFER":
      return readOffer(readRecord(answer["offer"]) ?? {});
    case "DECLINED":
      return { kind: "declined" };
    case "ACCEPTED":
      return { kind: "accepted" };
    case "OFFER_LAPSED":
      return { kind: "lapsed" };
    case "WITHDRAWN":
      return { kind: "withdrawn" };
    case "CLOSED":
      return { kind: "closed" };
    default:
      return unreadable("unknown status");
  }
}

function readOffer(wire: Readonly<Record<string, unknown>>): ApplyReading {
  const offerId = readId(wire["id"]);
  const validUntil = readInstant(wire["validUntil"]);
  const amountOre = readOre(wire["amount"], 100, AMOUNT);
  const months = readMonths(wire["months"]);
  const nominalBasisPoints = readRate(wire["nominalRate"], 100);
  const statedEffectiveBasisPoints = readRate(wire["effectiveRate"], 100);
  const setupFeeOre = readOre(wire["arrangementFee"], 100, FEE);
  const noticeFeeOre = readOre(wire["noticeFee"], 100, FEE);
  const isVariable = readFlag(wire["variable"]);
  if (
    offerId === undefined ||
    validUntil === undefined ||
    amountOre === undefined ||
    months === undefined ||
    nominalBasisPoints === undefined ||
    statedEffectiveBasisPoints === undefined ||
    setupFeeOre === undefined ||
    noticeFeeOre === undefined ||
    isVariable === undefined
  )
    return unreadable("an offer without its terms");
  const terms = { amountOre, months, nominalBasisPoints, setupFeeOre, noticeFeeOre };
  return creditOffer({ offerId, validUntil, ...terms, statedEffectiveBasisPoints, isVariable });
}

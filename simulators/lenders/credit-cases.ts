import { jsonReply, type Operation, type SystemReply } from "#simulators/kernel/system.ts";
import type {
  CreditCaseAnswerWire,
  CreditCaseStatus,
  CreditCaseWire,
  CreditDocumentWire,
} from "#verticals/_credit/protocols/credit-cases.wire.ts";
import type { ApplicationDesk, DeskAnswer } from "./application-desk.ts";

const LATENCY_SHARE = 0.5;

/** One JSON resource per application. */
export const creditCaseOperations = (desk: ApplicationDesk): readonly Operation[] => [
  operation("submit", "POST", "/v2/cases", (_, key, body) => {
    const { reference, applicant, loan } = read<CreditCaseWire>(body);
    if (!reference || !applicant || !loan) return undefined;
    return desk.submit({
      reference,
      idempotencyKey: key,
      personalNumber: applicant.civicNumber,
      amountOre: loan.amount * 100,
      months: loan.months,
      monthlyIncomeOre: applicant.monthlyIncome * 100,
      otherCreditOre: applicant.otherDebt * 100,
      employment: applicant.employment,
    });
  }),
  operation("status", "GET", "/v2/cases/:reference", (reference) => desk.ask(reference)),
  operation("documents", "POST", "/v2/cases/:reference/documents", (reference, idempotencyKey, body) => {
    const { files } = read<CreditDocumentWire>(body);
    return files && desk.supply({ reference, idempotencyKey, fileCount: files.length });
  }),
  operation("acceptance", "POST", "/v2/cases/:reference/acceptance", (reference, idempotencyKey, body) => {
    const { offer } = read<{ offer: string }>(body);
    return offer === undefined ? undefined : desk.accept({ reference, idempotencyKey, offerId: offer });
  }),
  operation("withdrawal", "POST", "/v2/cases/:reference/withdrawal", (reference, idempotencyKey) =>
    desk.withdraw({ reference, idempotencyKey }),
  ),
  operation("closing", "POST", "/v2/cases/:reference/closing", (reference, idempotencyKey) =>
    desk.close({ reference, idempotencyKey }),
  ),
];

type Handle = (reference: string, idempotencyKey: string, body: string) => DeskAnswer | undefined;

function operation(name: string, method: "GET" | "POST", path: string, handle: Handle): Operation {
  return {
    name,
    method,
    path,
    latencyShare: LATENCY_SHARE,
    answer({ parameters, headers, body }) {
      const key = headers["idempotency-key"];
      if (method === "POST" && typeof key !== "string") return jsonReply(400, { error: "idempotency-key" });
      const answer = handle(parameters["reference"] ?? "", String(key), body);
      return answer ? replyOf(answer) : jsonReply(400, { error: "body" });
    },
  };
}

function read<Wire>(body: string): Partial<Wire> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Wire>;
  } catch {
    return {};
  }
}

const STATUSES = {
  unknown: "UNKNOWN",
  received: "PROCESSING",
  needed: "DOCUMENT_REQUIRED",
  offered: "OFFER",
  declined: "DECLINED",
  accepted: "ACCEPTED",
  lapsed: "OFFER_LAPSED",
  withdrawn: "WITHDRAWN",
  closed: "CLOSED",
} as const satisfies Record<Exclude<DeskAnswer["kind"], "failed">, CreditCaseStatus>;

function replyOf(answer: DeskAnswer): SystemReply {
  if (answer.kind === "failed") return { ...jsonReply(200, { status: "PROCESSING" }), fault: answer.fault };
  const wire: CreditCaseAnswerWire = { status: STATUSES[answer.kind], ...partsOf(answer) };
  return jsonReply(answer.kind === "unknown" ? 404 : 200, wire);
}

function partsOf(answer: DeskAnswer): Partial<CreditCaseAnswerWire> {
  if (answer.kind === "needed") return { documentType: answer.what };
  if (answer.kind !== "offered") return {};
  const { terms } = answer;
  return {
    offer: {
      id: answer.offerId,
      amount: terms.amountOre / 100,
      months: terms.months,
      nominalRate: terms.nominalBasisPoints / 100,
      effectiveRate: terms.effectiveBasisPoints / 100,
      variable: terms.isVariable,
      arrangementFee: terms.setupFeeOre / 100,
      noticeFee: terms.noticeFeeOre / 100,
      validUntil: new Date(answer.validUntilMs).toISOString(),
    },
  };
}

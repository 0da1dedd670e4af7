import type { Operation, SystemReply } from "#simulators/kernel/system.ts";
import { MESSAGE_PATH, type MessageCode, writeMessage } from "#verticals/_credit/protocols/credit-messages.wire.ts";
import type { ApplicationDesk, DeskAnswer, IncomingAct } from "./application-desk.ts";

/** XML messages to one address. Written and read by hand, so that a fault of our own reader is not repeated here. */
export const creditMessageOperations = (desk: ApplicationDesk): readonly Operation[] => [
  {
    name: "message",
    method: "POST",
    path: MESSAGE_PATH,
    latencyShare: 0.5,
    answer: ({ body }) => replyOf(handle(desk, body)),
  },
];

function handle(desk: ApplicationDesk, body: string): DeskAnswer | undefined {
  const reference = valueOf(body, "Arende");
  if (reference === undefined) return undefined;
  const act: IncomingAct = { reference, idempotencyKey: valueOf(body, "Nyckel") ?? "" };
  if (has(body, "Status")) return desk.ask(reference);
  if (act.idempotencyKey === "") return undefined;
  if (has(body, "Ansokan"))
    return desk.submit({
      ...act,
      personalNumber: valueOf(body, "Personnummer") ?? "",
      amountOre: numberOf(body, "BeloppOre"),
      months: numberOf(body, "Manader"),
      monthlyIncomeOre: numberOf(body, "ManadsinkomstOre"),
      otherCreditOre: numberOf(body, "OvrigaKrediterOre"),
      employment: valueOf(body, "Anstallning") ?? "",
    });
  if (has(body, "Komplettering")) return desk.supply({ ...act, fileCount: body.split("<k:Fil>").length - 1 });
  if (has(body, "Accept")) return desk.accept({ ...act, offerId: valueOf(body, "Erbjudande") ?? "" });
  if (has(body, "Anger")) return desk.withdraw(act);
  return has(body, "Avslut") ? desk.close(act) : undefined;
}

const has = (body: string, name: string): boolean => body.includes(`<k:${name}>`);
const valueOf = (body: string, name: string): string | undefined =>
  new RegExp(`<k:${name}>([^<]*)</k:${name}>`).exec(body)?.[1];
const numberOf = (body: string, name: string): number => Number(valueOf(body, name));

const CODES = {
  unknown: "OKAND",
  received: "MOTTAGEN",
  needed: "KOMPLETTERA",
  offered: "ERBJUDANDE",
  declined: "AVSLAG",
  accepted: "BEKRAFTAD",
  lapsed: "FORFALLEN",
  withdrawn: "ANGRAD",
  closed: "AVSLUTAD",
} as const satisfies Record<Exclude<DeskAnswer["kind"], "failed">, MessageCode>;

const xml = (content: string, status = 200): SystemReply => ({
  status,
  body: writeMessage(content),
  contentType: "application/xml; charset=utf-8",
});

function replyOf(answer: DeskAnswer | undefined): SystemReply {
  if (!answer) return xml("<k:Fel>Meddelandet kan inte tolkas</k:Fel>", 400);
  if (answer.kind === "failed") return { ...xml(codeOf("received")), fault: answer.fault };
  return xml(codeOf(answer.kind, partsOf(answer)));
}

const codeOf = (kind: keyof typeof CODES, parts = ""): string =>
  `<k:Svar><k:Kod>${CODES[kind]}</k:Kod>${parts}</k:Svar>`;

function partsOf(answer: DeskAnswer): string {
  if (answer.kind === "needed") return `<k:Slag>${answer.what}</k:Slag>`;
  if (answer.kind !== "offered") return "";
  const { terms } = answer;
  const values = {
    Id: answer.offerId,
    BeloppOre: terms.amountOre,
    Manader: terms.months,
    NominellRanta: terms.nominalBasisPoints,
    EffektivRanta: terms.effectiveBasisPoints,
    UpplaggningsavgiftOre: terms.setupFeeOre,
    AviavgiftOre: terms.noticeFeeOre,
    Rorlig: terms.isVariable,
    GiltigTill: new Date(answer.validUntilMs).toISOString(),
  };
  const parts = Object.entries(values).map(([name, value]) => `<k:${name}>${value}</k:${name}>`);
  return `<k:Erbjudande>${parts.join("")}</k:Erbjudande>`;
}

import type { ApplyReading, ProviderAct } from "#verticals/_contract/apply.ts";
import type { ProviderReply, ProviderRequest } from "#verticals/_contract/provider.ts";
import { child, readXml, textOf, type XmlNode } from "#verticals/_contract/wire/read-xml.ts";
import {
  parseFlagText,
  readFlag,
  readId,
  readOre,
  readText,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import { writeXml, type XmlElements } from "#verticals/_contract/wire/write-xml.ts";
import { creditOffer } from "../credit-offer.ts";
import { creditRequestOf } from "../credit-request.ts";
import { base64Of } from "./credit-cases.ts";
import { MESSAGE_PATH, type MessageKind, writeMessage } from "./credit-messages.wire.ts";
import { AMOUNT, FEE, readInstant, readMonths, readRate } from "./read-terms.ts";

/** Requests of a lender that takes XML messages. */
export const prepareCreditMessage = (act: ProviderAct): ProviderRequest => ({
  method: "POST",
  path: MESSAGE_PATH,
  headers: { "content-type": "application/xml; charset=utf-8", accept: "application/xml" },
  body: writeMessage(writeXml({ Arende: act.reference, [KINDS[act.kind]]: contentOf(act) }, "k")),
});

const KINDS: Readonly<Record<ProviderAct["kind"], MessageKind>> = {
  submit: "Ansokan",
  ask: "Status",
  supply: "Komplettering",
  accept: "Accept",
  withdraw: "Anger",
  close: "Avslut",
};

function contentOf(act: ProviderAct): XmlElements | string {
  if (act.kind === "ask") return "";
  const keyed = { Nyckel: act.idempotencyKey };
  if (act.kind === "accept") return { ...keyed, Erbjudande: act.offerId };
  if (act.kind === "supply") {
    const files = act.files.map(({ contentType, content }) => ({ Typ: contentType, Innehall: base64Of(content) }));
    return { ...keyed, Slag: act.what, Fil: files };
  }
  if (act.kind !== "submit") return keyed;
  const asked = creditRequestOf(act.application.fields);
  return {
    ...keyed,
    Personnummer: act.application.personalNumber,
    ...(asked.coApplicantNumber === undefined ? {} : { Medsokande: asked.coApplicantNumber }),
    BeloppOre: asked.amountKr * 100,
    Manader: asked.months,
    Syfte: asked.purpose,
    ManadsinkomstOre: asked.monthlyIncomeKr * 100,
    Anstallning: asked.employment,
    Boende: asked.housing,
    BoendekostnadOre: asked.housingCostKr * 100,
    Barn: asked.children,
    OvrigaKrediterOre: asked.otherCreditKr * 100,
  };
}

export function readCreditMessage({ status, body }: ProviderReply): ApplyReading {
  if (status !== 200) return unreadable(`status ${status}`);
  const answer = child(readXml(body), "Meddelande", "Svar");
  switch (textOf(answer, "Kod") ?? "") {
    case "MOTTAGEN":
      return { kind: "received" };
    case "KOMPLETTERA": {
      const what = readText(textOf(answer, "Slag"));
      return what === undefined ? unreadable("a supplement without a kind") : { kind: "needed", what };
    }
    case "ERBJUDANDE":
      return readOffer(child(answer, "Erbjudande"));
    case "AVSLAG":
      return { kind: "declined" };
    case "BEKRAFTAD":
      return { kind: "accepted" };
    case "FORFALLEN":
      return { kind: "lapsed" };
    case "ANGRAD":
      return { kind: "withdrawn" };
    case "AVSLUTAD":
      return { kind: "closed" };
    default:
      return unreadable("unknown code");
  }
}

function readOffer(wire: XmlNode | undefined): ApplyReading {
  const number = (name: string) => {
    const text = textOf(wire, name);
    return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
  };
  const offerId = readId(textOf(wire, "Id"));
  const validUntil = readInstant(textOf(wire, "GiltigTill"));
  const amountOre = readOre(number("BeloppOre"), 1, AMOUNT);
  const months = readMonths(number("Manader"));
  const nominalBasisPoints = readRate(number("NominellRanta"), 1);
  const statedEffectiveBasisPoints = readRate(number("EffektivRanta"), 1);
  const setupFeeOre = readOre(number("UpplaggningsavgiftOre"), 1, FEE);
  const noticeFeeOre = readOre(number("AviavgiftOre"), 1, FEE);
  const isVariable = readFlag(parseFlagText(textOf(wire, "Rorlig")));
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

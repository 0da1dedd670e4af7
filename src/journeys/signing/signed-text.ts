import type { Payment } from "#domain/order/order-record.ts";
import type { SignedText, SignedTextSpan } from "#domain/bankid/signed-text.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { signedTextTexts as texts } from "./signed-text.texts.sv.ts";

export interface SignedOrder {
  readonly name: string;
  readonly product: string;
  readonly nouns: Nouns;
  readonly providerName: string;
  /** A short description of the insured object; may be empty. */
  readonly insured: string;
  readonly payment: Payment;
  readonly monthlyFeeOre: number;
  readonly yearlyFeeOre: number;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly addOns: readonly string[];
}

export function writeSignedText(order: SignedOrder): SignedText {
  const yearly = formatKr(order.yearlyFeeOre);
  return [
    texts.orders(plain(order.name), plain(order.product), plain(order.providerName), plain(order.insured)),
    order.payment === "monthly" ? texts.monthly(formatKr(order.monthlyFeeOre), yearly) : texts.yearly(yearly),
    fillNouns(texts.starts(unbroken(formatLongDate(order.startDate))), order.nouns),
    ...(order.addOns.length === 0 ? [] : [texts.addOns(order.addOns.map(plain).join(texts.and))]),
    texts.withdrawal,
  ].map(readMarks);
}

/** Longer than any name from a provider or a register. */
const MAX_TERM_CHARACTERS = 120;

/**
 * Texts of others as plain text: without line breaks, direction marks and BankID's formatting characters. A paragraph
 * always begins with our own text, so that no text of others can start a heading, a list or a table.
 */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[*|\\`_<>]+/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_TERM_CHARACTERS);

/** A date stays on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

const readMarks = (paragraph: string): SignedTextSpan[] =>
  paragraph
    .split("*")
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== "");

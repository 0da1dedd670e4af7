import { z } from "zod";

export interface ColumnKey {
  readonly id: string;
  readonly key: Buffer;
}

/** A key that may sign in its period, or a public one that once did. */
export interface ReceiptKey extends ColumnKey {
  readonly validFrom: string;
  readonly validUntil: string;
}

const KEY_BYTES = 32;

const isKeyText = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, "base64").length === KEY_BYTES;

export const keyText = () =>
  z
    .string()
    .refine(isKeyText, `must be ${KEY_BYTES} bytes in base64`)
    .transform((text) => Buffer.from(text, "base64"));

export const keyTexts = () =>
  z.string().transform((text, context): Buffer[] => {
    const keys = text.split(",").map((part) => part.trim());
    if (keys.every(isKeyText)) return keys.map((key) => Buffer.from(key, "base64"));
    context.addIssue(`must be ${KEY_BYTES} bytes in base64, several divided by comma`);
    return z.NEVER;
  });

export const differentKeys = () =>
  keyTexts().refine((keys) => new Set(keys.map(String)).size === keys.length, "has the same key twice");

/** Numbers of keys, from 1. */
export const generations = () =>
  z
    .string()
    .regex(/^[1-9]\d?(?:,[1-9]\d?)?$/, "must be one or two numbers of keys, divided by comma")
    .transform((text) => text.split(",").map(Number))
    .refine((numbers) => new Set(numbers).size === numbers.length, "has the same number twice");

export const columnKeys = () =>
  z.string().transform((text, context): [ColumnKey, ...ColumnKey[]] => {
    const keys: ColumnKey[] = [];
    for (const part of text.split(",")) {
      const [, id, key] = /^([a-z0-9-]{1,16}):(.+)$/.exec(part.trim()) ?? [];
      if (id === undefined || key === undefined || !isKeyText(key)) {
        context.addIssue(`must be id:base64 of ${KEY_BYTES} bytes, several divided by comma`);
        return z.NEVER;
      }
      if (keys.some((earlier) => earlier.id === id)) {
        context.addIssue("has the same key id twice");
        return z.NEVER;
      }
      keys.push({ id, key: Buffer.from(key, "base64") });
    }
    return keys as [ColumnKey, ...ColumnKey[]];
  });

export const receiptKeys = () =>
  z.string().transform((text, context): ReceiptKey[] => {
    const keys: ReceiptKey[] = [];
    for (const part of text.split(",")) {
      const [, id = "", from = "", until = "", key = ""] =
        /^([a-z0-9-]{1,16}):([\d-]{10}):([\d-]{10}):(.+)$/.exec(part.trim()) ?? [];
      const [validFrom, validUntil] = [startOf(from), startOf(until)];
      if (validFrom === undefined || validUntil === undefined || validFrom >= validUntil || !isKeyText(key)) {
        context.addIssue(`must be id:from:until:base64 of ${KEY_BYTES} bytes with two dates, several divided by comma`);
        return z.NEVER;
      }
      if (keys.some((earlier) => earlier.id === id)) {
        context.addIssue("has the same key id twice");
        return z.NEVER;
      }
      keys.push({ id, key: Buffer.from(key, "base64"), validFrom, validUntil });
    }
    return keys;
  });

/** The first moment of the date in UTC; undefined for one that does not exist. */
function startOf(date: string): string | undefined {
  const start = new Date(`${date}T00:00:00.000Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(date) ? start.toISOString() : undefined;
}

/** A comma list of the engine's public keys; the engine writes its own to its log when it starts. */
export const identityKeys = () =>
  z.string().transform((text, context): string[] => {
    const keys = text.split(",").map((part) => part.trim());
    if (keys.every((key) => /^publickeyv1_[1-9A-HJ-NP-Za-km-z]{40,46}$/.test(key))) return keys;
    context.addIssue("must be publickeyv1_ keys of the engine, several divided by comma");
    return z.NEVER;
  });

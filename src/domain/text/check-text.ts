import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { placeholdersIn } from "./placeholders.ts";
import { textFaults } from "./text.texts.sv.ts";

/** The longest paragraph of the site is a third of it. */
export const MAX_TEXT_CHARS = 1_000;

export const TEXT_FIELD = "text";

/** A text that an editor has written, tidied; or why it cannot replace the default. */
export function checkText(defaultText: string, written: string): Checked<string> {
  const text = tidyText(written);
  const fault = faultIn(defaultText, text);
  return fault === undefined ? passed(text) : failed([{ field: TEXT_FIELD, message: fault }]);
}

/** True for a stored text that the code of today can still show: its default may have got other placeholders. */
export const canReplace = (defaultText: string, text: string): boolean => faultIn(defaultText, text) === undefined;

/** Lines are broken by the page, never by the text. Hard spaces stay; what cannot be seen goes. */
const tidyText = (written: string): string =>
  written
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[\t\n\r ]+/g, " ")
    .trim();

/** Controls and formats, our marks among them; a soft hyphen is wanted. */
const INVISIBLE = /(?![\t\n\r\u00AD])[\p{Cc}\p{Cf}]/gu;

function faultIn(defaultText: string, text: string): string | undefined {
  if (text === "") return defaultText === "" ? undefined : textFaults.empty;
  if (text.length > MAX_TEXT_CHARS) return textFaults.tooLong(MAX_TEXT_CHARS);
  if (/[<>]/.test(text)) return textFaults.markup;
  const wanted = placeholdersIn(defaultText);
  const given = placeholdersIn(text);
  const missing = wanted.filter((name) => !given.includes(name));
  if (missing.length > 0) return textFaults.missing(inBraces(missing));
  const unknown = given.filter((name) => !wanted.includes(name));
  return unknown.length > 0 ? textFaults.unknown(inBraces(unknown)) : undefined;
}

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

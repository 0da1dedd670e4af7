/**
 * An order by the number that people speak and write: "SP-7K3M9-Q2X8T". It is the beginning of the order's id in an alphabet without
 * letters that are mistaken for digits, so page, mail and desk have the same without storing it. The rest of the id stays unguessable.
 */
export function formatOrderNumber(orderId: string): string {
  const beginning = orderId.slice(0, ORDER_NUMBER_BEGINNING);
  const digits = Array.from(beginning, (character) => ID_ALPHABET.indexOf(character));
  // An id of another make is its own number.
  if (beginning.length < ORDER_NUMBER_BEGINNING || digits.includes(-1)) return orderId;
  const written = writeIn(
    ALPHABET,
    digits.reduce((value, digit) => value * ID_ALPHABET.length + digit, 0),
    LENGTH,
  );
  return `${PREFIX}-${written.slice(0, LENGTH / 2)}-${written.slice(LENGTH / 2)}`;
}

/** However it was typed, the beginning of the order's id. Undefined for what is no order number: a personal number never is one. */
export function readOrderNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  if (!plain.startsWith(PREFIX) || plain.length !== PREFIX.length + LENGTH) return undefined;
  const digits = Array.from(plain.slice(PREFIX.length), (character) =>
    ALPHABET.indexOf(MISTAKEN[character] ?? character),
  );
  if (digits.includes(-1)) return undefined;
  const value = digits.reduce((sum, digit) => sum * ALPHABET.length + digit, 0);
  return value < ID_ALPHABET.length ** ORDER_NUMBER_BEGINNING
    ? writeIn(ID_ALPHABET, value, ORDER_NUMBER_BEGINNING)
    : undefined;
}

/** 48 bits: two of a million orders share a number once in five hundred such millions. */
export const ORDER_NUMBER_BEGINNING = 8;

const PREFIX = "SP";
const LENGTH = 10;
/** Base64url, as ids are made. */
const ID_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Crockford's. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MISTAKEN: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

function writeIn(alphabet: string, value: number, length: number): string {
  let rest = value;
  let written = "";
  for (let place = 0; place < length; place++) {
    written = (alphabet[rest % alphabet.length] ?? "") + written;
    rest = Math.floor(rest / alphabet.length);
  }
  return written;
}

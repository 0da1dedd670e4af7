/** What a person wrote in a large field, as it is stored: ends trimmed, line breaks of one kind, no invisible characters. */
export const cleanWritten = (typed: string): string => typed.replaceAll("\r\n", "\n").replaceAll(UNSEEN, "").trim();

// oxlint-disable-next-line no-control-regex -- they are what is taken away
const UNSEEN = /[\u0000-\u0009\u000B-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

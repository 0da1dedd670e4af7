/** What an applicant may upload: PDF or a photo. The content decides, not the name or what the browser states. */
export const FILE_KINDS = ["application/pdf", "image/jpeg", "image/png"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A photo of a paper by a phone is below this. */
export const MAX_FILE_BYTES = 8_000_000;
export const MAX_FILES = 3;

export type FileFault = "empty" | "too-large" | "unknown-kind" | "other-kind";

export interface OfferedFile {
  /** As the browser states it. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** Undefined for a file of a kind that we take. What a PDF does when it is opened is not asked: its pages are sent on as images (`supply-files.ts`). */
export function faultOf({ contentType, content }: OfferedFile): FileFault | undefined {
  if (content.length === 0) return "empty";
  if (content.length > MAX_FILE_BYTES) return "too-large";
  const kind = kindOf(content);
  if (kind === undefined) return "unknown-kind";
  return kind === contentType ? undefined : "other-kind";
}

export const areFilesSound = (files: readonly OfferedFile[]): boolean =>
  files.length > 0 && files.length <= MAX_FILES && files.every((file) => faultOf(file) === undefined);

/** By how a file begins and ends: one that is cut off, or has something else after it, is not of the kind. */
export function kindOf(content: Uint8Array): FileKind | undefined {
  if (begins(content, [0x25, 0x50, 0x44, 0x46, 0x2d]))
    return latin(content.subarray(-END_BYTES)).trimEnd().endsWith("%%EOF") ? "application/pdf" : undefined;
  if (begins(content, [0xff, 0xd8, 0xff])) return ends(content, [0xff, 0xd9]) ? "image/jpeg" : undefined;
  if (begins(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return ends(content, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]) ? "image/png" : undefined;
  return undefined;
}

const END_BYTES = 64;

const latin = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};
/** More arguments at once overflow the stack. */
const CHUNK = 8_192;

const begins = (content: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte);
const ends = (content: Uint8Array, bytes: readonly number[]): boolean =>
  content.length >= bytes.length &&
  bytes.every((byte, index) => content[content.length - bytes.length + index] === byte);

import { isId } from "#platform/ids.ts";

/** Our cookies hold random ids; any other value under the name is ignored. */
export function readCookie(
  header: string | undefined,
  wanted: string,
  isGood: (value: string) => boolean = isId,
): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [name, value] = part.trim().split("=");
    if (name === wanted && value && isGood(value)) return value;
  }
  return undefined;
}

import { isId } from "#platform/ids.ts";

/** Our cookies hold random ids; whatever else stands under the name is as good as nothing. */
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

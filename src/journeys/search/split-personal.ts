import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** Identifying data is stored apart from the rest, and never sent back to a page. */
export function splitPersonal(vertical: AnyVerticalServer, all: Readonly<Record<string, string>>) {
  const parameters: Record<string, string> = {};
  const personal: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) {
    if (vertical.personalFields.includes(name)) personal[name] = value;
    else parameters[name] = value;
  }
  return { parameters, personal };
}

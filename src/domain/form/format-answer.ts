import type { FieldDescription } from "./form-description.ts";

/** An answer as it is read, not as it is sent: "Garage", "38 kvm", "123 45". */
export function formatAnswer(
  { options, suffix, kind }: Pick<FieldDescription, "options" | "suffix" | "kind">,
  value: string,
): string {
  const option = options?.find(({ id }) => id === value);
  if (option) return option.label;
  if (kind === "zip") return value.replace(/^(\d{3})\s?(\d{2})$/, "$1 $2");
  return suffix === undefined ? value : `${value} ${suffix}`;
}

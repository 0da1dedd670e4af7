import { formatWhole } from "#domain/format/swedish-format.ts";
import type { FieldDescription } from "./form-description.ts";

/** Keeps a unit on the line of its number. */
const HARD_SPACE = "\u00A0";

/** An answer as it is read, not as it is sent: "Garage", "38 kvm", "12 000 kWh", "123 45". */
export function formatAnswer(
  { options, suffix, kind }: Pick<FieldDescription, "options" | "suffix" | "kind">,
  value: string,
): string {
  const option = options?.find(({ id }) => id === value);
  if (option) return option.label;
  if (kind === "zip") return value.replace(/^(\d{3})\s?(\d{2})$/, "$1 $2");
  return suffix === undefined ? value : `${formatNumber(value)}${HARD_SPACE}${suffix}`;
}

/** "101.5" → "101,5"; what is no number stays as it is. */
const formatNumber = (value: string): string =>
  value.replace(/^(\d+)(?:\.(\d+))?$/, (_, whole: string, decimals?: string) =>
    decimals === undefined ? formatWhole(Number(whole)) : `${formatWhole(Number(whole))},${decimals}`,
  );

import type { CancelCapability } from "#verticals/_contract/cancel.ts";
import { homeWithout } from "./home-cancellation.texts.sv.ts";
import { insuranceEnding } from "./insurance-ending.ts";

/** Homes of every sort are known by where they lie. */
export const homeCancellable = (gapCaution: string): CancelCapability => ({
  gapCaution,
  ending: insuranceEnding,
  without: homeWithout,
  thing({ address, zip }) {
    if (!address || !zip) return undefined;
    const digits = zip.replaceAll(/\s/g, "");
    const street = address.trim();
    return {
      key: `${street.toLocaleLowerCase("sv").replaceAll(/[\s.,]+/g, " ")} ${digits}`,
      name: `${street}, ${digits.slice(0, 3)} ${digits.slice(3)}`,
    };
  },
});

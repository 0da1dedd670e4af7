import { compareWithRenewal } from "#domain/after-order/renewal-alignment.ts";
import { describeRenewalAlignment } from "#domain/after-order/renewal-alignment.texts.sv.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { FormerInsurance } from "#verticals/_contract/cancellation-texts.ts";

/** What is known of the former insurance, as it is read. */
export const knownOf = (result: CancellationResult, otherInsurer: string): FormerInsurance => ({
  provider: result.ProviderName ?? otherInsurer,
  thing: result.RegistrationNumber ?? undefined,
  endsOn: result.CurrentRenewalDate ? formatLongDate(result.CurrentRenewalDate) : "",
  newStartsOn: formatLongDate(result.NewStartDate),
  meeting: result.CurrentRenewalDate
    ? describeRenewalAlignment(compareWithRenewal(result.CurrentRenewalDate, result.NewStartDate))
    : "",
});

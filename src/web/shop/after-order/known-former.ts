import { compareWithRenewal } from "#domain/after-order/renewal-alignment.ts";
import { describeRenewalAlignment } from "#domain/after-order/renewal-alignment.texts.sv.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { FormerAgreement } from "#verticals/_contract/cancellation-texts.ts";

/** What is known of the former insurance, as it is read. */
export const knownOf = (result: CancellationResult, otherProvider: string): FormerAgreement => ({
  provider: result.ProviderName ?? otherProvider,
  thing: result.RegistrationNumber ?? undefined,
  endsOn: result.CurrentRenewalDate ? formatLongDate(result.CurrentRenewalDate) : "",
  newStartsOn: formatLongDate(result.NewStartDate),
  meeting: result.CurrentRenewalDate
    ? describeRenewalAlignment(compareWithRenewal(result.CurrentRenewalDate, result.NewStartDate))
    : "",
});

import { pickVariant, readVariant, VARIANT_COOKIE, VARIANT_RETENTION_DAYS } from "#domain/analytics/variant.ts";
import { DAY_S } from "#domain/calendar/durations.ts";
import { sendEvent } from "./send-event.ts";

/**
 * Reports the variant that the page was rendered with. A visitor without one gets one for the next page: this one is rendered already.
 * Called only with the consent to be measured: without it every visitor sees the page as it is.
 */
export function measureVariant(): void {
  const known = readVariant(document.cookie);
  if (known !== undefined) return sendEvent({ event: "custom_impression", action: "ab_variant", label: known });
  const variant = pickVariant(Math.random());
  document.cookie = `${VARIANT_COOKIE}=${variant}; path=/; secure; samesite=lax; max-age=${VARIANT_RETENTION_DAYS * DAY_S}`;
}

import { pickVariant, readVariant, VARIANT_COOKIE, VARIANT_RETENTION_DAYS } from "#domain/analytics/variant.ts";
import { sendEvent } from "./send-event.ts";

const DAY_S = 86_400;

/**
 * Tells which variant the page was drawn with. Who has none gets one for the next page: this one was drawn as it is. Called within the
 * consent to be measured, and only then: without it everybody sees the page as it is.
 */
export function measureVariant(): void {
  const known = readVariant(document.cookie);
  if (known !== undefined) return sendEvent({ event: "custom_impression", action: "ab_variant", label: known });
  const drawn = pickVariant(Math.random());
  document.cookie = `${VARIANT_COOKIE}=${drawn}; path=/; secure; samesite=lax; max-age=${VARIANT_RETENTION_DAYS * DAY_S}`;
}

import { trackingCallPath } from "#domain/addresses/consent-call-paths.ts";
import { grants, PRODUCT } from "#domain/consent/consent.ts";
import { storedConsent } from "./consent-state.ts";
import { pushEntry } from "./push-entry.ts";
import type { AnalyticsEvent, ErrorEvent } from "./events.ts";
import { safePayload, safeServerEntry } from "./safe-payload.ts";
import { visitId } from "./visit-id.ts";

/** Loaded only for visitors who have consented; checks once more, because the choice may have changed while it was loading. */
export function sendEvent(event: AnalyticsEvent): void {
  const consent = storedConsent();
  if (!grants(consent, PRODUCT)) return;
  const payload = safePayload(event, consent);
  if (!payload) return refuse(event.event);
  pushEntry(event.event === "page_data" ? { ...payload, customSessionId: visitId() } : payload);
  const type = trackingTypes[event.event];
  if (type) void sendTracking(type, payload);
}

/** F-144. Where the documents place it: beside the envelope's Data, inside it, or with the order in its Result. */
export function sendAnswer(answer: unknown): void {
  const consent = storedConsent();
  if (!grants(consent, PRODUCT)) return;
  const { ExtendedData, Data } = (answer ?? {}) as Answer;
  const extended = ExtendedData ?? Data?.ExtendedData ?? Data?.Result?.ExtendedData;
  for (const entry of [extended?.Gtm?.DataLayer ?? []].flat()) {
    if (entry === null) continue;
    const safe = safeServerEntry(entry, consent);
    if (safe) pushEntry(safe);
    else refuse("server_answer");
  }
}

interface Extended {
  readonly ExtendedData?: { readonly Gtm?: { readonly DataLayer?: unknown } };
}

interface Answer extends Extended {
  readonly Data?: (Extended & { readonly Result?: Extended | null }) | null;
}

/** A payload that may not leave is a fault of ours: report that there was one, without its content. */
const refuse = (source: string): void => pushError({ event: "error", label: "error_internal", source });

const pushError = (event: ErrorEvent): void => pushEntry(event);

/** The events that are also sent to our own server (spec 2 §7), by their type there. */
const trackingTypes: Partial<Record<AnalyticsEvent["event"], string>> = {
  custom_click: "click",
  custom_impression: "impression",
  error: "error",
};

/** OP-34: a failure is not shown, and is sent to the tags alone. Survives leaving the page. */
async function sendTracking(trackingtype: string, { event: _, ...about }: Record<string, unknown>): Promise<void> {
  const body = new URLSearchParams({ trackingtype, trackinginfo: JSON.stringify(about) });
  try {
    const { ok } = await fetch(trackingCallPath(), { method: "POST", body, keepalive: true });
    if (!ok) throw new Error("refused");
  } catch {
    pushError({ event: "error", label: "error_api", source: "tracking" });
  }
}

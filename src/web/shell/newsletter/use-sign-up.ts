import { useState } from "react";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import { newsletterCallTexts } from "#http/contract/newsletter.texts.sv.ts";
import { trackAnswer } from "#web/shell/analytics/track.ts";
import { registerEmailCallPath } from "#domain/addresses/content-call-paths.ts";

/** Spec 1 §4: one of them at a time. */
export type SignUpState = "idle" | "subscribing" | "success" | "error";

/** As much of the browser's own as is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Any failed registration gives the same sentence, whatever the reason (V-047). */
export function useSignUp(first: SignUpState, fetch: Fetch) {
  const [state, setState] = useState<SignUpState>(first);
  const ask = async (email: string): Promise<void> => {
    if (email.trim() === "") return setState("error");
    setState("subscribing");
    setState((await register(email, fetch)) ? "success" : "error");
  };
  return { state, ask, message: state === "error" ? newsletterCallTexts.failed : undefined };
}

async function register(email: string, fetch: Fetch): Promise<boolean> {
  try {
    const response = await fetch(registerEmailCallPath(), { method: "POST", body: new URLSearchParams({ email }) });
    const answer = (await response.json()) as Envelope<unknown>;
    trackAnswer(answer);
    return answer.Success;
  } catch {
    return false;
  }
}

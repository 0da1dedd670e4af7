import { useState } from "react";
import { newsletterCallTexts } from "#http/contract/newsletter.texts.sv.ts";
import { askServer } from "#web/shell/calls/ask-server.ts";
import { browserFetch, type Fetch } from "#web/shell/calls/send-call.ts";
import { registerEmailCallPath } from "#domain/addresses/content-call-paths.ts";

/** Spec 1 §4: one of them at a time. */
export type SignUpState = "idle" | "subscribing" | "success" | "error";

/** Any failed registration gives the same sentence, whatever the reason (V-047). */
export function useSignUp(first: SignUpState, fetch = browserFetch) {
  const [state, setState] = useState<SignUpState>(first);
  const ask = async (email: string): Promise<void> => {
    if (email.trim() === "") return setState("error");
    setState("subscribing");
    setState((await register(email, fetch)) ? "success" : "error");
  };
  return { state, ask, message: state === "error" ? newsletterCallTexts.failed : undefined };
}

async function register(email: string, fetch: Fetch): Promise<boolean> {
  const answer = await askServer(registerEmailCallPath(), { fields: { email }, tracksAnswer: true }, fetch);
  return answer?.Success ?? false;
}

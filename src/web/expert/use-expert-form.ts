import { useEffect, useRef, useState } from "react";
import type { FieldError } from "#domain/checked.ts";
import { drawCaptcha } from "#domain/expert-question.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import { paths } from "#web/paths.ts";
import { expertTexts as texts } from "./expert.texts.sv.ts";

export type ExpertFormState =
  | { readonly kind: "idle" | "sending" }
  /** Spec 1 §4: a flag for either end. */
  | { readonly kind: "success"; readonly state: "open" | "unconfirmed" }
  | { readonly kind: "error"; readonly errors: readonly FieldError[] };

export interface ExpertFormPorts {
  readonly solve: (signal: AbortSignal) => Promise<string>;
  readonly send: (address: string, init: RequestInit) => Promise<Response>;
  readonly random: () => number;
}

/** The work is begun when the visitor begins to write, and is done long before the question is. */
export function useExpertForm(first: ExpertFormState, ports: ExpertFormPorts) {
  const [state, setState] = useState(first);
  const work = useRef<{ proof: Promise<string>; stop: AbortController } | undefined>(undefined);
  useEffect(() => () => work.current?.stop.abort(), []);
  const begin = () => {
    if (work.current) return work.current.proof;
    const stop = new AbortController();
    work.current = { proof: ports.solve(stop.signal), stop };
    return work.current.proof;
  };
  const submit = async (form: FormData): Promise<void> => {
    setState({ kind: "sending" });
    const proof = await begin();
    // A proof counts once: what is sent again needs another.
    work.current = undefined;
    setState(await send(form, proof, ports));
  };
  return { state, begin: () => void begin(), submit };
}

async function send(form: FormData, proof: string, ports: ExpertFormPorts): Promise<ExpertFormState> {
  const body = new URLSearchParams({ captcha: String(drawCaptcha(ports.random)), proof });
  for (const name of ["email", "question", "website"]) {
    const value = form.get(name);
    body.set(name, typeof value === "string" ? value : "");
  }
  try {
    const response = await ports.send(paths.askExpertCall(), { method: "POST", body });
    const answer = (await response.json()) as Envelope<{ Result: { State: "open" | "unconfirmed" } }>;
    if (answer.Success && answer.Data) return { kind: "success", state: answer.Data.Result.State };
    const errors = answer.Error.map(({ ParameterId, Message }) => ({ field: ParameterId, message: Message }));
    return errors.length > 0 ? { kind: "error", errors } : LOST;
  } catch {
    return LOST;
  }
}

const LOST: ExpertFormState = { kind: "error", errors: [{ field: "", message: texts.failed }] };

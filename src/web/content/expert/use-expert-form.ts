import { useEffect, useRef, useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { pickCaptcha, findQuestionProblems } from "#domain/expert/expert-question.ts";
import { askExpertCallPath } from "#domain/addresses/content-call-paths.ts";
import { createCalls } from "#web/shell/calls/calls.ts";
import type { Fetch } from "#web/shell/calls/send-call.ts";
import { expertTexts as texts } from "./expert.texts.sv.ts";

export type ExpertFormState =
  | { readonly kind: "idle" | "sending" }
  /** Spec 1 §4: a flag at the start and at the end. */
  | { readonly kind: "success"; readonly state: "open" | "unconfirmed" }
  | { readonly kind: "error"; readonly errors: readonly FieldError[] };

export interface ExpertFormPorts {
  readonly solve: (signal: AbortSignal) => Promise<string>;
  readonly send: Fetch;
  readonly random: () => number;
}

/** The proof of work starts when the visitor starts to write, and is finished long before the question is. */
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
    const asked = readAsked(form);
    // Errors that are known without the proof are shown without waiting for it.
    const errors = findQuestionProblems(asked);
    if (errors.length > 0) return setState({ kind: "error", errors });
    setState({ kind: "sending" });
    const tooLong = setTimeout(() => work.current?.stop.abort(), WORK_WITHIN_MS);
    const proof = await begin();
    clearTimeout(tooLong);
    const answer = await send(asked, proof, ports);
    // A proof counts once; the server has not checked it when another field was wrong.
    if (!isFieldWrong(answer) || proof === "") work.current = undefined;
    setState(answer);
  };
  return { state, begin: () => void begin(), submit };
}

/** A phone that needs longer sends the question without proof: then the address is confirmed by mail. */
const WORK_WITHIN_MS = 8_000;

const isFieldWrong = (answer: ExpertFormState): boolean =>
  answer.kind === "error" && answer.errors.every(({ field }) => field === "email" || field === "question");

type Asked = Readonly<Record<"email" | "question" | "website", string>>;

function readAsked(form: FormData): Asked {
  const read = (name: keyof Asked): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: read("email"), question: read("question"), website: read("website") };
}

async function send(asked: Asked, proof: string, ports: ExpertFormPorts): Promise<ExpertFormState> {
  const fields = { captcha: pickCaptcha(ports.random), proof, ...asked };
  const post = createCalls(ports.send).post<{ Result: { State: "open" | "unconfirmed" } }>;
  const answer = await post(askExpertCallPath(), fields);
  if (answer.kind === "success" && answer.data) return { kind: "success", state: answer.data.Result.State };
  return answer.kind === "failure" && answer.errors.length > 0 ? { kind: "error", errors: answer.errors } : LOST;
}

const LOST: ExpertFormState = { kind: "error", errors: [{ field: "", message: texts.failed }] };

import { useState } from "react";
import { UNSAFE_decodeViaTurboStream as decodeAnswer } from "react-router";
import { failedReference } from "#web/shell/calls/failed-reference.ts";
import { newTraceParent } from "#web/shell/calls/trace-parent.ts";

interface Posted<Answer> {
  readonly post: (action: string, fields: Readonly<Record<string, string>>) => void;
  readonly isPosting: boolean;
  readonly answer: Answer | undefined;
}

/** The answer of a page's action to a post that leaves the page as it is. An answer that is an error ends at the page's boundary. */
export function usePosted<Answer>(): Posted<Answer> {
  const [state, setState] = useState<{ readonly isPosting: boolean; readonly answer?: Answer }>({ isPosting: false });
  const post = (action: string, fields: Readonly<Record<string, string>>) => {
    setState(({ answer }) => ({ isPosting: true, ...(answer === undefined ? {} : { answer }) }));
    const traceParent = newTraceParent();
    postTo<Answer>(action, fields, traceParent).then(
      (answer) => setState({ isPosting: false, answer }),
      (error: unknown) =>
        setState(() => {
          failedReference.note(traceParent);
          throw error;
        }),
    );
  };
  return { post, isPosting: state.isPosting, answer: state.answer };
}

/** As the router posts a form without leaving its page. */
async function postTo<Answer>(
  action: string,
  fields: Readonly<Record<string, string>>,
  traceParent: string,
): Promise<Answer> {
  const { pathname, search } = new URL(action, location.origin);
  const response = await fetch(`${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${search}`, {
    method: "POST",
    headers: { traceparent: traceParent },
    body: new URLSearchParams(fields),
  });
  const isOurs = response.ok || response.headers.has("X-Remix-Response");
  if (!isOurs || !response.body) throw new Error(`an answer of ${response.status} without data`);
  const { value } = await decodeAnswer(response.body, window);
  const { data, error } = value as { readonly data?: Answer; readonly error?: unknown };
  if (error !== undefined) throw error;
  return data as Answer;
}

import { createElement, type ReactNode, useEffect, useState } from "react";
import { answerErrorModal, errorModals, type ErrorModalRequest } from "#ui/overlays/error-modal-state.ts";
import type { PageHosts } from "./PageHosts.tsx";

type Hosts = typeof PageHosts;

let loading: Promise<Hosts> | undefined;

/** After a failure the next caller tries again. */
export function loadPageHosts(): Promise<Hosts> {
  loading ??= import("./PageHosts.tsx").then((part) => part.PageHosts);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Not needed for hydration, so it is fetched right after; not only when there is a message to show,
 * because the connection may be lost by then. Until it is loaded messages wait, and when it cannot be fetched the browser's own
 * dialog asks the question.
 */
export function usePageHosts(load = loadPageHosts, ask = askWithBrowserDialog): ReactNode {
  const [rendered, setRendered] = useState<ReactNode>(null);
  useEffect(() => {
    if (rendered) return undefined;
    const page = new AbortController();
    const take = async () => {
      const hosts = await load();
      if (!page.signal.aborted) setRendered(createElement(hosts));
    };
    const takeOrAsk = () => void take().catch(() => (page.signal.aborted ? undefined : answerAll(ask)));
    takeOrAsk();
    const stop = errorModals.subscribe(takeOrAsk);
    return () => {
      page.abort();
      stop();
    };
  }, [rendered, load, ask]);
  return rendered;
}

function answerAll(ask: typeof askWithBrowserDialog): void {
  for (let [first] = errorModals.read(); first; [first] = errorModals.read()) answerErrorModal(first, ask(first));
}

/** True when the visitor wants to try again. */
function askWithBrowserDialog({ title, message, canClose }: ErrorModalRequest): boolean {
  const text = `${title}\n\n${message}`;
  if (canClose) return confirm(text);
  alert(text);
  return true;
}

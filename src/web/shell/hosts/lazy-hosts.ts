import { createElement, type ReactNode, useEffect, useState } from "react";
import { answerErrorModal, errorModals, type ErrorModalRequest } from "#ui/overlays/error-modal-state.ts";
import type { PageHosts } from "./PageHosts.tsx";

type Hosts = typeof PageHosts;

let loading: Promise<Hosts> | undefined;

/** One that has failed is tried again by whoever asks next. */
export function loadPageHosts(): Promise<Hosts> {
  loading ??= import("./PageHosts.tsx").then((part) => part.PageHosts);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Not part of what a page must have to come alive, so it is fetched right after; not first when there is something to tell,
 * for then nothing more may come. Until it is here messages wait, and when it cannot be fetched the browser itself puts the
 * question.
 */
export function usePageHosts(load = loadPageHosts, ask = askWithBrowserDialog): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    if (drawn) return undefined;
    const page = new AbortController();
    const take = async () => {
      const hosts = await load();
      if (!page.signal.aborted) setDrawn(createElement(hosts));
    };
    const takeOrAsk = () => void take().catch(() => (page.signal.aborted ? undefined : answerAll(ask)));
    takeOrAsk();
    const stop = errorModals.subscribe(takeOrAsk);
    return () => {
      page.abort();
      stop();
    };
  }, [drawn, load, ask]);
  return drawn;
}

function answerAll(ask: typeof askWithBrowserDialog): void {
  for (let [first] = errorModals.read(); first; [first] = errorModals.read()) answerErrorModal(first, ask(first));
}

/** True when the visitor wants to try again. */
function askWithBrowserDialog({ title, message, canClose }: ErrorModalRequest): boolean {
  const words = `${title}\n\n${message}`;
  if (canClose) return confirm(words);
  alert(words);
  return true;
}

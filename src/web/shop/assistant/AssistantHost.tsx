import { Suspense, useState } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { LEAST_OFFERS_TO_COMPARE } from "#web/shop/offers/result-slots.ts";
import { ASSISTANT_HASH } from "./assistant-hash.ts";

interface AssistantHostProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

const AssistantModal = lazyWithReload(() => import("./AssistantModal.tsx").then((module) => module.AssistantModal));

/** C-040, C-041: with enough offers, and only where the vertical has something to ask for. */
export const canAskAssistant = ({ web, result }: AssistantHostProps): boolean =>
  result.view.kind === "results" &&
  result.offers.length >= LEAST_OFFERS_TO_COMPARE &&
  (web.assistant?.isOffered(result.summary) ?? false);

/** Its script is fetched the first time it is opened; what was found stays while the page does. */
export function AssistantHost({ web, result }: AssistantHostProps) {
  const { isOpen, close } = useHashOpen(ASSISTANT_HASH);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened || !web.assistant || !canAskAssistant({ web, result })) return null;
  return (
    <Suspense fallback={null}>
      <AssistantModal web={web} assistant={web.assistant} result={result} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}

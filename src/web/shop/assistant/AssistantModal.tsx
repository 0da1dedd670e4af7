import { use, useCallback, useEffect, useRef } from "react";
import { openHash } from "#ui/overlays/hash-history.ts";
import { Modal } from "#ui/overlays/Modal.tsx";
import { whenPageScrollUnlocked } from "#ui/overlays/page-scroll-lock.ts";
import { Perched } from "#ui/illustrations/Perched.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { AssistantChoices, AssistantWeb, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { COMPARE_HASH } from "#web/shop/compare/use-compare-opening.ts";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import { showOffer } from "#web/shop/offers/show-offer.ts";
import { askAssistant } from "./ask-assistant.ts";
import { AssistantActions } from "./AssistantActions.tsx";
import styles from "./AssistantModal.module.css";
import { AssistantStep } from "./AssistantStep.tsx";
import type { AssistantState } from "./assistant-state.ts";
import { assistantTexts } from "./assistant.texts.sv.ts";
import { chooseProvider } from "./choose-provider.ts";
import { type Ask, useAssistant } from "./use-assistant.ts";

interface AssistantModalProps {
  readonly web: VerticalWeb;
  readonly assistant: AssistantWeb;
  readonly result: ShownResult;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Spec 3 §2.8: a bottom sheet of size xl that a press outside does not close. */
export function AssistantModal({ web, assistant, result, isOpen, onClose }: AssistantModalProps) {
  const texts = useTexts(assistantTexts);
  const choices = use(loadOnce(assistant));
  const { searchId, payment, offers, summary } = result;
  const ask: Ask = (preferences, signal) => {
    const providerNames = offers.map(({ providerName }) => providerName);
    return askAssistant(web.description, { preferences, providerNames, searchId, payment }, signal);
  };
  const [state, send] = useAssistant(`${searchId} ${payment}`, ask);
  const body = useFocusOnStep(state.step.kind, isOpen);
  const choose = (offer: ShownOffer, reason: string) => {
    const title = texts.notice(nameOffer(offer));
    chooseProvider(
      { resultId: offer.resultId, title, reason, linkText: texts.noticeLink },
      { close: onClose, selectProvider: showOffer },
    );
  };
  const compare = () => {
    const unlocked = whenPageScrollUnlocked();
    onClose();
    void unlocked.then(() => openHash(COMPARE_HASH));
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(state, texts)}
      size="xl"
      closeOnClickOutside={false}
      isSheet
      perch={<Bird />}
      actions={<AssistantActions state={state} send={send} onCompare={compare} />}
    >
      <div ref={body} className={styles["body"]} tabIndex={-1}>
        <AssistantStep
          state={state}
          choices={choices.choices(summary)}
          rules={choices}
          offers={offers}
          send={send}
          onChoose={choose}
        />
      </div>
    </Modal>
  );
}

function titleOf({ step }: AssistantState, texts: typeof assistantTexts): string {
  return step.kind === "success" ? texts.success.title(step.answer.suggestions.length) : texts[step.kind].title;
}

const Bird = () => (
  <svg viewBox="0 0 120 74" width={97} height={60}>
    <Perched x={54} y={71} scale={1} />
  </svg>
);

/** What was pressed is gone with its step: focus goes to what came instead. */
function useFocusOnStep(kind: AssistantState["step"]["kind"], isOpen: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current !== kind && isOpen) body.current?.focus({ preventScroll: true });
    shown.current = kind;
  }, [kind, isOpen]);
  return useCallback((element: HTMLDivElement | null) => void (body.current = element), []);
}

const loading = new WeakMap<AssistantWeb, Promise<AssistantChoices>>();

/** The same promise each time, as `use` wants it. */
function loadOnce(assistant: AssistantWeb): Promise<AssistantChoices> {
  const known = loading.get(assistant) ?? assistant.load();
  loading.set(assistant, known);
  return known;
}

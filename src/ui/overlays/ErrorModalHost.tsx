import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { fillNodes } from "#ui/texts/fill-nodes.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { answerErrorModal, closeErrorModal, errorModals, type ErrorModalRequest } from "./error-modal-state.ts";
import styles from "./ErrorModalHost.module.css";
import { modalBoxClass, ModalFrame } from "./ModalFrame.tsx";
import { overlayTexts } from "./overlays.texts.sv.ts";
import { lockPageScroll } from "./page-scroll-lock.ts";
import { useShake } from "./use-shake.ts";

interface ErrorModalHostProps {
  readonly phone?: { readonly number: string; readonly href: string } | undefined;
}

/** Once on every page. The browser's own dialog: it must open when no further script can be loaded. */
export function ErrorModalHost({ phone }: ErrorModalHostProps) {
  const [shown] = useSyncExternalStore(errorModals.subscribe, errorModals.read, () => NONE);
  return shown ? <ErrorModal request={shown} phone={phone} /> : null;
}

const NONE: readonly ErrorModalRequest[] = [];

function ErrorModal({ request, phone }: ErrorModalHostProps & { readonly request: ErrorModalRequest }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const texts = useTexts(overlayTexts).error;
  const { isShaking, shake } = useShake();
  const close = () => {
    if (!closeErrorModal(request)) shake();
  };
  useModalDialog(dialog, close);
  return (
    <dialog
      ref={dialog}
      className={classNames(modalBoxClass({ size: "sm", isShaking }), styles["dialog"])}
      aria-labelledby={titleId}
      // A modal under this one lets focus move here.
      data-react-aria-top-layer="true"
    >
      <ModalFrame
        title={editedText(request.title, texts)}
        titleId={titleId}
        onClose={request.canClose ? close : undefined}
        actions={
          <>
            <Button onClick={() => answerErrorModal(request, true)}>{editedText(request.buttonLabel, texts)}</Button>
            {request.canClose ? (
              <Button look="secondary" onClick={close}>
                {overlayTexts.close}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{editedText(request.message, texts)}</p>
        {phone ? (
          <p className={styles["phone"]}>
            {texts.orCall}
            <a className={styles["number"]} href={phone.href}>
              {phone.number}
            </a>
            .
          </p>
        ) : null}
        {request.reference === undefined ? null : (
          <p className={styles["reference"]}>
            {fillNodes(texts.reference, { reference: <code>{request.reference}</code> })}
          </p>
        )}
      </ModalFrame>
    </dialog>
  );
}

type ErrorTexts = typeof overlayTexts.error;

/** A default text that the caller did not replace is shown in the editors' version. */
function editedText(text: string, texts: ErrorTexts): string {
  const keys = Object.keys(texts) as (keyof ErrorTexts)[];
  const key = keys.find((name) => overlayTexts.error[name] === text);
  return key ? texts[key] : text;
}

/** Closed before it leaves the page: the browser then returns focus to where it was. */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, [dialog]);
  useEffect(() => {
    const element = dialog.current;
    const controller = new AbortController();
    const { signal } = controller;
    const refuse = (event: Event) => {
      event.preventDefault();
      closeNow();
    };
    // Escape comes as a key, except where a phone's own gesture asks to close. Unanswered, browsers close on the second.
    element?.addEventListener("keydown", (event) => (event.key === "Escape" ? refuse(event) : undefined), { signal });
    element?.addEventListener("cancel", refuse, { signal });
    element?.addEventListener("click", (event) => (isOnBackdrop(event, element) ? closeNow() : undefined), { signal });
    return () => controller.abort();
  }, [dialog]);
  useEffect(lockPageScroll, []);
}

/** The backdrop belongs to the dialog element; only the position of the press distinguishes them. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLElement): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

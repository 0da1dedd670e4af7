import { createStore } from "#ui/pieces/store.ts";
import { overlayTexts } from "./overlays.texts.sv.ts";

export interface ErrorModalOptions {
  readonly title?: string;
  readonly message?: string;
  readonly buttonLabel?: string;
  /** F-101: false leaves trying again as the only choice. */
  readonly canClose?: boolean;
  /** What support finds the fault by. Of several faults with the same text the first is shown. */
  readonly reference?: string;
}

export interface ErrorModalRequest extends Required<Omit<ErrorModalOptions, "reference">> {
  readonly reference?: string;
  readonly answer: (isTryAgain: boolean) => void;
}

type ErrorModalEvent =
  | { readonly type: "asked"; readonly request: ErrorModalRequest }
  | { readonly type: "answered"; readonly request: ErrorModalRequest };

/** The first is shown; the others wait. */
export const errorModals = createStore<readonly ErrorModalRequest[], ErrorModalEvent>(
  (waiting, { type, request }) =>
    type === "asked" ? [...waiting, request] : waiting.filter((other) => other !== request),
  [],
);

/** True when the visitor wants to try again, false when it was closed. Needs an ErrorModalHost on the page. */
export function openErrorModal(options: ErrorModalOptions = {}): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  errorModals.send({ type: "asked", request: { ...DEFAULTS, ...options, answer: resolve } });
  return promise;
}

/** Several calls that fail together are one fault to the visitor: requests with the same text get one answer. */
export function answerErrorModal(shown: ErrorModalRequest, isTryAgain: boolean): void {
  for (const request of errorModals.read().filter((other) => isSameMessage(other, shown))) {
    errorModals.send({ type: "answered", request });
    request.answer(isTryAgain);
  }
}

/** F-101: nothing happens when the state does not permit it. */
export function closeErrorModal(shown: ErrorModalRequest): boolean {
  if (shown.canClose) answerErrorModal(shown, false);
  return shown.canClose;
}

const DEFAULTS: Required<Omit<ErrorModalOptions, "reference">> = {
  title: overlayTexts.error.title,
  message: overlayTexts.error.message,
  buttonLabel: overlayTexts.error.tryAgain,
  canClose: true,
};

const isSameMessage = (one: ErrorModalRequest, other: ErrorModalRequest): boolean =>
  one.title === other.title &&
  one.message === other.message &&
  one.buttonLabel === other.buttonLabel &&
  one.canClose === other.canClose;

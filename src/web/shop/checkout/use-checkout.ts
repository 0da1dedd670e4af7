import { useMemo, useReducer, useRef, useState } from "react";
import { defaultStartDate } from "#domain/form/kinds/date.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import { isField } from "#domain/form/form-description.ts";
import { type FormHandle, useForm } from "#ui/form-engine/use-form.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { likelyDevice } from "#web/shell/bankid/bankid-link.ts";
import { useBrowserLookups } from "#web/shell/lookups/form-token.ts";
import { type SigningHandle, useSigning } from "#web/shop/signing/use-signing.ts";
import { requestCheckout, type OrderAction, type OrderAnswer, sendCheckout } from "./checkout-calls.ts";
import { describeCheckout, START_DATE, TOWN } from "./checkout-form.ts";
import { checkoutTexts, startDateTexts } from "./checkout.texts.sv.ts";
import type { Checkout, CheckoutCurrent, CheckoutPrice, OrderSnapshot } from "#web/shop/order/checkout.ts";
import { comparePrices, hasNewPrice, isSamePrice } from "./compare-prices.ts";
import { followPlacing } from "./follow-placing.ts";
import { hiddenOf, postedOf } from "./posted-values.ts";
import { type AskedFields, canSwitch, describeSwitch } from "./switch-form.ts";
import { switchTexts } from "./switch.texts.sv.ts";
import { useTypedContact } from "./use-typed-contact.ts";
import { useDelayedErrors, useUpdatedPriceTimer } from "./checkout-timers.ts";
import { canOrder, firstPrice, type PriceState, stepPrice } from "./price-state.ts";
import {
  firstStartDateView,
  isStartDateMissing,
  type StartDateEvent,
  type StartDateView,
  stepStartDate,
} from "./start-date.ts";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";

export interface CheckoutOptions {
  readonly vertical: VerticalDescription;
  readonly first: Checkout;
  readonly current: CheckoutCurrent | undefined;
  readonly fetchDataId: string | undefined;
  /** The way of paying of the list that it was opened from. */
  readonly payment?: Payment | undefined;
  readonly today: string;
  /** Of a form that the server sent back as a page. */
  readonly errors?: readonly FieldError[] | undefined;
  readonly errorMessage?: string | undefined;
  readonly existingOrderId?: string | undefined;
  readonly asksForLogin?: boolean | undefined;
  /** The visitor leaves what they have today, and is asked for nothing that is known. */
  readonly isSwitch?: boolean | undefined;
  readonly onOrdered: (order: OrderSnapshot) => void;
  readonly onFetched?: ((fetchDataId: string) => void) | undefined;
}

export interface CheckoutFault {
  readonly message: string;
  /** Of the existing order that prevents a second one. */
  readonly orderHref: string | undefined;
  readonly asksForLogin: boolean;
  /** The provider requires another price than the visitor saw: both are shown. */
  readonly priceChange?: { readonly before: CheckoutPrice; readonly now: CheckoutPrice } | undefined;
  readonly isRefused?: boolean;
}

export interface CheckoutHandle {
  readonly checkout: Checkout;
  readonly form: FormHandle;
  readonly price: PriceState;
  readonly isPlacing: boolean;
  /** For the red box; a new object each time, so that it is announced again. */
  readonly fault: CheckoutFault | undefined;
  /** What the visitor has today, as far as it is known by now. */
  readonly current: CheckoutCurrent | undefined;
  readonly fetchDataId: string | undefined;
  /** What every address of the checkout and of its list keeps. */
  readonly choices: ListChoices;
  readonly startDate: StartDateView;
  readonly hasChanges: boolean;
  /** Only for a visitor who leaves what they have today. */
  readonly asked: AskedFields | undefined;
  /** What is to be signed before there is an order. */
  readonly signing: SigningHandle;
  updatePrice(): void;
  sendStartDate(event: StartDateEvent): void;
  takeFetched(fetchDataId: string, current: CheckoutCurrent): void;
  /** The visitor leaves, and has been warned that nothing is stored. The function never changes. */
  readonly forgetTyped: () => void;
}

export function useCheckout(options: CheckoutOptions): CheckoutHandle {
  const { vertical, first, today } = options;
  const [fetched, setFetched] = useState({ fetchDataId: options.fetchDataId, current: options.current });
  const { fetchDataId, current } = fetched;
  const texts = useTexts(checkoutTexts);
  const dateTexts = useTexts(startDateTexts);
  const [checkout, setCheckout] = useState(first);
  const [price, sendPrice] = useReducer(stepPrice, firstPrice(first.price.isOutdated));
  const [startDate, sendStartDate] = useReducer(stepStartDate, firstView(options));
  const faultOf = (message: string | undefined, existingOrderId?: string, asksForLogin = false) =>
    message === undefined
      ? undefined
      : { message, orderHref: existingOrderId && orderCompletePath(vertical, existingOrderId), asksForLogin };
  const [fault, setFault] = useState<CheckoutFault | undefined>(() =>
    faultOf(options.errorMessage, options.existingOrderId, options.asksForLogin),
  );
  /** The server has stored everything in the form: a login may reload the page. */
  const [isStored, setIsStored] = useState(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const shown = useRef(first);
  const signing = useSigning({ vertical, first: first.signing, onSigned: (orderId) => void finish(orderId) });
  const late = useDelayedErrors((errors) => form.showErrors(errors));
  const [objected, setObjected] = useState(() => (options.errors ?? []).map(({ field }) => field));
  const isSwitch = (options.isSwitch ?? false) && canSwitch(checkout.form);
  const asked = useMemo(() => (isSwitch ? { today, objected } : undefined), [isSwitch, today, objected]);
  const switchLabels = useTexts(switchTexts);
  const description = useMemo(
    () => (asked ? describeSwitch(checkout.form, asked, switchLabels) : describeCheckout(checkout.form, texts)),
    [asked, checkout.form, texts, switchLabels],
  );

  const form = useForm(description, {
    today,
    lookups: useBrowserLookups(),
    errors: options.errors,
    onTrigger(trigger) {
      if (trigger === "recalculate") sendPrice({ kind: "changed" });
      if (trigger === "reload") void redraw();
    },
    // Sweden has one post town to a code. A town that was typed over it before a reload is preserved.
    onFound: (lookup, answer) => {
      if (lookup !== "zip" || !("cityName" in answer) || !answer.cityName) return;
      if (!typedContact.hasOwnTown()) form.fillIn({ [TOWN]: answer.cityName });
    },
    onSubmit: (values) => place(values),
  });
  const typedContact = useTypedContact(first.resultId, form);
  const leaveToOrder = (order: OrderSnapshot) => {
    typedContact.forget();
    options.onOrdered(order);
  };

  function take({ status, checkout: next, errors, errorMessage, existingOrderId, asksForLogin }: OrderAnswer): void {
    const { price: before } = shown.current;
    shown.current = next;
    setCheckout(next);
    const nextFault = faultOf(errorMessage, existingOrderId, asksForLogin);
    const isRepriced = status === PRICE_CHANGED && !isSamePrice(before, next.price);
    setFault(
      nextFault && {
        ...nextFault,
        isRefused: status === REFUSED,
        ...(isRepriced ? { priceChange: { before, now: next.price } } : {}),
      },
    );
    setIsStored(false);
    setObjected(errors.map(({ field }) => field));
    if (errors.length > 0) late(errors);
  }

  /** Compares the new price with the one that was shown. */
  function reportPrice(before: Checkout, { checkout: next, errors }: Pick<OrderAnswer, "checkout" | "errors">): void {
    sendPrice({
      kind: "answered",
      ...comparePrices(before, next),
      hasFieldErrors: errors.length > 0,
      isStillOutdated: next.price.isOutdated,
    });
  }

  const send = (action: OrderAction, values: FormValues, fetchedId = fetchDataId) =>
    sendCheckout(vertical, action, { ...values, ...hiddenOf(shown.current, fetchedId) });

  async function redraw(fetchedId?: string): Promise<void> {
    const answer = await form.track(send("form", postedOf(form.state), fetchedId));
    if (answer) take(answer);
  }

  async function updatePrice(): Promise<void> {
    const before = shown.current;
    sendPrice({ kind: "asked" });
    setFault(undefined);
    const answer = await form.track(send("calculate_price", postedOf(form.state)));
    if (!answer) {
      sendPrice({ kind: "lost" });
      if (await openErrorModal()) await updatePrice();
      return;
    }
    take(answer);
    reportPrice(before, answer);
  }

  async function place(values: FormValues): Promise<void> {
    setIsPlacing(true);
    setFault(undefined);
    try {
      await order(values);
    } finally {
      setIsPlacing(false);
    }
  }

  async function order(values: FormValues): Promise<void> {
    const before = shown.current;
    const answer = await send(asked ? "switch" : "calculate", { ...values, signdevice: likelyDevice() });
    if (!answer) {
      if (await openErrorModal()) await order(values);
      return;
    }
    take(answer);
    setIsStored(answer.asksForLogin === true);
    if (answer.checkout.signing) return signing.show(answer.checkout.signing);
    const snapshot = answer.checkout.order;
    if (answer.status !== "Ok" || !snapshot) {
      if (hasNewPrice(before, answer.checkout) || answer.checkout.price.isOutdated) reportPrice(before, answer);
      return;
    }
    await follow(before, snapshot);
  }

  /** Signed: from here it is an ordinary order. */
  async function finish(orderId: string): Promise<void> {
    setIsPlacing(true);
    await follow(shown.current, { orderId, state: "open", message: undefined }).finally(() => setIsPlacing(false));
    signing.show(undefined);
  }

  async function follow(before: Checkout, snapshot: OrderSnapshot): Promise<void> {
    const followed = await followPlacing(vertical, snapshot);
    if (followed.state === "refused") {
      const nextFault = faultOf(followed.message ?? texts.refused);
      return setFault(nextFault && { ...nextFault, isRefused: true });
    }
    if (followed.state !== "repriced") return leaveToOrder(followed);
    const request = {
      resultId: before.resultId,
      fetchDataId,
      startDate: defaultStartDate(today, current?.renewalDate),
    };
    const next = await requestCheckout(vertical, request);
    if (!next) return leaveToOrder(followed);
    take({ status: PRICE_CHANGED, checkout: next, errors: [], errorMessage: followed.message ?? texts.repriced });
    reportPrice(before, { checkout: next, errors: [] });
  }

  useUpdatedPriceTimer(price, () => sendPrice({ kind: "time-passed" }));

  const submit = () => {
    if (isStartDateMissing(startDate)) {
      showSnackbar({ key: START_DATE, text: dateTexts.missing, autoDismiss: true });
      form.submit([{ field: START_DATE, message: dateTexts.missing }]);
    } else if (canOrder(price)) form.submit();
    else void updatePrice();
  };

  return {
    checkout,
    form: { ...form, submit },
    price,
    isPlacing,
    fault,
    current,
    fetchDataId,
    choices: { fetchDataId, payment: options.payment },
    startDate,
    asked,
    signing,
    hasChanges: !isStored && Object.values(form.state.fields).some(({ isChanged }) => isChanged),
    updatePrice: () => void updatePrice(),
    sendStartDate,
    forgetTyped: typedContact.forget,
    takeFetched(id, found) {
      setFetched({ fetchDataId: id, current: found });
      if (found.renewalDate !== undefined) sendStartDate({ kind: "fetched", renewalDate: found.renewalDate });
      options.onFetched?.(id);
      void redraw(id);
    },
  };
}

/** A visitor who leaves what they have today begins as it ends: the day is chosen already. */
function firstView({ isSwitch, first, current }: CheckoutOptions): StartDateView {
  const view = firstStartDateView(current?.renewalDate);
  const date = first.form.subscription.filter(isField).find(({ name }) => name === START_DATE)?.defaultValue;
  return isSwitch && date ? stepStartDate(view, { kind: "chose", date }) : view;
}

const PRICE_CHANGED = "PriceChanged";
const REFUSED = "Refused";

import { useEffect, useRef, useState } from "react";
import { defaultStartDate } from "#domain/form/kinds/date.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { Modal } from "#ui/overlays/Modal.tsx";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { LeaveQuestion } from "#ui/form-header/LeaveQuestion.tsx";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { useLeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { LazyOrder } from "#web/shop/order-complete/lazy-order.ts";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import { requestCheckout } from "./checkout-calls.ts";
import { holdPlace } from "./checkout-place.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import styles from "./Checkout.module.css";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import type { Checkout, CheckoutCurrent, OrderSnapshot } from "#web/shop/order/checkout.ts";
import { useCheckout } from "./use-checkout.ts";

export interface CheckoutModalProps {
  readonly web: VerticalWeb;
  readonly summary: Summary;
  readonly today: string;
  readonly resultId: string;
  readonly fetchDataId: string | undefined;
  readonly payment?: Payment | undefined;
  readonly current: CheckoutCurrent | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOrdered: (order: OrderSnapshot) => void;
  readonly onFetched: (fetchDataId: string) => void;
}

/** The state of the request: still loading, a checkout, or that there is none. */
type Loaded = Checkout | "gone" | undefined;

/** The checkout over the list. Its chunk contains the forms: load it with `import()`. */
export function CheckoutModal(props: CheckoutModalProps) {
  const { isOpen, onClose } = props;
  const loaded = useLoaded(props);
  const texts = useTexts(checkoutTexts);
  const signingLabels = useTexts(signingTexts);
  const [{ hasChanges, isPlacing, isSigning, forgetTyped }, setStanding] = useState<Standing>(NOTHING_TO_LOSE);
  const guard = useLeaveGuard({ hasChanges });
  const askToClose = () =>
    guard.ask(() => {
      forgetTyped?.();
      onClose();
    });
  useHeldPlace(isOpen && (hasChanges || isPlacing), () => {
    if (!isPlacing) askToClose();
  });
  useOrderAhead(props.web, isPlacing);
  const isLoaded = loaded !== undefined && loaded !== "gone";
  const titleOf = (): string => {
    if (!isLoaded) return texts.plainTitle;
    const { providerName } = loaded.provider;
    return isSigning ? signingLabels.title(providerName) : texts.title(providerName);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={askToClose}
      title={titleOf()}
      size="lg"
      isFullOnPhone
      padding={false}
      canClose={!isPlacing}
      closeOnClickOutside={!hasChanges}
    >
      {guard.isAsking ? (
        <div className={styles["asking"]}>
          <LeaveQuestion onStay={guard.stay} onLeave={guard.leave} />
        </div>
      ) : null}
      {isLoaded ? (
        <OpenCheckout {...props} first={loaded} onStanding={setStanding} />
      ) : (
        <div className={styles["loading"]}>
          {loaded === "gone" ? <p>{texts.gone}</p> : <LoadingIcon label={texts.loading} />}
        </div>
      )}
    </Modal>
  );
}

/** What decides how the modal may be closed. */
interface Standing {
  readonly hasChanges: boolean;
  readonly isPlacing: boolean;
  readonly isSigning: boolean;
  readonly forgetTyped?: () => void;
}

const NOTHING_TO_LOSE: Standing = { hasChanges: false, isPlacing: false, isSigning: false };

/** An earlier order of this offer is shown instead of a form that would order it again. */
function useLoaded(props: CheckoutModalProps): Loaded {
  const { resultId } = props;
  const { description } = props.web;
  const [loaded, setLoaded] = useState<Loaded>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      const { fetchDataId, payment, today, current } = latest.current;
      const startDate = defaultStartDate(today, current?.renewalDate);
      const checkout = await requestCheckout(description, { resultId, fetchDataId, payment, startDate }, asked.signal);
      if (asked.signal.aborted) return;
      if (checkout === undefined) return (await openErrorModal()) ? ask() : latest.current.onClose();
      if (checkout?.order) return latest.current.onOrdered(checkout.order);
      setLoaded(checkout ?? "gone");
    };
    void ask();
    return () => asked.abort();
  }, [description, resultId]);
  return loaded;
}

interface OpenCheckoutProps extends CheckoutModalProps {
  readonly first: Checkout;
  readonly onStanding: (standing: Standing) => void;
}

function OpenCheckout({ web, first, onStanding, ...options }: OpenCheckoutProps) {
  const handle = useCheckout({ ...options, vertical: web.description, first });
  const { hasChanges, isPlacing, forgetTyped } = handle;
  const isSigning = handle.signing.signing !== undefined;
  useEffect(
    () => onStanding({ hasChanges, isPlacing, isSigning, forgetTyped }),
    [onStanding, hasChanges, isPlacing, isSigning, forgetTyped],
  );
  return <CheckoutScreen web={web} handle={handle} summary={options.summary} onLeave={options.onClose} />;
}

/** Preloads the order's page while the insurer answers. If that fails, it is loaded when it is needed. */
function useOrderAhead(web: VerticalWeb, isPlacing: boolean): void {
  useEffect(() => {
    if (!isPlacing) return;
    LazyOrder.preload();
    void import("#web/shop/order-complete/order-parts.ts")
      .then(({ fetchOrderParts }) => fetchOrderParts(web))
      .catch(() => undefined);
  }, [web, isPlacing]);
}

/** C-188: the browser's back button is held too, until the visitor has answered. */
function useHeldPlace(isHeld: boolean, onTried: () => void): void {
  const latest = useRef(onTried);
  useEffect(() => {
    latest.current = onTried;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    holdPlace(() => {
      latest.current();
      return true;
    });
    return () => holdPlace(undefined);
  }, [isHeld]);
}

import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import type { FormSection } from "#domain/form/form-description.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useVariant } from "#web/shell/analytics/use-variant.ts";
import { useChatCart } from "#web/shell/chat/use-chat-cart.ts";
import { FetchModal } from "#web/shop/fetch/FetchModal.tsx";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { OPENS_LOGIN } from "#web/shell/login/opens-login.ts";
import { accountLoginPath } from "#domain/addresses/account-paths.ts";
import { checkoutPath, resultPath, switchPath } from "#domain/addresses/shop-paths.ts";
import { SigningStep } from "#web/shop/signing/SigningStep.tsx";
import { BLOCKS, FACT_SECTIONS, factsBlock, listSectionFacts, START_DATE } from "./checkout-form.ts";
import { CheckoutFacts } from "./CheckoutFacts.tsx";
import { CheckoutHead } from "./CheckoutHead.tsx";
import styles from "./Checkout.module.css";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import { FactList } from "#web/shop/provider-facts/FactList.tsx";
import { hasGap, meetingOf } from "./meeting.ts";
import { NeedsStatement } from "./NeedsStatement.tsx";
import type { CheckoutPrice } from "#web/shop/order/checkout.ts";
import { canOrder } from "./price-state.ts";
import { PriceUpdateBar } from "./PriceUpdateBar.tsx";
import { SellingPoints } from "#web/shop/selling-points/SellingPoints.tsx";
import { StartDateContext, StartDateInput } from "./StartDateInput.tsx";
import { renewalOf } from "./start-date.ts";
import { listMissing, SWITCH_BLOCKS } from "./switch-form.ts";
import { KnownPerson, Statements } from "./SwitchParts.tsx";
import { summarizeChoices } from "./summarize-choices.ts";
import type { CheckoutHandle } from "./use-checkout.ts";

interface CheckoutScreenProps {
  readonly web: VerticalWeb;
  readonly handle: CheckoutHandle;
  readonly summary: Summary;
  /** Of its headings: 3 under the title of a modal, 2 under the title of a page. */
  readonly rank?: 2 | 3;
  /** Back to the list under the modal, if there is one. */
  readonly onLeave?: (() => void) | undefined;
}

const INPUTS = { [START_DATE]: StartDateInput };

/** The content of a checkout, without its container: a modal over the list, or a page. */
export function CheckoutScreen({ web, handle, summary, rank = 3, onLeave }: CheckoutScreenProps) {
  const { checkout, form, price, isPlacing, fault, startDate, current } = handle;
  const canFetch = web.current !== undefined;
  const texts = useTexts(checkoutTexts);
  const variant = useVariant();
  useChatCart(form.state);
  const isScripted = useIsScripted();
  const { signing } = handle.signing;
  const { asked } = handle;
  const isStartAsked = !asked || listMissing(checkout.form, asked).some(({ name }) => name === START_DATE);
  const action = (asked ? switchPath : checkoutPath)(web.description, checkout.resultId, handle.choices);
  const [isFetching, setIsFetching] = useState(false);
  const formId = useId();
  const isOutdated = price.kind === "outdated" || price.kind === "calculating";
  const renewal = renewalOf(startDate);
  const meeting = meetingOf(checkout, form.state);
  // Until the visitor has chosen, no day is shown.
  const isGapChosen = isScripted && startDate.kind === "selected" && hasGap(meeting);
  const Warning = web.order?.RenewalWarning;
  return (
    <div className={styles["checkout"]}>
      <CheckoutHead checkout={checkout} current={current} isOutdated={isOutdated && !signing} />
      {signing ? (
        <SigningStep
          rank={rank}
          handle={handle.signing}
          signing={signing}
          action={action}
          documents={checkout.provider.documents}
        />
      ) : null}
      {/* Stays mounted during the signing, so that a visitor who goes back finds the form unchanged. */}
      <div className={styles["grid"]} hidden={signing !== undefined}>
        <div className={styles["form"]}>
          <Fault fault={fault} otherPrices={<OtherPrices web={web} handle={handle} onLeave={onLeave} />} />
          <StartDateContext
            value={{
              view: startDate,
              meeting,
              send: handle.sendStartDate,
              providerName: current?.providerName,
              onFetch: canFetch ? () => setIsFetching(true) : undefined,
              warning:
                Warning && renewal !== undefined ? (
                  <Suspense fallback={null}>
                    <Warning renewalDate={renewal} today={form.state.today} />
                  </Suspense>
                ) : null,
            }}
          >
            <FormRenderer
              form={{ ...form, isLoading: isPlacing }}
              id={formId}
              action={action}
              level={rank}
              {...(isStartAsked ? { inputs: INPUTS } : {})}
              blocks={{
                ...Object.fromEntries(
                  FACT_SECTIONS.map((section) => [
                    factsBlock(section),
                    <FactList key={section} rows={listSectionFacts(checkout.form, section)} />,
                  ]),
                ),
                [BLOCKS.details]: <CheckoutFacts web={web} provider={checkout.provider} rank={rank} />,
                [BLOCKS.needs]: <NeedsStatement needs={checkout.needs} rank={rank} />,
                ...(asked
                  ? {
                      [SWITCH_BLOCKS.person]: (
                        <KnownPerson
                          form={checkout.form}
                          asked={asked}
                          changeHref={checkoutPath(web.description, checkout.resultId, handle.choices)}
                        />
                      ),
                      [SWITCH_BLOCKS.statements]: <Statements form={checkout.form} />,
                    }
                  : {}),
              }}
              summarize={(section: FormSection) => summarizeChoices(section, form.state, texts)}
              submitAs={{ name: "action", value: asked ? "switch" : "calculate" }}
              submitLabel={asked ? undefined : submitLabelOf(checkout.price, isOutdated, texts)}
              isSubmitSticky={isScripted && canOrder(price) && !isGapChosen && !asked}
              isSubmitDisabled={isScripted && (!canOrder(price) || isGapChosen)}
            >
              <p className={classNames(styles["small"], styles["status"])} role="status">
                {isPlacing ? texts.placing : isGapChosen ? texts.gapFirst : isOutdated ? texts.updateFirst : null}
              </p>
            </FormRenderer>
          </StartDateContext>
        </div>
        <aside className={styles["side"]}>
          <SellingPoints variant={variant} />
          <Help />
        </aside>
      </div>
      {signing ? null : (
        <PriceUpdateBar
          state={price}
          price={checkout.price}
          held={isGapChosen ? { text: texts.gapFirst, button: texts.submit } : undefined}
          formId={formId}
          onUpdate={handle.updatePrice}
        />
      )}
      {canFetch ? (
        <FetchModal
          service={web.description.name}
          summary={summary}
          searchId={checkout.searchId}
          resultId={checkout.resultId}
          purpose="date"
          isOpen={isFetching}
          onFetched={(id, { providerName, renewalDate }) => handle.takeFetched(id, { providerName, renewalDate })}
          onStartDate={(date) => {
            if (date === undefined) handle.sendStartDate({ kind: "no-renewal-date" });
          }}
          onFailed={() => handle.sendStartDate({ kind: "fetch-failed" })}
          onClose={() => setIsFetching(false)}
        />
      ) : null}
    </div>
  );
}

function Help() {
  const texts = useTexts(checkoutTexts);
  const phone = usePhones()?.salesPhone;
  return phone === undefined ? null : (
    <p className={styles["small"]}>
      {texts.helpBefore} <PhoneLink number={phone} />
    </p>
  );
}

/** Another insurer may accept what this one refuses. */
function OtherPrices({ web, handle, onLeave }: Pick<CheckoutScreenProps, "web" | "handle" | "onLeave">) {
  const texts = useTexts(checkoutTexts);
  return (
    <a
      className={buttonClass({})}
      href={resultPath(web.description, handle.checkout.searchId, handle.choices)}
      onClick={(event) => {
        if (!onLeave || !isPlainClick(event)) return;
        event.preventDefault();
        onLeave();
      }}
    >
      {texts.otherPrices}
    </a>
  );
}

interface FaultProps extends Pick<CheckoutHandle, "fault"> {
  readonly otherPrices: ReactNode;
}

/** C-192: a red box at the top, scrolled into view each time it shows an error. */
function Fault({ fault, otherPrices }: FaultProps) {
  const texts = useTexts(checkoutTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fault) return;
    // Focus scrolls the box, which is at the top, into view.
    box.current?.focus();
  }, [fault]);
  if (!fault) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles["fault"]}>
      <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
        <p>
          <strong>{fault.message}</strong>
        </p>
        {fault.priceChange ? (
          <p>
            {texts.priceWas(feeOf(fault.priceChange.before))} {texts.priceIs(feeOf(fault.priceChange.now))}
          </p>
        ) : null}
        {fault.isRefused ? <p>{otherPrices}</p> : null}
        {fault.asksForLogin && (
          <p>
            <a className={buttonClass({})} href={accountLoginPath()} {...OPENS_LOGIN}>
              {texts.logIn}
            </a>
          </p>
        )}
        {fault.orderHref && (
          <p>
            <a href={fault.orderHref}>{texts.seeOrder}</a>
          </p>
        )}
      </Alert>
    </div>
  );
}

/** A button names only an amount that is agreed. */
function submitLabelOf(price: CheckoutPrice, isOutdated: boolean, texts: typeof checkoutTexts): string {
  if (price.agreed !== undefined) return texts.submitEstimated;
  return isOutdated ? texts.submit : texts.submitFor(feeOf(price));
}

const feeOf = ({ feeOre, period }: CheckoutPrice): string => formatFee(feeOre, period);

import ChevronDown from "lucide-react/icons/chevron-down";
import { type MouseEvent, Suspense, useState } from "react";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import { isLargeScreen } from "#ui/pieces/breakpoints.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { primitiveTexts } from "#ui/primitives/primitives.texts.sv.ts";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { Price, SmallPrice } from "#ui/primitives/Price.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { DocumentLinks } from "#web/shop/provider-facts/DocumentLinks.tsx";
import { ProviderFacts } from "#web/shop/provider-facts/ProviderFacts.tsx";
import { showsClickOut } from "./click-out.ts";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import { type CompleteOrder, listFacts } from "#web/shop/order/read-order.ts";

interface OrderedCardProps {
  readonly web: VerticalWeb;
  readonly order: CompleteOrder;
  /** The customer has taken it back: it will not begin. */
  readonly isWithdrawn: boolean;
}

/** C-203, C-215: what was ordered, from whom and at what price. */
export function OrderedCard({ web, order, isWithdrawn }: OrderedCardProps) {
  const { provider, price, saving } = order;
  const texts = useTexts(orderTexts);
  const facts = listFacts(order);
  const isPlaced = order.state === "placed";
  const date = formatLongDate(order.startDate);
  const OrderedThing = web.order?.OrderedThing;
  const logo = <LogoTile src={provider.logoUrl} name={provider.providerName} />;
  return (
    <Card>
      <h2 className={styles["title"]}>
        {isWithdrawn ? texts.headingWithdrawn : isPlaced ? texts.heading : texts.headingBefore}
      </h2>
      <div className={styles["row"]}>
        {provider.clickUrl ? (
          <a className={styles["logo"]} href={provider.clickUrl} target="_blank" rel="noopener">
            {logo}
            <VisuallyHidden>{primitiveTexts.newTab}</VisuallyHidden>
          </a>
        ) : (
          logo
        )}
        <div className={styles["fees"]}>
          <Price
            value={price.feeOre}
            unit={`ore-${price.period}`}
            hasNote={price.isPayAsYouDrive}
            isEstimate={price.agreed !== undefined}
          />
          {price.period === "month" ? <SmallPrice value={price.yearlyFeeOre} unit="ore-year" /> : null}
        </div>
      </div>
      {saving && !isWithdrawn ? (
        <p className={styles["saving"]}>
          <SavingBadge>{texts.saving(saving.kr)}</SavingBadge>
          <span>{texts.comparedWith(saving.comparedWith)}</span>
        </p>
      ) : null}
      {OrderedThing ? (
        <Suspense fallback={null}>
          <OrderedThing provider={provider} facts={facts} />
        </Suspense>
      ) : (
        <p>
          <strong>{provider.subscriptionName}</strong>
        </p>
      )}
      {provider.notices.length > 0 ? (
        <div className={styles["notices"]}>
          <Notices notices={provider.notices} />
        </div>
      ) : null}
      {isWithdrawn ? null : <p className={styles["small"]}>{isPlaced ? texts.starts(date) : texts.wouldStart(date)}</p>}
      {price.isPayAsYouDrive ? (
        <p className={styles["small"]}>* {price.payAsYouDriveInfo ?? texts.payAsYouDrive}</p>
      ) : null}
      {price.agreed ? <p className={styles["small"]}>{price.agreed}</p> : null}
      <Details web={web} order={order} />
      {order.redirectUrl && showsClickOut({ isClickOut: order.needsVisitor, ...contactOf(facts) }) ? (
        <div className={styles["actions"]}>
          <LinkButton href={order.redirectUrl}>{texts.clickOut}</LinkButton>
        </div>
      ) : null}
    </Card>
  );
}

const contactOf = (facts: Readonly<Record<string, string>>) => ({ email: facts["email"], phone: facts["phone"] });

/** C-217: inline where there is room, in a modal on a phone; without script it expands in place. */
function Details({ web, order: { provider } }: Pick<OrderedCardProps, "web" | "order">) {
  const texts = useTexts(orderTexts);
  const [isModal, setIsModal] = useState(false);
  const { show, hide } = web.order?.toggle ?? texts.details;
  const onPress = (event: MouseEvent) => {
    if (isLargeScreen()) return;
    event.preventDefault();
    setIsModal(true);
  };
  return (
    <>
      <details className={styles["detail"]}>
        <summary className={styles["toggle"]} onClick={onPress}>
          <span className={styles["show"]}>{show}</span>
          <span className={styles["hide"]}>{hide}</span>
          <ChevronDown className={styles["chevron"]} size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <Shown web={web} provider={provider} />
      </details>
      <LazyModal isOpen={isModal} onClose={() => setIsModal(false)} title={provider.providerName} isFullOnPhone isStep>
        <Shown web={web} provider={provider} />
      </LazyModal>
    </>
  );
}

function Shown({ web, provider }: { readonly web: VerticalWeb; readonly provider: CompleteOrder["provider"] }) {
  const texts = useTexts(orderTexts);
  const Facts = web.order?.Details ?? ProviderFacts;
  return (
    <Suspense fallback={null}>
      <div className={styles["shown"]}>
        <Facts provider={provider} />
        {provider.documents.length > 0 ? (
          <section>
            <h3 className={styles["documents"]}>{texts.documents}</h3>
            <DocumentLinks links={provider.documents} />
          </section>
        ) : null}
      </div>
    </Suspense>
  );
}

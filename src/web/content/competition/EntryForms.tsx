import { competition, drawDay, lastEntryDay } from "#domain/competition/competition.ts";
import { formatLongDate, formatMonth } from "#domain/calendar/format-date.ts";
import type { CompetitionPurchase, CompetitionReceipt } from "#http/contract/competition-services.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { competitionPath } from "#domain/addresses/content-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { competitionEntryTexts as texts } from "./competition-entry.texts.sv.ts";
import styles from "./CompetitionPage.module.css";
import { ENTRY_ANCHOR } from "#web/shell/competition/CompetitionSignUp.tsx";

interface EntryFormsProps {
  readonly purchases: readonly CompetitionPurchase[];
  /** The entry that was posted and refused. */
  readonly refused: { readonly orderId: unknown; readonly error: string } | undefined;
}

/** W-010, W-011: a customer enters each purchase; another visitor reads how to get there. */
export function EntryForms({ purchases, refused }: EntryFormsProps) {
  const hasPlace = purchases.some(({ orderId }) => orderId === refused?.orderId);
  return (
    <section id={ENTRY_ANCHOR} className={styles["part"]}>
      <h2>{purchases.length > 0 ? texts.mineTitle : texts.noneTitle}</h2>
      {refused && !hasPlace ? <AlertBanner tone="wrong" title={refused.error} isAnnounced /> : null}
      {purchases.length > 0 ? null : <NothingBought />}
      {purchases.map((purchase) => (
        <Card key={purchase.orderId} className={styles["card"]}>
          <h3>{texts.purchase(purchase.providerName, formatMonth(purchase.month))}</h3>
          <PurchaseState
            purchase={purchase}
            error={purchase.orderId === refused?.orderId ? refused.error : undefined}
          />
        </Card>
      ))}
    </section>
  );
}

function NothingBought() {
  const bought = webVerticals.find(({ description }) => description.serviceName === competition.serviceName);
  return (
    <>
      <p>{texts.none}</p>
      {bought ? (
        <div>
          <LinkButton look="secondary" href={productPath(bought.description)}>
            {texts.compare}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
}

interface PurchaseStateProps {
  readonly purchase: CompetitionPurchase;
  readonly error: string | undefined;
}

function PurchaseState({ purchase: { orderId, month, state, receipt }, error }: PurchaseStateProps) {
  if (receipt) return <Receipt month={month} receipt={receipt} />;
  if (state === "too-late") return <p>{texts.tooLate}</p>;
  return (
    <form method="post" action={competitionPath()} className={styles["form"]}>
      <input type="hidden" name="orderId" value={orderId} />
      <p>{texts.closes(formatLongDate(lastEntryDay(month)))}</p>
      {error ? <AlertBanner tone="wrong" title={error} isAnnounced /> : null}
      <ChoiceCard
        type="checkbox"
        name="declared"
        value="true"
        title={texts.declaration}
        isWrong={error !== undefined}
        aria-invalid={error ? true : undefined}
      />
      <p className={styles["fine"]}>{texts.data}</p>
      <div>
        <Button isSubmit>{texts.enter}</Button>
      </div>
    </form>
  );
}

function Receipt({ month, receipt }: { readonly month: string; readonly receipt: CompetitionReceipt }) {
  return (
    <>
      <AlertBanner tone="right" title={texts.entered} />
      <p>{texts.enteredText(formatMonth(month), formatLongDate(drawDay(month)))}</p>
      <dl className={styles["facts"]}>
        <div>
          <dt>{texts.ticket}</dt>
          <dd className={styles["code"]}>{receipt.ticket}</dd>
        </div>
      </dl>
      <p className={styles["fine"]}>{texts.receiptHelp}</p>
      <p className={styles["code"]}>
        {receipt.salt}:{receipt.orderId}
      </p>
    </>
  );
}

import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { ReceiptOffer, ReceiptProvider } from "#domain/receipt/receipt.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { SeenCommission } from "#http/contract/commission-services.ts";
import type { SeenReceipt } from "#http/contract/receipt-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { AfterCommission } from "./AfterCommission.tsx";
import type { CheckState } from "./check-in-browser.ts";
import styles from "./PlaceTable.module.css";
import { receiptTexts } from "./receipt.texts.sv.ts";

const texts = receiptTexts.table;

interface PlaceTableProps {
  readonly seen: SeenReceipt;
  readonly check: CheckState;
  readonly commission: SeenCommission | undefined;
}

export function PlaceTable({ seen, check, commission }: PlaceTableProps) {
  const { receipt, question } = seen;
  const providers = new Map(receipt.providers.map((provider) => [provider.id, provider]));
  const without = receipt.providers.filter(({ answer }) => answer !== "offered");
  return (
    <Card isRoomy className={styles["card"]}>
      <h2 className={styles["heading"]}>{texts.heading}</h2>
      {question.length > 0 ? <p className={styles["question"]}>{capitalize(question.join(", "))}.</p> : null}
      <table className={classNames(styles["table"], commission?.opened && styles["hasOpened"])}>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.provider}</th>
            <th scope="col" className={styles["number"]}>
              {texts.prices[receipt.rule.name][receipt.offers[0]?.period ?? "year"]}
            </th>
            <th scope="col" className={styles["time"]}>
              {texts.answerTime}
            </th>
            <th scope="col" className={styles["again"]}>
              {texts.again}
            </th>
            {commission ? (
              <th scope="col" className={commission.opened ? styles["opened"] : styles["sealed"]}>
                {texts.afterCommission}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {receipt.offers.map((offer, index) => (
            <tr key={offer.position}>
              <td>{offer.position}</td>
              <OfferName offer={offer} provider={providers.get(offer.providerId)} />
              <td className={styles["number"]}>{formatKr(offer.ore)}</td>
              <td className={styles["time"]}>{answerTime(providers.get(offer.providerId))}</td>
              <Again position={offer.position} again={check.kind === "verified" ? check.positions[index] : undefined} />
              {commission ? <AfterCommission opened={commission.opened} at={index} /> : null}
            </tr>
          ))}
          {without.map((provider) => (
            <tr key={provider.id} className={styles["without"]}>
              <td>{texts.none}</td>
              <th scope="row">{provider.name}</th>
              <td colSpan={commission ? 4 : 3}>{reasonOf(seen, provider)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["ties"]}>{receiptTexts.ties}</p>
    </Card>
  );
}

/** A provider with several offers is in the list several times. */
const OfferName = ({
  offer,
  provider,
}: {
  readonly offer: ReceiptOffer;
  readonly provider?: ReceiptProvider | undefined;
}) => (
  <th scope="row">
    {provider?.name}
    {offer.plan === undefined ? null : <span className={styles["plan"]}>{offer.name}</span>}
  </th>
);

const Again = ({ position, again }: { readonly position: number; readonly again: number | undefined }) => (
  <td className={styles["again"]}>
    {again === undefined ? (
      <>
        <span aria-hidden="true">{texts.none}</span>
        <VisuallyHidden>{texts.notAgain}</VisuallyHidden>
      </>
    ) : (
      <span className={again === position ? styles["same"] : styles["other"]}>
        <Icon of={again === position ? Check : X} size={18} /> {again}
      </span>
    )}
  </td>
);

function answerTime(provider: ReceiptProvider | undefined): string {
  if (provider?.isStoredPrice) return texts.storedPrice;
  return provider?.answerMs === undefined ? texts.none : texts.seconds(provider.answerMs);
}

function reasonOf({ receipt, messages }: SeenReceipt, { id, answer }: ReceiptProvider): string {
  const message = messages[id];
  if (answer === "offered") return "";
  if (answer === "declined" && message !== undefined) return texts.declinedWith(message);
  return texts.reasons[answer](Math.round(receipt.deadlineMs / 1_000));
}

import Check from "lucide-react/icons/check";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { RISK_RULE } from "#domain/risk/cost-of-risk.ts";
import type { Receipt, ReceiptOffer } from "#domain/receipt/receipt.ts";
import type { SeenCommission } from "#http/contract/commission-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { CheckState } from "./check-in-browser.ts";
import styles from "./Receipt.module.css";
import { receiptTexts as texts } from "./receipt.texts.sv.ts";

interface ReceiptFactsProps {
  readonly receipt: Receipt;
  readonly check: CheckState;
  readonly commission: SeenCommission | undefined;
}

/** What has been checked has a tick; the rest is stated without one. */
export function ReceiptFacts({ receipt, check, commission }: ReceiptFactsProps) {
  const { providers, offers, rule, time } = receipt;
  const isVerified = check.kind === "verified";
  const missing = providers.filter(({ answer }) => answer !== "offered").length;
  const same = isVerified ? offers.filter(({ position }, index) => check.positions[index] === position).length : 0;
  const ruleText = ruleTextOf(rule, offers[0]?.period ?? "year");
  return (
    <ul className={styles["facts"]}>
      <Fact mark={isVerified ? "check" : "none"} title={texts.asked.title(providers.length, offers.length)}>
        {missing === 0 ? texts.asked.all : texts.asked.missing(missing)}
      </Fact>
      <Fact mark={isVerified ? "check" : "none"} title={isVerified ? texts.order.checked : texts.order.unchecked}>
        {ruleText} {isVerified ? texts.order.same(same, offers.length) : texts.order.notChecked}
      </Fact>
      <Fact
        mark={isVerified ? "check" : "none"}
        title={isVerified ? texts.signature.checked : texts.signature.unchecked}
      >
        {texts.signature.written(Date.parse(time))} {isVerified ? texts.signature.unchanged : null}
      </Fact>
      {commission ? <CommissionFact {...commission} /> : null}
    </ul>
  );
}

const CommissionFact = ({ opensOn, opened }: SeenCommission) => (
  <Fact mark={opened ? "open" : "lock"} title={opened ? texts.sealed.openedTitle : texts.sealed.title}>
    {opened
      ? texts.sealed.openedText(opened.places.filter((place, at) => place === at + 1).length, opened.places.length)
      : texts.sealed.text(opensOn)}
  </Fact>
);

function ruleTextOf(rule: Receipt["rule"], period: ReceiptOffer["period"]): string {
  const basis = rule.name === "cost" && rule.version === 1 ? rule.parameters?.estimatedBy : undefined;
  if (basis) return texts.estimated[basis];
  const text = texts.rules[rule.name][period];
  const isOfOneWay = (rule.name === "cost" && rule.version === 2) || rule.name === RISK_RULE.name;
  const payment = isOfOneWay ? rule.parameters.payment : undefined;
  return payment ? `${text} ${texts.paid[payment]}` : text;
}

interface FactProps {
  readonly mark: "check" | "none" | "lock" | "open";
  readonly title: string;
  readonly children: ReactNode;
}

const MARKS = { check: Check, none: Minus, lock: Lock, open: LockOpen } as const;

const Fact = ({ mark, title, children }: FactProps) => (
  <li>
    <Card className={styles["fact"]}>
      <Icon of={MARKS[mark]} className={styles[mark]} />
      <div>
        <h2 className={styles["factTitle"]}>{title}</h2>
        <p>{children}</p>
      </div>
    </Card>
  </li>
);

import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { CoachSteps } from "#web/shop/coach/CoachSteps.tsx";
import { type CoachStep, DONE_ICON } from "#web/shop/coach/coach.ts";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import type { MoreToCompare } from "#web/shop/order/read-order.ts";

/** C-206: what is done is ticked and leads nowhere; the rest are links. */
export function ContinueComparing({ more }: { readonly more: MoreToCompare }) {
  const texts = useTexts(orderTexts);
  if (more.kind === "text") return more.text ? <Card>{more.text}</Card> : null;
  const steps = more.bullets.map(({ title, text, href, isCompleted }): CoachStep =>
    isCompleted
      ? { title, href: undefined, icon: DONE_ICON, statusText: texts.completed }
      : { title, href, icon: href.split("/").at(-2) ?? "", note: text },
  );
  return (
    <Card>
      <h2 className={styles["title"]}>{more.title}</h2>
      <p className={styles["small"]}>{more.text}</p>
      <CoachSteps steps={steps} isColumn />
    </Card>
  );
}

import { ArrowRight, Check } from "lucide-react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./OrderComplete.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import type { MoreToCompare } from "./read-order.ts";

/** C-206: what is done is ticked and leads nowhere; the rest are links. */
export function ContinueComparing({ more }: { readonly more: MoreToCompare }) {
  const texts = useTexts(orderTexts);
  if (more.kind === "words") return more.text ? <Card>{more.text}</Card> : null;
  return (
    <Card>
      <h2 className={styles["title"]}>{more.title}</h2>
      <p className={styles["small"]}>{more.text}</p>
      <ul className={styles["list"]}>
        {more.bullets.map(({ title, text, href, isCompleted }) => (
          <li key={title}>
            {isCompleted ? (
              <span className={styles["done"]}>
                <Icon of={Check} />
                {title}
                <VisuallyHidden>, {texts.completed}</VisuallyHidden>
              </span>
            ) : (
              <a className={styles["link"]} href={href}>
                <Icon of={ArrowRight} />
                <span className={styles["way"]}>
                  {title}
                  {text ? <small>{text}</small> : null}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import Check from "lucide-react/icons/check";
import { Perched } from "#ui/illustrations/Perched.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { trackedClick } from "#web/shell/analytics/click-actions.ts";
import styles from "./OrderHeader.module.css";
import { orderTexts } from "./order-complete.texts.sv.ts";
import type { HeaderStep, OrderHeader as Header } from "#web/shop/order/read-order.ts";

interface OrderHeaderProps {
  readonly header: Header;
  readonly plainTitle: string;
  readonly plainText: string;
}

/** The band is yellow in both themes, so the colours on it are the same. */
const COLOURS = { beak: "#fff", wing: "#2b50d8", cap: "#101a3c", eye: "#fff" };

/** C-202: a service's own header, the common coach, or plain text. */
export function OrderHeader({ header, plainTitle, plainText }: OrderHeaderProps) {
  return (
    <section className={styles["hero"]} data-header={header.kind}>
      <Wrap className={styles["inside"]}>
        <div className={styles["text"]}>
          <h1 tabIndex={-1}>{header.kind === "plain" ? plainTitle : header.title}</h1>
          {header.kind === "plain" ? <p>{plainText}</p> : <Ticks lines={header.bullets} />}
          {header.kind === "coach" ? <Steps title={header.coachTitle} steps={header.steps} /> : null}
        </div>
        <Art />
      </Wrap>
    </section>
  );
}

const Ticks = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles["ticks"]}>
    {lines.map((line) => (
      <li key={line}>
        <Icon of={Check} />
        {line}
      </li>
    ))}
  </ul>
);

interface StepsProps {
  readonly title: string;
  readonly steps: readonly HeaderStep[];
}

/** Spec 3 §2.6: completed steps are highlighted, the others are links. */
function Steps({ title, steps }: StepsProps) {
  const texts = useTexts(orderTexts);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={title} className={styles["coach"]}>
      <p className={styles["coachTitle"]}>{title}</p>
      <ul className={styles["steps"]}>
        {steps.map((step) => (
          <li key={step.href}>
            {step.isCompleted ? (
              <span className={styles["done"]}>
                <Icon of={Check} size={20} />
                {step.title}
                <VisuallyHidden>, {texts.completed}</VisuallyHidden>
              </span>
            ) : (
              <a href={step.href} {...trackedClick("coach_step", step.tracking)}>
                {step.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The illustration of the sparrow. */
const Art = () => (
  <svg className={styles["art"]} viewBox="0 0 420 150" width="420" height="150" aria-hidden="true">
    <path d="M-1500 96Q-100 150 900 100" stroke="#101a3c" strokeWidth="3" fill="none" />
    <circle cx="62" cy="124.5" r="10" fill="#2449cc" />
    <circle cx="118" cy="124.5" r="10" fill="#ff8fb1" />
    <Perched x={270} y={124} scale={1.85} isLookingLeft colours={COLOURS} />
  </svg>
);

import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { trackedClick } from "#web/shell/analytics/click-actions.ts";
import styles from "./CoachSteps.module.css";
import type { CoachStep } from "./coach.ts";
import { coachIcon } from "./coach-icon.ts";

interface CoachStepsProps {
  readonly steps: readonly CoachStep[];
  /** Beside other content, where there is room for only one column. */
  readonly isColumn?: boolean;
}

/** Spec 3 §2.6: completed steps are highlighted and are no links; the others are links. */
export const CoachSteps = ({ steps, isColumn = false }: CoachStepsProps) => (
  <ul className={classNames(styles["steps"], isColumn ? undefined : styles["row"])}>
    {steps.map((step) => (
      <li key={step.title}>
        {step.href === undefined ? (
          <span className={styles["done"]}>
            <Inside {...step} />
          </span>
        ) : (
          <a
            className={styles["link"]}
            href={step.href}
            {...(step.tracking === undefined ? {} : trackedClick("coach_step", step.tracking))}
          >
            <Inside {...step} />
          </a>
        )}
      </li>
    ))}
  </ul>
);

function Inside({ title, icon, note, statusText }: CoachStep) {
  const { Icon } = coachIcon(icon);
  return (
    <>
      <Icon size={24} strokeWidth={1.75} />
      <span className={styles["text"]}>
        <span>
          {title}
          {statusText ? <VisuallyHidden>, {statusText}</VisuallyHidden> : null}
        </span>
        {note ? <small>{note}</small> : null}
      </span>
    </>
  );
}

import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { pieceTexts } from "./pieces.texts.sv.ts";
import { stepStatus, type StepStatus } from "./stepper-state.ts";
import styles from "./StepIndicator.module.css";

/** The names are those of spec 1 §3. */
export interface StepItem {
  readonly label: string;
  readonly tooltip?: string;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
}

interface StepIndicatorProps {
  readonly label: string;
  readonly steps: readonly StepItem[];
  /** Counted from 1, as the visitor sees it. */
  readonly current: number;
  /** For a page without script: a finished step is a button of this form, and submits its value. */
  readonly sendAs?: SentStep | undefined;
}

export interface SentStep {
  readonly form: string;
  readonly name: string;
  /** One for each step. */
  readonly values: readonly string[];
}

/** The visitor's position in a form of several steps. Steps already reached may be pressed; those ahead only inform. */
export const StepIndicator = ({ label, steps, current, sendAs }: StepIndicatorProps) => (
  <ol className={styles["steps"]} aria-label={label}>
    {steps.map((step, index) => {
      const status = stepStatus(index, current - 1);
      return (
        <li
          key={step.label}
          className={classNames(styles["step"], styles[status])}
          aria-current={status === "current" ? "step" : undefined}
        >
          <StepFace step={step} number={index + 1} status={status} sendAs={sendAs} />
        </li>
      );
    })}
  </ol>
);

interface StepFaceProps {
  readonly step: StepItem;
  readonly number: number;
  readonly status: StepStatus;
  readonly sendAs: SentStep | undefined;
}

function StepFace({ step, number, status, sendAs }: StepFaceProps) {
  const face = (
    <>
      <span className={styles["number"]}>
        {status === "completed" ? <VisuallyHidden>{pieceTexts.stepCompleted}</VisuallyHidden> : null}
        {number}
      </span>
      <span className={styles["name"]}>{step.label}</span>
    </>
  );
  // The current step is not a button of the form: Enter in a field would press it instead of the submit button.
  const isSent = sendAs !== undefined && status === "completed";
  if (status === "upcoming" || !(step.onClick || step.disabled || isSent)) {
    return (
      <span className={styles["face"]} title={status === "upcoming" ? undefined : step.tooltip}>
        {face}
      </span>
    );
  }
  const isSending = isSent && !step.disabled;
  // Not the disabled attribute: the step stays reachable by keyboard and is announced as disabled.
  return (
    <button
      type={isSending ? "submit" : "button"}
      {...(isSending ? sendingOf(sendAs, number) : {})}
      className={classNames(styles["face"], styles["pressable"])}
      title={step.tooltip}
      aria-disabled={step.disabled || undefined}
      onClick={() => {
        if (!step.disabled) step.onClick?.();
      }}
    >
      {face}
    </button>
  );
}

const sendingOf = ({ form, name, values }: SentStep, number: number) => ({ form, name, value: values[number - 1] });

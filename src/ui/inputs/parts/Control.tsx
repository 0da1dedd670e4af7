import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import type { FieldModel } from "#domain/form/field.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Dots } from "#ui/primitives/Dots.tsx";
import styles from "./Control.module.css";
import { unitId } from "./field-ids.ts";

interface ControlProps {
  readonly model: FieldModel;
  /** For a list to choose from. A choice from a list is never right or wrong in itself: the line does not change. */
  readonly listIcon?: LucideIcon;
  /** A button at the end, instead of a mark. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The 56 px box around an input. Its line, tint and mark show the state of the field; the message under it does too. */
export const Control = ({ model, listIcon, action, children }: ControlProps) => (
  <span
    className={styles["control"]}
    data-style={shownStyle(model)}
    data-list={listIcon !== undefined || undefined}
    data-off={model.isDisabled || undefined}
  >
    {children}
    {model.suffix ? (
      <span className={styles["suffix"]} id={unitId(model.name)}>
        {model.suffix}
      </span>
    ) : null}
    {action ?? <Mark model={model} listIcon={listIcon} />}
  </span>
);

interface MarkProps {
  readonly model: FieldModel;
  readonly listIcon?: LucideIcon | undefined;
}

/** The state of the field, in its parent's colour. The message under the control has the same content: a mark is never read out. */
export function Mark({ model, listIcon }: MarkProps) {
  if (model.isLookingUp) {
    return (
      <span className={styles["dots"]}>
        <Dots size={7} label="" />
      </span>
    );
  }
  const drawing = model.isDisabled ? Lock : (listIcon ?? MARKS[model.style]);
  return drawing ? (
    <span className={styles["mark"]}>
      <Icon of={drawing} />
    </span>
  ) : null;
}

const MARKS: Readonly<Record<FieldModel["style"], LucideIcon | undefined>> = {
  invalid: CircleAlert,
  valid: Check,
  none: undefined,
};

/** The state is open while it is being looked up. */
export const shownStyle = ({ style, isLookingUp }: FieldModel): FieldModel["style"] => (isLookingUp ? "none" : style);

/** On the element that takes the input. */
export const controlInputClass = styles["input"];

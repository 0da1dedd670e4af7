import type { FocusEvent, HTMLAttributes } from "react";
import type { FieldModel } from "#domain/form/field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import { answerId, errorId, helpId, unitId } from "./field-ids.ts";

/** The props of every input, whatever its kind: the field's description, and its current state. */
export interface InputProps {
  readonly field: FieldDescription;
  readonly model: FieldModel;
  /** An ISO date in Sweden. */
  readonly today: string;
  /** As typed or chosen; the form cleans it. */
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

type Described = Pick<HTMLAttributes<HTMLElement>, "aria-describedby" | "aria-invalid" | "aria-required">;

/**
 * The elements that describe the help, the unit, the error and the lookup result to assistive technology. A card that is one large
 * label already has help and unit in its name.
 */
export function describeInput({ field, model }: Pick<InputProps, "field" | "model">, isCard = false): Described {
  const { name, message, style } = model;
  const isInvalid = style === "invalid";
  const ids = [
    !isCard && field.help && helpId(name),
    !isCard && model.suffix && unitId(name),
    message && (isInvalid ? errorId(name) : answerId(name)),
  ]
    .filter(Boolean)
    .join(" ");
  return {
    ...(ids ? { "aria-describedby": ids } : {}),
    ...(isInvalid ? { "aria-invalid": true } : {}),
    ...(model.isRequired ? { "aria-required": true } : {}),
  };
}

/** A group is left when focus moves to an element outside it. */
export const leaveGroup =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };

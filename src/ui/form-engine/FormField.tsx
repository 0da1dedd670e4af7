import { type ComponentType, memo } from "react";
import type { FieldModel } from "#domain/form/field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { FieldState } from "#domain/form/form-state.ts";
import type { InputProps } from "#ui/inputs/input-props.ts";
import { inputRenderers } from "#ui/inputs/input-renderers.tsx";
import type { FormActions } from "./use-form.ts";

interface FormFieldProps {
  readonly field: FieldDescription;
  readonly current: FieldState;
  readonly model: FieldModel;
  readonly today: string;
  readonly type: FormActions["type"];
  readonly leave: FormActions["leave"];
  /** Of the page's own; otherwise its kind's. */
  readonly Input?: ComponentType<InputProps> | undefined;
}

/** Drawn anew only when its own field has changed: a long form must keep up with a slow phone's typing. */
export const FormField = memo(
  ({ field, model, today, type, leave, Input }: FormFieldProps) => {
    const Drawn = Input ?? inputRenderers[field.kind];
    return (
      <Drawn
        field={field}
        model={model}
        today={today}
        onType={(value) => type(field.name, value)}
        onLeave={() => leave(field.name)}
      />
    );
  },
  (before, after) =>
    before.current === after.current &&
    before.field === after.field &&
    before.today === after.today &&
    before.Input === after.Input,
);

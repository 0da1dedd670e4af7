import { type ComponentType, memo } from "react";
import type { FieldModel } from "#domain/form/field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { FieldState } from "#domain/form/form-state.ts";
import type { InputProps } from "#ui/inputs/parts/input-props.ts";
import { inputRenderers } from "#ui/inputs/input-renderers.tsx";
import type { FormActions } from "./use-form.ts";

interface FormFieldProps {
  readonly field: FieldDescription;
  readonly current: FieldState;
  readonly model: FieldModel;
  readonly today: string;
  readonly type: FormActions["type"];
  readonly leave: FormActions["leave"];
  /** The page's own input; by default the one of the field's kind. */
  readonly Input?: ComponentType<InputProps> | undefined;
}

/** Rendered again only when its own field has changed: a long form must keep up with typing on a slow phone. */
export const FormField = memo(
  ({ field, model, today, type, leave, Input }: FormFieldProps) => {
    const FieldInput = Input ?? inputRenderers[field.kind];
    return (
      <FieldInput
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

import type { ComponentType } from "react";
import type { FieldError } from "#domain/checked.ts";
import { carRegistrationRules } from "#domain/form/kinds/car-registration.ts";
import { civicNumberRules } from "#domain/form/kinds/civic-number.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import type { InputRules } from "#domain/form/kinds/input-rules.ts";
import { textRules } from "#domain/form/kinds/text.ts";
import { zipRules } from "#domain/form/kinds/zip.ts";
import type { FieldOption, FieldProps } from "#ui/form/field.ts";
import { PlateField } from "#ui/form/PlateField.tsx";
import { RadioCards } from "#ui/form/RadioCards.tsx";
import { SelectField } from "#ui/form/SelectField.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import type { FieldDescription } from "#domain/form/form-description.ts";

interface FormFieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

/** Fields as data, drawn by kind. */
export const FormFields = ({ fields, values, errors }: FormFieldsProps) =>
  fields.map((field) => {
    const Kind = requireKind(field.kind);
    return (
      <Kind
        key={field.name}
        name={field.name}
        label={field.label}
        help={field.help}
        placeholder={field.placeholder}
        isRequired={field.required}
        options={field.options ?? []}
        value={values[field.name] ?? field.defaultValue}
        error={errors.find((error) => error.field === field.name)?.message}
      />
    );
  });

type Kind = ComponentType<FieldProps & { readonly options: readonly FieldOption[] }>;

/** A line of text: which keys a phone shows and what a browser may fill in follow from the rules of its kind. */
const textKind =
  ({ inputMode, autocomplete, maxLength, placeholder }: InputRules, type = "text"): Kind =>
  ({ options: _, ...field }) => (
    <TextField
      {...field}
      placeholder={field.placeholder ?? placeholder}
      input={{ type, inputMode, autoComplete: autocomplete, maxLength }}
    />
  );

/** The kinds that are drawn so far; a form that names another does not render. */
export const fieldKinds: Readonly<Record<string, Kind>> = {
  text: textKind(textRules),
  "car-registration": ({ options: _, ...field }) => (
    <PlateField {...field} placeholder={field.placeholder ?? carRegistrationRules.placeholder} />
  ),
  "civic-number": textKind(civicNumberRules),
  zip: textKind(zipRules),
  email: textKind(emailRules, "email"),
  radio: RadioCards,
  dropdown: SelectField,
};

function requireKind(kind: string): Kind {
  const found = fieldKinds[kind];
  if (!found) throw new Error(`No input for fields of the kind ${kind}`);
  return found;
}

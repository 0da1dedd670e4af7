import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Form } from "react-router";
import { accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import { type FieldDescription, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { contractTexts as texts } from "./contract.texts.sv.ts";
import styles from "./ContractForm.module.css";

/** Name of the button that removes the agreement. */
export const REMOVE = "tabort";

interface ContractFormProps {
  readonly form: FormDescription;
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly errors: readonly FieldError[];
  readonly isNew: boolean;
}

/** Posted by the browser itself, with or without script. */
export const ContractForm = ({ form, values, errors, isNew }: ContractFormProps) => (
  <>
    <Form method="post" reloadDocument className={styles["form"]} noValidate>
      {errors.length > 0 ? <p role="alert">{texts.wrong}</p> : null}
      {listFields(form).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          problem={errors.find((error) => error.field === field.name)?.message}
        />
      ))}
      <div className={styles["buttons"]}>
        <Button isSubmit>{texts.save}</Button>
        <LinkButton href={accountHouseholdPath()} look="secondary">
          {texts.cancel}
        </LinkButton>
      </div>
    </Form>
    {isNew ? null : (
      <Form method="post" reloadDocument className={styles["remove"]}>
        <p>{texts.removeText}</p>
        <Button isSubmit look="secondary" size="small" name={REMOVE} value="ja">
          {texts.remove}
        </Button>
      </Form>
    )}
  </>
);

interface FieldProps {
  readonly field: FieldDescription;
  readonly value: string;
  readonly problem: string | undefined;
}

function Field({ field, value, problem }: FieldProps) {
  const { name, label, required } = field;
  const id = `contract-${name}`;
  const help = helpOf(field);
  const described = [problem ? `${id}-problem` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    className: styles["input"],
    defaultValue: value,
    required,
    ...(described ? { "aria-describedby": described } : {}),
    ...(problem ? { "aria-invalid": true } : {}),
  };
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
        {required ? null : <span className={styles["optional"]}> ({texts.optional})</span>}
      </label>
      {help ? (
        <p id={`${id}-help`} className={styles["help"]}>
          {help}
        </p>
      ) : null}
      {field.kind === "dropdown" ? (
        <select {...control}>
          <option value="">{texts.choose}</option>
          {(field.options ?? []).map((option) => (
            <option key={option.id} value={option.id}>
              {capitalize(option.label)}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles["typed"]}>
          <input {...control} {...typingOf(field)} />
          {field.suffix ? <span className={styles["suffix"]}>{field.suffix}</span> : null}
        </span>
      )}
      {problem ? (
        <p className={styles["wrong"]} id={`${id}-problem`}>
          <Icon of={CircleAlert} size={20} />
          {problem}
        </p>
      ) : null}
    </div>
  );
}

const helpOf = ({ name }: FieldDescription): string | undefined => texts.help[name];

/** A browser that has no calendar of its own shows a text field, which takes the same. */
function typingOf({ kind, maxLength, minDate, maxDate }: FieldDescription) {
  if (kind === "date") return { type: "date", min: minDate, max: maxDate };
  return {
    type: "text",
    autoComplete: "off",
    maxLength: maxLength ?? 10,
    ...(kind === "number" && { inputMode: "numeric" as const }),
  };
}

import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Form } from "react-router";
import { leadFormTexts as form } from "#domain/lead/lead-form.texts.sv.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { leadTexts } from "./lead.texts.sv.ts";
import styles from "./LeadForm.module.css";

interface LeadFormProps {
  readonly provider: string;
  readonly product: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

const FIELDS = [
  { name: "name", label: form.name, autoComplete: "name", inputMode: "text" },
  { name: "phone", label: form.phone, autoComplete: "tel", inputMode: "tel" },
  { name: "email", label: form.email, autoComplete: "email", inputMode: "email" },
] as const;

/** Posted by the browser itself. The consent is never ticked beforehand. */
export function LeadForm({ provider, product, values, errors }: LeadFormProps) {
  const texts = useTexts(leadTexts);
  const problemOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <Form method="post" reloadDocument className={styles["form"]} noValidate>
      {errors.length > 0 ? <p role="alert">{texts.wrong}</p> : null}
      {FIELDS.map(({ name, label, ...typing }) => (
        <div key={name} className={styles["field"]}>
          <label className={styles["label"]} htmlFor={`lead-${name}`}>
            {label}
          </label>
          <input
            {...typing}
            id={`lead-${name}`}
            className={styles["input"]}
            name={name}
            defaultValue={values[name]}
            maxLength={100}
            required
            {...describedBy(name, problemOf(name))}
          />
          <Problem name={name} text={problemOf(name)} />
        </div>
      ))}
      <div className={styles["field"]}>
        <label className={styles["consent"]}>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            {...describedBy("consent", problemOf("consent"))}
          />
          <span>{form.consent(provider, product)}</span>
        </label>
        <Problem name="consent" text={problemOf("consent")} />
      </div>
      <div>
        <Button isSubmit>{form.submit}</Button>
      </div>
    </Form>
  );
}

const describedBy = (name: string, problem: string | undefined) =>
  problem === undefined ? {} : { "aria-invalid": true, "aria-describedby": `lead-${name}-problem` };

const Problem = ({ name, text }: { readonly name: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles["wrong"]} id={`lead-${name}-problem`}>
      <Icon of={CircleAlert} size={20} />
      {text}
    </p>
  );

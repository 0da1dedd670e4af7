import { classNames } from "#ui/primitives/class-names.ts";
import { describeField, fieldId, type FieldOption, type FieldProps } from "./field.ts";
import styles from "./RadioCards.module.css";
import fieldStyles from "./Field.module.css";
import { FieldError, FieldHelp, OptionalMark } from "./FieldParts.tsx";

interface RadioCardsProps extends FieldProps {
  readonly options: readonly FieldOption[];
}

/** A few choices that each deserve a sentence. */
export const RadioCards = ({ options, ...field }: RadioCardsProps) => (
  <fieldset role="radiogroup" {...describeField(field)}>
    <legend className={fieldStyles["label"]}>
      {field.label}
      <OptionalMark field={field} />
    </legend>
    <FieldHelp field={field} />
    <div className={styles["choices"]}>
      {options.map((option, index) => (
        <label key={option.id} className={classNames(styles["choice"], field.error !== undefined && styles["invalid"])}>
          <input
            type="radio"
            className={styles["input"]}
            id={index === 0 ? fieldId(field.name) : `${fieldId(field.name)}-${option.id}`}
            name={field.name}
            value={option.id}
            defaultChecked={option.id === field.value}
          />
          <span className={styles["box"]} />
          <span>
            <span className={styles["title"]}>{option.label}</span>
            {option.help ? <span className={styles["help"]}>{option.help}</span> : null}
          </span>
        </label>
      ))}
    </div>
    <FieldError field={field} />
  </fieldset>
);

import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useContext } from "react";
import { rulesOf } from "#domain/form/check-field.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./FieldMessage.module.css";
import { answerId, errorId } from "./parts/field-ids.ts";
import type { InputProps } from "./parts/input-props.ts";
import { inputTexts } from "./parts/input.texts.sv.ts";
import { ReportedFieldsContext } from "./parts/reported-fields.ts";

/** One line under the control: what is wrong, what was found, or what is being looked up. Spoken when it changes, unless the summary announces it. */
export function FieldMessage(props: Pick<InputProps, "field" | "model">) {
  const { name, style } = props.model;
  const isInSummary = useContext(ReportedFieldsContext).includes(name) && style === "invalid";
  return (
    <div className={styles["place"]} aria-live={isInSummary ? "off" : "polite"}>
      <Line {...props} />
    </div>
  );
}

function Line({ field, model: { name, style, message, isLookingUp } }: Pick<InputProps, "field" | "model">) {
  if (style === "invalid" && message) {
    return (
      <p className={styles["wrong"]} id={errorId(name)}>
        <Icon of={CircleAlert} size={20} />
        <span>
          <VisuallyHidden>{inputTexts.errorPrefix}</VisuallyHidden>
          {message}
        </span>
      </p>
    );
  }
  const { lookup } = rulesOf(field);
  if (isLookingUp && lookup) {
    const text = inputTexts.lookingUp[lookup.name];
    // The visitor may be pressing the next field, which must not move. The dots in the control show the same.
    return lookup.when === "left" ? (
      <VisuallyHidden>{text}</VisuallyHidden>
    ) : (
      <p className={styles["waiting"]}>{text}</p>
    );
  }
  return message ? (
    <p className={styles["found"]} id={answerId(name)}>
      <Icon of={Check} size={20} />
      <span>{message}</span>
    </p>
  ) : null;
}

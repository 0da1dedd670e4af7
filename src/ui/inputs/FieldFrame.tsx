import Info from "lucide-react/icons/info";
import type { FocusEvent, ReactNode } from "react";
import { Popover } from "#ui/overlays/Popover.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { fieldId, helpId, labelId } from "./parts/field-ids.ts";
import styles from "./FieldFrame.module.css";
import { FieldMessage } from "./FieldMessage.tsx";
import type { InputProps } from "./parts/input-props.ts";
import { describeInput } from "./parts/input-props.ts";
import { inputTexts } from "./parts/input.texts.sv.ts";

interface FrameProps extends Pick<InputProps, "field" | "model"> {
  readonly children: ReactNode;
}

/** A label, a help line, one control, and its message. */
export const FieldFrame = ({ field, model, children }: FrameProps) => (
  <div className={classNames(styles["field"], field.popover && styles["hasMore"])} data-field={model.name}>
    <label className={styles["label"]} htmlFor={fieldId(model.name)} id={labelId(model.name)}>
      {model.label}
      <OptionalMark model={model} />
    </label>
    <More field={field} />
    <Help field={field} />
    {children}
    <FieldMessage field={field} model={model} />
  </div>
);

/** For a control that is its own label. */
export const BareFrame = ({ field, model, children }: FrameProps) => (
  <div className={classNames(styles["field"], field.popover && styles["moreBeside"])} data-field={model.name}>
    {children}
    <More field={field} />
    <FieldMessage field={field} model={model} />
  </div>
);

interface GroupProps extends FrameProps {
  /** Only a group of radio buttons can itself be required or wrong; elsewhere each control carries that state. */
  readonly role?: "radiogroup";
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** Several controls under one name. Scrolled to as a whole when something is wrong (V-014). */
export const GroupFrame = ({ field, model, role, onBlur, children }: GroupProps) => {
  const described = describeInput({ field, model });
  return (
    <fieldset
      className={classNames(styles["field"], field.popover && styles["hasMore"])}
      data-field={model.name}
      {...(onBlur ? { onBlur } : {})}
      {...(role ? { role, ...described } : { "aria-describedby": described["aria-describedby"] })}
    >
      <legend className={styles["label"]}>
        {model.label}
        <OptionalMark model={model} />
      </legend>
      <More field={field} />
      <Help field={field} />
      {children}
      <FieldMessage field={field} model={model} />
    </fieldset>
  );
};

/** A disabled field cannot be left out, so it is not marked optional. */
const OptionalMark = ({ model: { optionalLabel, isDisabled } }: Pick<InputProps, "model">) =>
  optionalLabel && !isDisabled ? <span className={styles["optional"]}>{optionalLabel}</span> : null;

const Help = ({ field }: Pick<InputProps, "field">) =>
  field.help ? (
    <p className={styles["help"]} id={helpId(field.name)}>
      {field.help}
    </p>
  ) : null;

/** Outside the label: a press on the label would press a button in it. */
const More = ({ field: { popover } }: Pick<InputProps, "field">) =>
  popover ? (
    <div className={styles["more"]}>
      <Popover
        label={inputTexts.moreAbout(popover.title)}
        trigger={<Icon of={Info} />}
        triggerClassName={styles["moreButton"]}
        align="end"
      >
        <p className={styles["moreTitle"]}>{popover.title}</p>
        <p>{popover.content}</p>
      </Popover>
    </div>
  ) : null;

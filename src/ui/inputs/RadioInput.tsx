import { ChoiceCard } from "./ChoiceCard.tsx";
import styles from "./choices.module.css";
import { GroupFrame } from "./FieldFrame.tsx";
import { choiceId } from "./parts/field-ids.ts";
import { type InputProps, leaveGroup } from "./parts/input-props.ts";

/** A few choices that each deserve a sentence. */
export const RadioInput = ({ field, model, onType, onLeave }: InputProps) => (
  <GroupFrame field={field} model={model} role="radiogroup" onBlur={leaveGroup(onLeave)}>
    <div className={styles["cards"]}>
      {model.options.map(({ id, label, help }, at) => (
        <ChoiceCard
          key={id}
          type="radio"
          id={choiceId(model.name, at)}
          name={model.name}
          value={id}
          title={label}
          text={help}
          isWrong={model.style === "invalid"}
          checked={id === model.value}
          disabled={model.isDisabled}
          onChange={() => onType(id)}
        />
      ))}
    </div>
  </GroupFrame>
);

import Check from "lucide-react/icons/check";
import { joinTags, splitTags } from "#domain/form/kinds/tag.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import { choiceId } from "./parts/field-ids.ts";
import { describeInput, type InputProps, leaveGroup } from "./parts/input-props.ts";
import styles from "./TagInput.module.css";

/** Any number of short choices. Plain boxes to tick: every browser and screen reader knows how they work. */
export function TagInput({ field, model, onType, onLeave }: InputProps) {
  const chosen = splitTags(model.value);
  const { "aria-invalid": isInvalid } = describeInput({ field, model });
  const toggle = (id: string) =>
    onType(joinTags(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]));
  return (
    <GroupFrame field={field} model={model} onBlur={leaveGroup(onLeave)}>
      {model.isDisabled ? null : <input type="hidden" name={model.name} value="" />}
      <div className={styles["chips"]} data-wrong={model.style === "invalid" || undefined}>
        {model.options.map(({ id, label }, at) => (
          <label key={id} className={styles["chip"]}>
            <input
              className={styles["input"]}
              type="checkbox"
              id={choiceId(model.name, at)}
              name={model.name}
              value={id}
              checked={chosen.includes(id)}
              disabled={model.isDisabled}
              aria-invalid={isInvalid}
              onChange={() => toggle(id)}
            />
            <Icon of={Check} size={16} className={styles["tick"]} />
            {label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

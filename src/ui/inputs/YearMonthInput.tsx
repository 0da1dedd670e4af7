import ChevronDown from "lucide-react/icons/chevron-down";
import type { Option } from "#domain/form/kinds/input-rules.ts";
import { monthOptions, yearChoices } from "#domain/form/kinds/year-month.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { Control, controlInputClass } from "./parts/Control.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import { choiceId } from "./parts/field-ids.ts";
import { describeInput, type InputProps, leaveGroup } from "./parts/input-props.ts";
import { inputTexts } from "./parts/input.texts.sv.ts";
import selectStyles from "./SelectInput.module.css";
import styles from "./YearMonthInput.module.css";

/** Two lists of one name, the year first: joined by a dash they are the value, also when the browser posts them itself. */
export function YearMonthInput(props: InputProps) {
  const { field, model, today, onType, onLeave } = props;
  const [year = "", month = ""] = model.value.split("-");
  const years = yearChoices(field, today).map((id) => ({ id, label: id }));
  return (
    <GroupFrame field={field} model={model} onBlur={leaveGroup(onLeave)}>
      <div className={styles["lists"]}>
        <List
          {...props}
          at={0}
          label={inputTexts.year}
          options={years}
          value={year}
          onChoose={(chosen) => onType(`${chosen}-${month}`)}
        />
        <List
          {...props}
          at={1}
          label={inputTexts.month}
          options={monthOptions}
          value={month}
          onChoose={(chosen) => onType(`${year}-${chosen}`)}
        />
      </div>
    </GroupFrame>
  );
}

interface ListProps extends InputProps {
  readonly at: number;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

const List = ({ field, model, at, label, options, value, onChoose }: ListProps) => (
  <Control model={model} listIcon={ChevronDown}>
    <select
      {...describeInput({ field, model })}
      className={classNames(controlInputClass, selectStyles["select"])}
      id={choiceId(model.name, at)}
      name={model.name}
      aria-label={label}
      value={value}
      disabled={model.isDisabled}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  </Control>
);

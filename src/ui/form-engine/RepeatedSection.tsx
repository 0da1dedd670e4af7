import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type FieldDescription,
  type FormPart,
  type FormSection,
  isField,
  type RepeatedFields,
} from "#domain/form/form-description.ts";
import { valuesOf } from "#domain/form/form-state.ts";
import { addRepeated, countRepeated, type RepeatedChange, removeRepeated } from "#domain/form/repeated-fields.ts";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { repeatedTexts as texts } from "./form-engine.texts.sv.ts";
import styles from "./RepeatedSection.module.css";
import type { FormHandle } from "./use-form.ts";

interface RepeatedSectionProps {
  readonly section: FormSection;
  readonly repeated: RepeatedFields;
  readonly form: FormHandle;
  readonly renderParts: (parts: readonly FormPart[]) => ReactNode;
}

/**
 * Several items of one kind, added and removed by buttons. Without script the visitor chooses their number in a list, and the
 * fields of all of them are there: the server reads as many as the number states.
 */
export function RepeatedSection({ section, repeated, form, renderParts }: RepeatedSectionProps) {
  const values = valuesOf(form.state);
  const count = countRepeated(repeated, values);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const [announcement, announce] = useState("");
  const type = (changes: RepeatedChange) => changes.forEach(([name, value]) => form.type(name, value));
  const partsOf = (at: number) => listParts(section, repeated.items[at] ?? []);
  const add = () => {
    const added = addRepeated(repeated, values);
    if (!added) return;
    type(added.changes);
    focusNext(() => document.getElementById(fieldId(added.focus)));
  };
  const remove = (at: number) => {
    type(removeRepeated(repeated, values, at));
    announce(texts.removed(texts.numbered(repeated.itemLabel, at + 1)));
    focusNext(() => addButton.current);
  };
  return (
    <fieldset className={styles["repeated"]}>
      <legend className={styles["legend"]}>
        {section.title} <span className={styles["count"]}>{texts.ofAtMost(count, repeated.items.length)}</span>
      </legend>
      <input type="hidden" name={repeated.count} value={String(count)} />
      {repeated.items.slice(0, count).map((names, at) => (
        <div
          key={names[0]}
          className={styles["item"]}
          role="group"
          aria-label={texts.numbered(repeated.itemLabel, at + 1)}
        >
          {renderParts(partsOf(at))}
          <button type="button" className={styles["remove"]} onClick={() => remove(at)}>
            <Trash2 size={20} strokeWidth={1.75} />
            <span>
              {describeRemoval(repeated, values, at)}{" "}
              <VisuallyHidden>{texts.numbered(repeated.itemLabel, at + 1)}</VisuallyHidden>
            </span>
          </button>
        </div>
      ))}
      {count < repeated.items.length ? (
        <div className={styles["add"]}>
          <Button ref={addButton} look="soft" isFull onClick={add}>
            <Plus size={20} strokeWidth={1.75} />
            {repeated.add}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <noscript>
        {renderParts(listParts(section, [repeated.count]))}
        {repeated.items.slice(count).map((names, at) => (
          <div key={names[0]} className={styles["item"]}>
            <p className={styles["number"]}>{texts.numbered(repeated.itemLabel, count + at + 1)}</p>
            {renderParts(partsOf(count + at))}
          </div>
        ))}
      </noscript>
    </fieldset>
  );
}

const listParts = (section: FormSection, names: readonly string[]): FieldDescription[] =>
  section.fields.filter(isField).filter(({ name }) => names.includes(name));

function describeRemoval(
  { items, remove, removeBy }: RepeatedFields,
  values: Record<string, string>,
  at: number,
): string {
  const value = removeBy && values[items[at]?.[removeBy.at] ?? ""];
  return (value === undefined ? undefined : removeBy?.labels[value]) ?? remove;
}

/** Focuses an element after the added item has been rendered. */
function useFocusNext(): (find: () => HTMLElement | null) => void {
  const [wanted, setWanted] = useState<{ readonly find: () => HTMLElement | null }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => setWanted({ find });
}

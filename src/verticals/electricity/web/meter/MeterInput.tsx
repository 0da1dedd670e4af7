import FileText from "lucide-react/icons/file-text";
import Lock from "lucide-react/icons/lock";
import { type DragEvent, type FormEvent, useState } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { readMonthly } from "./meter-view.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";
import styles from "./MeterPage.module.css";

interface MeterInputProps {
  /** What has been read; the input is then about another file. */
  readonly read?: { readonly name: string; readonly detail: string } | undefined;
  /** Any year will do: only the names are shown. */
  readonly monthNames: readonly string[];
  readonly onFile: (file: File) => void;
  readonly onMonths: (kwh: readonly number[]) => void;
}

/** A file is dropped or chosen. The field is a native one, so that keyboard and screen reader have it as they know it. */
export function MeterInput({ read, monthNames, onFile, onMonths }: MeterInputProps) {
  const isScripted = useIsScripted();
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault();
    setIsOver(isNowOver);
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event, false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Card>
      <div
        className={classNames(styles["drop"], isOver && styles["over"])}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={onDrop}
      >
        <span className={styles["file-icon"]}>
          <Icon of={FileText} />
        </span>
        <div className={styles["file-text"]}>
          <strong>{read?.name ?? texts.dropTitle}</strong>
          <span>{read?.detail ?? texts.drop}</span>
        </div>
        <label className={styles["choose"]}>
          {read ? texts.change : texts.choose}
          <input
            className={styles["file"]}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            disabled={!isScripted}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again after it was corrected.
              if (file) onFile(file);
              currentTarget.value = "";
            }}
          />
        </label>
        <p className={styles["stays"]}>
          <Icon of={Lock} size={20} />
          <span>
            <strong>{texts.staysTitle}</strong> {texts.stays}
          </span>
        </p>
      </div>
      <Monthly names={monthNames} onMonths={onMonths} isDisabled={!isScripted} />
    </Card>
  );
}

interface MonthlyProps {
  readonly names: readonly string[];
  readonly onMonths: (kwh: readonly number[]) => void;
  readonly isDisabled: boolean;
}

function Monthly({ names, onMonths, isDisabled }: MonthlyProps) {
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).getAll("kwh").map(String);
    const kwh = readMonthly(typed);
    setIsMissing(kwh === undefined);
    if (kwh) onMonths(kwh);
  };
  return (
    <details className={styles["monthly"]}>
      <summary>{texts.monthlyTitle}</summary>
      <form onSubmit={onSubmit} noValidate>
        <p>{texts.monthly}</p>
        <div className={styles["months"]}>
          {names.map((name) => (
            <label key={name} className={styles["month"]}>
              {name}
              <input name="kwh" inputMode="numeric" autoComplete="off" aria-invalid={isMissing || undefined} />
            </label>
          ))}
        </div>
        <p role="alert" className={styles["error"]}>
          {isMissing ? texts.monthlyMissing : null}
        </p>
        <Button isSubmit look="secondary" isDisabled={isDisabled}>
          {texts.compute}
        </Button>
      </form>
    </details>
  );
}

import { useEffect, useId, useRef } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "./FormHeader.module.css";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

const texts = pieceTexts.leave;

/** Replaces the form's header. Focus is on staying: a hasty Enter loses nothing. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stay = answers.current?.lastElementChild;
    if (stay instanceof HTMLElement) stay.focus();
  }, []);
  useEffect(() => {
    const stayOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") onStay();
    };
    window.addEventListener("keydown", stayOnEscape);
    return () => window.removeEventListener("keydown", stayOnEscape);
  }, [onStay]);
  return (
    <Wrap className={styles["leave"]}>
      <div className={styles["leaveRow"]} role="alertdialog" aria-labelledby={id}>
        <p id={id}>
          <strong>{texts.question}</strong> {texts.consequence}
        </p>
        <div ref={answers} className={styles["answers"]}>
          <Button look="secondary" size="small" onClick={onLeave}>
            {texts.leave}
          </Button>
          <Button size="small" onClick={onStay}>
            {texts.stay}
          </Button>
        </div>
      </div>
    </Wrap>
  );
}

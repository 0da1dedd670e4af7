import Timer from "lucide-react/icons/timer";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useFocusReturn } from "#ui/messages/use-focus-return.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./ExpireSoonNotice.module.css";
import { sessionTexts } from "./session.texts.sv.ts";

const texts = sessionTexts.soon;

interface ExpireSoonNoticeProps {
  readonly minutesLeft: number;
  /** False when it failed. */
  readonly onStay: () => Promise<boolean>;
}

/** WCAG 2.2.1: an early warning, and one press to stay. Read out once; the countdown itself is only visible. */
export function ExpireSoonNotice({ minutesLeft, onStay }: ExpireSoonNoticeProps) {
  const announced = useAnnouncedText(texts.title(minutesLeft));
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { giveFocusBack, onFocusCapture } = useFocusReturn(box);
  const stay = async () => {
    setIsAsking(true);
    setHasFailed(false);
    giveFocusBack();
    setHasFailed(!(await onStay()));
    setIsAsking(false);
  };
  const close = () => {
    giveFocusBack();
    setIsClosed(true);
  };
  if (isClosed) return null;
  return (
    <section
      ref={box}
      className={styles["notice"]}
      aria-label={texts.region}
      data-react-aria-top-layer="true"
      onFocusCapture={onFocusCapture}
    >
      <Icon of={Timer} className={styles["icon"]} />
      <div className={styles["text"]}>
        <strong>{texts.title(minutesLeft)}</strong>
        <div role="status">{hasFailed ? texts.failed : <VisuallyHidden>{announced}</VisuallyHidden>}</div>
        <Button size="small" look="secondary" isLoading={isAsking} onClick={() => void stay()}>
          {texts.stay}
        </Button>
      </div>
      <button type="button" className={styles["close"]} aria-label={texts.close} onClick={close}>
        <Icon of={X} size={20} />
      </button>
    </section>
  );
}

/** The first text, after a short delay: the content that a region has when it appears is not read out. */
function useAnnouncedText(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(first));
    return () => clearTimeout(timer);
  }, [first]);
  return announced;
}

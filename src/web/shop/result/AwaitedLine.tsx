import CircleCheck from "lucide-react/icons/circle-check";
import { Button } from "#ui/primitives/Button.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./AwaitedLine.module.css";
import { awaitedTexts } from "./awaited.texts.sv.ts";

interface AwaitedLineProps {
  readonly isWaiting: boolean;
  readonly text: string;
  /** Prices that have arrived and are not in the list yet. */
  readonly freshCount: number;
  readonly onShow: () => void;
}

/** The awaited providers. Its height is constant, and it stays when all have answered, so that the list below does not move. */
export function AwaitedLine({ isWaiting, text, freshCount, onShow }: AwaitedLineProps) {
  const texts = useTexts(awaitedTexts);
  const hasFresh = freshCount > 0;
  return (
    <div className={classNames(styles["line"], hasFresh && styles["fresh"])}>
      {hasFresh ? (
        <Button onClick={onShow}>{texts.show(freshCount)}</Button>
      ) : (
        <>
          {isWaiting ? <Dots size={9} label="" /> : <CircleCheck size={22} strokeWidth={1.75} aria-hidden />}
          <p>{text}</p>
        </>
      )}
    </div>
  );
}

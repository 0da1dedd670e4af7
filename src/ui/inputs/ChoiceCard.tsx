import Check from "lucide-react/icons/check";
import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./ChoiceCard.module.css";

interface ChoiceCardProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly type: "radio" | "checkbox";
  readonly title: string;
  readonly text?: string | undefined;
  /** At the end of the line, as a price. */
  readonly aside?: ReactNode;
  readonly isWrong: boolean;
}

/** A choice with room for a sentence. The whole card is the target. */
export const ChoiceCard = ({ title, text, aside, isWrong, ...input }: ChoiceCardProps) => (
  <label className={styles["choice"]} data-wrong={isWrong || undefined}>
    <input className={styles["input"]} {...input} />
    <span className={classNames(styles["box"], input.type === "checkbox" && styles["square"])}>
      {input.type === "checkbox" ? <Icon of={Check} size={16} /> : null}
    </span>
    <span className={styles["texts"]}>
      <span className={styles["title"]}>{title}</span>
      {text ? <span className={styles["text"]}>{text}</span> : null}
    </span>
    {aside ? <span className={styles["aside"]}>{aside}</span> : null}
  </label>
);

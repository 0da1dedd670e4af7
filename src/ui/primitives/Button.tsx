import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { buttonClass, type ButtonAppearance } from "./button-class.ts";
import styles from "./Button.module.css";
import { Dots } from "./Dots.tsx";
import { primitiveTexts } from "./primitives.texts.sv.ts";

interface ButtonProps
  extends ButtonAppearance, Pick<ButtonHTMLAttributes<HTMLButtonElement>, "onClick" | "name" | "value" | "id"> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
  readonly isSubmit?: boolean;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

/** While loading it keeps its width and cannot be pressed again. */
export function Button({ children, isSubmit, isLoading, isDisabled, look, size, isFull, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={isSubmit ? "submit" : "button"}
      className={buttonClass({ look, size, isFull })}
      disabled={isLoading || isDisabled}
      data-loading={isLoading || undefined}
      title={isLoading ? primitiveTexts.loadingButton : isDisabled ? primitiveTexts.disabledButton : undefined}
    >
      <span className={styles["label"]}>{children}</span>
      {isLoading ? (
        <span className={styles["wait"]}>
          <Dots size={8} isPlain label={primitiveTexts.loadingButton} />
        </span>
      ) : null}
    </button>
  );
}

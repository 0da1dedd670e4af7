import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { waitingListTexts as texts } from "./waiting-list.texts.sv.ts";
import styles from "./WaitingListForm.module.css";

/** How the form was answered, when it has been sent. */
export interface AskedToWait {
  readonly state: "done" | "wrong";
  readonly typed: string;
}

interface WaitingListFormProps {
  readonly product: string;
  /** The page's own address: it answers, with or without script. */
  readonly action: string;
  readonly asked: AskedToWait | undefined;
}

export function WaitingListForm({ product, action, asked }: WaitingListFormProps) {
  const id = useId();
  const isWrong = asked?.state === "wrong";
  if (asked?.state === "done")
    return (
      <p className={styles["done"]} role="status">
        {texts.done}
      </p>
    );
  return (
    <form method="post" action={action} className={styles["form"]} noValidate>
      <p>{texts.lead(product)}</p>
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles["row"]}>
        <input
          id={id}
          className={styles["input"]}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={100}
          defaultValue={asked?.typed ?? ""}
          placeholder={texts.placeholder}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-wrong ${id}-agreement` : `${id}-agreement`}
        />
        <Button isSubmit>{texts.submit}</Button>
      </div>
      {isWrong ? (
        <p className={styles["wrong"]} id={`${id}-wrong`} role="alert">
          <Icon of={CircleAlert} size={20} />
          {texts.wrong}
        </p>
      ) : null}
      <p className={styles["agreement"]} id={`${id}-agreement`}>
        {texts.agreement}
      </p>
    </form>
  );
}

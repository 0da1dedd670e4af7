import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type FormEvent, useState } from "react";
import { GIFT_PRODUCT } from "#domain/after-order/gift-campaign.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { giftTexts } from "./after-order.texts.sv.ts";
import fieldStyles from "./WithdrawForm.module.css";
import styles from "./WithdrawalCard.module.css";
import { type GiftState, sendGift } from "./send-gift.ts";

/** C-235, C-237: nothing is ticked until the customer ticks it. */
export function GiftForm() {
  const texts = useTexts(giftTexts);
  const isScripted = useIsScripted();
  const [isTicked, setIsTicked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [state, setState] = useState<GiftState>({ kind: "asking", errors: [] });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setState(
      await sendGift({
        civicNumber: textOf(form, "civicNumber"),
        phoneNumber: textOf(form, "phoneNumber"),
        ...(isTicked ? { product: GIFT_PRODUCT } : {}),
      }),
    );
    setIsSending(false);
  }

  return (
    <Card className={classNames(styles["card"], styles["scripted"])}>
      <h2 className={styles["title"]}>{texts.title}</h2>
      {state.kind === "done" ? (
        <p role="status">{texts[state.result]}</p>
      ) : (
        // A tick before its script has come would be lost.
        <form className={fieldStyles["form"]} noValidate inert={!isScripted} onSubmit={(event) => void submit(event)}>
          <p>{texts.lead}</p>
          <ChoiceCard
            type="checkbox"
            title={texts.tick}
            isWrong={false}
            checked={isTicked}
            onChange={(event) => setIsTicked(event.target.checked)}
          />
          {isTicked ? (
            <>
              <GiftField name="civicNumber" label={texts.civicNumber} inputMode="numeric" errors={state.errors} />
              <GiftField name="phoneNumber" label={texts.phoneNumber} inputMode="tel" errors={state.errors} />
              <p>{texts.agreement}</p>
              <div>
                <Button isSubmit isLoading={isSending}>
                  {texts.send}
                </Button>
              </div>
            </>
          ) : null}
        </form>
      )}
    </Card>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

interface GiftFieldProps {
  readonly name: "civicNumber" | "phoneNumber";
  readonly label: string;
  readonly inputMode: "numeric" | "tel";
  readonly errors: readonly FieldError[];
}

function GiftField({ name, label, inputMode, errors }: GiftFieldProps) {
  const problem = errors.find(({ field }) => field === name)?.message;
  return (
    <div className={fieldStyles["field"]}>
      <label className={fieldStyles["label"]} htmlFor={`gift-${name}`}>
        {label}
      </label>
      <input
        id={`gift-${name}`}
        className={fieldStyles["input"]}
        name={name}
        inputMode={inputMode}
        autoComplete={name === "phoneNumber" ? "tel" : "off"}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `gift-${name}-problem` : undefined}
      />
      {problem ? (
        <p className={fieldStyles["wrong"]} id={`gift-${name}-problem`}>
          <Icon of={CircleAlert} size={20} />
          {problem}
        </p>
      ) : null}
    </div>
  );
}

import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import { formatFee, formatPrice } from "#domain/format/swedish-format.ts";
import { GREETING_MAX_LENGTH, SENDER_MAX_LENGTH, type SharedList } from "#domain/share/shared-list.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { ShownChoices } from "./share-choices.ts";
import { SHARE_FIELDS } from "./share-fields.ts";
import { shareTexts } from "./share.texts.sv.ts";
import { isPriced, monthly } from "./shared-view.ts";
import styles from "./SharePage.module.css";

const texts = shareTexts.choose;

/** As HTML names it. */
const FIRST_NAME = "given-name";

interface ChooseCardProps {
  readonly whole: SharedList;
  readonly resultIds: readonly string[];
  /** With the choices as they are now. */
  readonly shown: SharedList;
  readonly firstName: string | undefined;
  /** What the fields have at first. */
  readonly filledIn: ShownChoices;
  readonly problem: string | undefined;
}

export const ChooseCard = ({ whole, resultIds, shown, firstName, filledIn, problem }: ChooseCardProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["cardHeading"]}>{texts.heading}</h2>
    {problem === undefined ? null : (
      <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
        <p role="alert">{problem}</p>
      </Alert>
    )}
    <div className={styles["always"]}>
      <Icon of={Lock} />
      <div>
        <p className={styles["strong"]}>{texts.always(shown.offers.length, isPriced(whole))}</p>
        <p className={styles["small"]}>{texts.alwaysText(shown.offers.map(({ name }) => name))}</p>
      </div>
    </div>
    {whole.offers.length > 1 ? (
      <details className={styles["others"]} open={problem !== undefined}>
        <summary>
          {texts.others}
          <Icon of={ChevronDown} size={20} />
        </summary>
        <fieldset className={styles["offers"]}>
          <legend className={styles["small"]}>{texts.othersHelp}</legend>
          {whole.offers.map(({ name, headline }, index) => (
            <label key={resultIds[index]} className={styles["offer"]}>
              <input
                type="checkbox"
                name={SHARE_FIELDS.offers}
                value={resultIds[index]}
                defaultChecked={filledIn.chosen.includes(index)}
              />
              <span>{name}</span>
              <span className={styles["offerPrice"]}>{formatPrice(headline)}</span>
            </label>
          ))}
        </fieldset>
      </details>
    ) : null}
    {whole.today ? (
      <ChoiceCard
        type="checkbox"
        name={SHARE_FIELDS.today}
        value="ja"
        defaultChecked={filledIn.showsToday}
        isWrong={false}
        title={texts.today}
        text={texts.todayText(whole.today.providerName, formatFee(monthly(whole.today.yearlyOre), "month"))}
      />
    ) : null}
    <PlainField label={texts.greeting} help={texts.greetingHelp}>
      {(described) => (
        <textarea
          {...described}
          className={fields["area"]}
          name={SHARE_FIELDS.greeting}
          rows={3}
          maxLength={GREETING_MAX_LENGTH}
          defaultValue={filledIn.greeting}
        />
      )}
    </PlainField>
    {firstName === undefined ? (
      <PlainField label={texts.sender} help={texts.senderHelp}>
        {(described) => (
          <input
            {...described}
            className={fields["line"]}
            name={SHARE_FIELDS.sender}
            maxLength={SENDER_MAX_LENGTH}
            defaultValue={filledIn.sender}
            autoComplete={FIRST_NAME}
          />
        )}
      </PlainField>
    ) : (
      <p className={styles["small"]}>{texts.senderShown(firstName)}</p>
    )}
    <p className={styles["never"]}>
      <Icon of={EyeOff} size={20} />
      {texts.never}
    </p>
  </Card>
);

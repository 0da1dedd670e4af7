import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { privacyPath, rankingPath } from "#domain/addresses/content-paths.ts";
import { formSideTexts as texts } from "./form-side.texts.sv.ts";
import styles from "./ProductScreen.module.css";
import { productTexts } from "./product.texts.sv.ts";

export interface FormSideProps {
  readonly asksForPersonalNumber: boolean;
  /** What the price depends on, as the vertical states it. */
  readonly priceFactors?: string | undefined;
  readonly phone: string | undefined;
}

/** Help beside a form: what the price depends on, what happens next, and whom to ask. It contains only links. */
export const FormSide = ({ asksForPersonalNumber, priceFactors, phone }: FormSideProps) => (
  <div className={styles["side"]}>
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.price.title}</h2>
      <p>{priceFactors ?? texts.price.text}</p>
      <p>
        <a href={rankingPath()}>{texts.price.link}</a>
      </p>
    </Card>
    {asksForPersonalNumber ? (
      <Card className={styles["card"]}>
        <h2 className={styles["title"]}>{texts.personalNumber.title}</h2>
        <p>{texts.personalNumber.text}</p>
        <p>
          <a href={privacyPath()}>{texts.personalNumber.link}</a>
        </p>
      </Card>
    ) : null}
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.next.title}</h2>
      <ol className={styles["steps"]}>
        {texts.next.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
    {phone === undefined ? null : <Help phone={phone} />}
  </div>
);

function Help({ phone }: { readonly phone: string }) {
  const { needHelp, hours } = useTexts(frameTexts);
  const { call } = useTexts(productTexts);
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{needHelp}</h2>
      <p>
        {call} <PhoneLink number={phone} />.
        <br />
        {hours}.
      </p>
    </Card>
  );
}

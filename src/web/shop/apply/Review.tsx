import type { SignedText } from "#domain/bankid/signed-text.ts";
import { type FormValues, listShown } from "#domain/form/check-form.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import { isField } from "#domain/form/form-description.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { ApplyWeb } from "#verticals/_contract/apply-web.ts";
import { applyTexts } from "./apply.texts.sv.ts";
import { TextToSign } from "./TextToSign.tsx";
import styles from "./ApplyScreen.module.css";

interface ReviewProps {
  readonly web: ApplyWeb;
  readonly values: FormValues;
  readonly text: SignedText;
  readonly today: string;
  readonly hrefOf: (step: number) => string;
}

/** Everything that has been answered, what is to be signed, and what must be known before the consent. */
export function Review({ web, values, text, today, hrefOf }: ReviewProps) {
  const texts = useTexts(applyTexts);
  const answered = web.description.steps.slice(0, -1);
  return (
    <div className={styles["review"]}>
      <p>{texts.reviewTitle}</p>
      {answered.map(({ label, form, slug }, at) => (
        <section key={slug}>
          <div className={styles["reviewHead"]}>
            <h3>{label}</h3>
            <a href={hrefOf(at)}>
              {texts.change}
              <VisuallyHidden> {label}</VisuallyHidden>
            </a>
          </div>
          <dl className={styles["answers"]}>
            {listShown(form, values, today)
              .filter(isField)
              .filter(({ name, kind }) => values[name] && (kind !== "checkbox" || values[name] === "yes"))
              .map((field) => (
                <div key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>{field.kind === "checkbox" ? texts.yes : formatAnswer(field, values[field.name] ?? "")}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <TextToSign text={text} heading={texts.signTitle} compare={texts.signCompare} />
      {web.beforeConsent ? (
        <section>
          <h3>{texts.consentTitle}</h3>
          {web.beforeConsent.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ) : null}
    </div>
  );
}

import { ERASED_KINDS, type ErasedKind } from "#http/contract/account-services.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import { privacyPolicyPath } from "#domain/addresses/content-paths.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Details.module.css";
import { DETAILS_FIELDS } from "./details-fields.ts";
import { detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.erase;

/** What may be deleted, with a question before, and what may not, with the reason. */
export const EraseCard = ({ asked }: { readonly asked: ErasedKind | undefined }) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    {asked === undefined ? (
      <>
        <p className={accountStyles["small"]}>{texts.text}</p>
        <ul className={styles["consents"]}>
          {ERASED_KINDS.map((kind) => (
            <li key={kind} className={styles["erased"]}>
              <p>
                {texts.what[kind].name}
                <span className={styles["when"]}>{texts.what[kind].text}</span>
              </p>
              <form method="post" action={accountDetailsPath()}>
                <Button isSubmit look="secondary" size="small" name={DETAILS_FIELDS.erase} value={kind}>
                  {texts.button}
                  <VisuallyHidden> {texts.what[kind].name}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <Question asked={asked} />
    )}
    <h3 className={styles["partTitle"]}>{texts.staysHeading}</h3>
    <ul className={styles["stays"]}>
      {texts.stays.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <a href={privacyPolicyPath()}>{texts.more}</a>
    </p>
  </Card>
);

const Question = ({ asked }: { readonly asked: ErasedKind }) => (
  <form method="post" action={accountDetailsPath()} className={styles["question"]}>
    <p role="alert">
      <strong>{texts.what[asked].confirm}</strong>
    </p>
    <input type="hidden" name={DETAILS_FIELDS.erase} value={asked} />
    <div className={styles["answers"]}>
      <Button isSubmit size="small" name={DETAILS_FIELDS.confirmed} value="ja">
        {texts.confirm}
      </Button>
      <LinkButton href={accountDetailsPath()} look="secondary" size="small">
        {texts.cancel}
      </LinkButton>
    </div>
  </form>
);

import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import type { SharingView } from "#http/contract/household-sharing-services.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { SharedRows } from "./SharedRows.tsx";
import { SHARING_ACTS, SHARING_FIELDS } from "./sharing-fields.ts";
import styles from "./Sharing.module.css";
import { sharingTexts } from "./sharing.texts.sv.ts";

type Together = Extract<SharingView, { kind: "together" }>;

const { own, theirs, end } = sharingTexts;

/** What each shows, and the end of it. */
export const TogetherCards = ({ view }: { readonly view: Together }) => (
  <>
    <OwnCard view={view} />
    <Card className={accountStyles["card"]}>
      <h2 className={accountStyles["heading"]}>{theirs.heading(view.firstName)}</h2>
      {view.theirs.length === 0 ? (
        <p className={accountStyles["text"]}>{theirs.none(view.firstName)}</p>
      ) : (
        <SharedRows contracts={view.theirs} />
      )}
    </Card>
    <Card className={accountStyles["card"]}>
      <h2 className={accountStyles["heading"]}>{end.heading}</h2>
      <p className={accountStyles["text"]}>{end.text}</p>
      <form method="post" action={sharingPath()}>
        <Button isSubmit look="secondary" name={SHARING_FIELDS.act} value={SHARING_ACTS.end}>
          {end.button}
        </Button>
      </form>
    </Card>
  </>
);

const OwnCard = ({ view: { firstName, own: contracts } }: { readonly view: Together }) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{own.heading(firstName)}</h2>
    {contracts.length === 0 ? (
      <p className={accountStyles["text"]}>{own.none}</p>
    ) : (
      <form method="post" action={sharingPath()} className={styles["part"]}>
        <p className={accountStyles["text"]}>{own.text(firstName)}</p>
        <fieldset className={styles["contracts"]}>
          <legend>
            <VisuallyHidden>{own.heading(firstName)}</VisuallyHidden>
          </legend>
          {contracts.map(({ heldId, product, providerName, isShared }) => (
            <label key={heldId} className={styles["contract"]}>
              <input type="checkbox" name={SHARING_FIELDS.shown} value={heldId} defaultChecked={isShared} />
              <span>{own.contract(product, providerName)}</span>
            </label>
          ))}
        </fieldset>
        <Button isSubmit name={SHARING_FIELDS.act} value={SHARING_ACTS.share}>
          {own.save}
        </Button>
      </form>
    )}
  </Card>
);

import Copy from "lucide-react/icons/copy";
import { useId, useState } from "react";
import type { OwnShare } from "#http/contract/share-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { SHARE_ACTS, SHARE_ANCHORS, SHARE_FIELDS } from "./share-fields.ts";
import { shareTexts } from "./share.texts.sv.ts";
import { dayOf } from "./shared-view.ts";
import styles from "./SharePage.module.css";

const texts = shareTexts.link;

interface LinkCardProps {
  /** The newest that is open. */
  readonly share: OwnShare | undefined;
  /** Of a link that is made now. */
  readonly expiresOn: string;
}

/** Makes the link, and shows it until it ends. It can be selected by hand where it cannot be copied by script. */
export const LinkCard = ({ share, expiresOn }: LinkCardProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["cardHeading"]} id={SHARE_ANCHORS.link}>
      {texts.heading}
    </h2>
    <p className={styles["small"]}>{share ? texts.madeText(dayOf(share.expiresAtMs)) : texts.text(expiresOn)}</p>
    {share?.link === undefined ? null : <MadeLink link={share.link} />}
    <div>
      <Button isSubmit look={share ? "secondary" : "primary"} name={SHARE_FIELDS.act} value={SHARE_ACTS.share}>
        {share ? texts.remake : texts.make}
      </Button>
    </div>
  </Card>
);

function MadeLink({ link }: { readonly link: string }) {
  const id = useId();
  const isScripted = useIsScripted();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <>
      <label htmlFor={id} className={styles["strong"]}>
        {texts.label}
      </label>
      <div className={styles["link"]}>
        <input id={id} className={fields["line"]} readOnly value={link} />
        {isScripted ? (
          <Button onClick={() => void copy()}>
            <Icon of={Copy} size={20} /> {texts.copy}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles["small"]}>
        {isCopied ? texts.copied : ""}
      </p>
    </>
  );
}

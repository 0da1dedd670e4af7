import ChevronDown from "lucide-react/icons/chevron-down";
import FileBraces from "lucide-react/icons/file-braces";
import FileText from "lucide-react/icons/file-text";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import { portableFilePath, portablePdfPath } from "#domain/addresses/verifiable-paths.ts";
import type { SharedOffer } from "#domain/share/shared-list.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { shareTexts } from "./share.texts.sv.ts";
import styles from "./SharePage.module.css";

const texts = shareTexts.along;

interface TakeAlongProps {
  readonly searchId: string;
  readonly choices: ListChoices;
  readonly offers: readonly SharedOffer[];
  /** Of each offer, in the same order. */
  readonly resultIds: readonly string[];
}

/** The list or one offer of it, for a program and for a person. */
export const TakeAlong = ({ searchId, choices, offers, resultIds }: TakeAlongProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["cardHeading"]}>{texts.heading}</h2>
    <p className={styles["small"]}>{texts.text}</p>
    <div className={styles["files"]}>
      <LinkButton href={portablePdfPath(searchId, undefined, choices)} look="secondary">
        <Icon of={FileText} size={20} /> {texts.pdf}
      </LinkButton>
      <LinkButton href={portableFilePath(searchId, undefined, choices)} look="secondary">
        <Icon of={FileBraces} size={20} /> {texts.file}
      </LinkButton>
    </div>
    <details className={styles["others"]}>
      <summary>
        {texts.one}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <ul className={styles["offers"]}>
        {offers.map(({ name }, index) => (
          <li key={resultIds[index]} className={styles["offer"]}>
            <span>{name}</span>
            <span className={styles["fileLinks"]}>
              <a href={portablePdfPath(searchId, resultIds[index], choices)} aria-label={texts.pdfOf(name)}>
                {texts.shortPdf}
              </a>
              <a href={portableFilePath(searchId, resultIds[index], choices)} aria-label={texts.fileOf(name)}>
                {texts.shortFile}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </details>
  </Card>
);

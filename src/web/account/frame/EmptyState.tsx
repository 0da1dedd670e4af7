import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { startPath } from "#domain/addresses/site-paths.ts";
import { accountTexts } from "./account.texts.sv.ts";
import styles from "./AccountPage.module.css";

interface EmptyStateProps {
  readonly heading: string;
  readonly text: string;
}

/** States that there is nothing yet, and how to get something here. */
export const EmptyState = ({ heading, text }: EmptyStateProps) => (
  <Card className={styles["empty"]}>
    <BirdOnLine className={styles["emptyPicture"]} />
    <h2 className={styles["heading"]}>{heading}</h2>
    <p className={styles["text"]}>{text}</p>
    <LinkButton href={startPath()} look="secondary">
      {accountTexts.compare}
    </LinkButton>
  </Card>
);

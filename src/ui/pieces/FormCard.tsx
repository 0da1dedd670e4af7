import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./FormCard.module.css";

interface FormCardProps {
  /** Above both columns, as the steps of the form. */
  readonly top?: ReactNode;
  /** Beside the card where there is room, otherwise under it. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a form: one card to fill in, and what helps beside it. */
export const FormCard = ({ top, side, children }: FormCardProps) => (
  <Wrap className={styles["page"]}>
    {top}
    <div className={styles["columns"]}>
      <Card isRoomy>{children}</Card>
      {side ? <aside className={styles["side"]}>{side}</aside> : null}
    </div>
  </Wrap>
);

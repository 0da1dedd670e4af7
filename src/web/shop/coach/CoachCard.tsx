import { Card } from "#ui/primitives/Card.tsx";
import styles from "./CoachCard.module.css";
import { CoachSteps } from "./CoachSteps.tsx";
import type { Coach } from "./coach.ts";

/** Spec 2 §1, 3 §2.6: the way to what else could cost less. */
export const CoachCard = ({ coach: { title, subtitle, steps } }: { readonly coach: Coach }) => (
  <Card>
    <nav aria-label={title}>
      <h2 className={styles["title"]}>{title}</h2>
      <p className={styles["subtitle"]}>{subtitle}</p>
      <CoachSteps steps={steps} />
    </nav>
  </Card>
);

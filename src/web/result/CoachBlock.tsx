import { Check } from "lucide-react";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { paths } from "#web/paths.ts";
import styles from "./CoachBlock.module.css";
import { coachTexts } from "./result.texts.sv.ts";

interface CoachBlockProps {
  readonly web: VerticalWeb;
  /** Everything we compare, in the order of the menus. */
  readonly verticals: readonly VerticalEntry[];
}

/** Spec 2 §1: the way to what else can be cheaper. With nothing else to go to there is no block. */
export function CoachBlock({ web, verticals }: CoachBlockProps) {
  if (verticals.every(({ description }) => description.name === web.description.name)) return null;
  return (
    <Card>
      <h2 className={styles["title"]}>{coachTexts.heading}</h2>
      <ul className={styles["list"]}>
        {verticals.map((other) => (
          <li key={other.description.name}>
            <CoachItem other={other} isDone={other.description.name === web.description.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CoachItem({
  other: { description, MenuIcon },
  isDone,
}: {
  readonly other: VerticalEntry;
  readonly isDone: boolean;
}) {
  const name = <span className={styles["name"]}>{description.texts.product}</span>;
  if (isDone) {
    return (
      <span className={styles["done"]}>
        <Check size={24} strokeWidth={1.75} />
        {name}
        <VisuallyHidden>, {coachTexts.done}</VisuallyHidden>
      </span>
    );
  }
  return (
    <a className={styles["link"]} href={paths.product(description)}>
      <MenuIcon size={24} strokeWidth={1.75} />
      {name}
    </a>
  );
}

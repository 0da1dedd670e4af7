import type { ContentProps } from "./content-props.ts";
import { LoadingButton } from "#ui/pieces/LoadingButton.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "./ContentParts.module.css";

export function HeaderPart({ part, level }: ContentProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading>{part.label}</Heading>
      <Help {...part} />
    </div>
  );
}

export function SubheaderPart({ part, level }: ContentProps) {
  const Heading = `h${level + 1}` as "h4" | "h5";
  return (
    <div>
      <Heading className={styles["subheader"]}>{part.label}</Heading>
      <Help {...part} />
    </div>
  );
}

export const FineprintPart = ({ part }: ContentProps) => <p className={styles["fineprint"]}>{part.label}</p>;

export const PlainPart = ({ part }: ContentProps) => <span>{part.label}</span>;

export const ParagraphPart = ({ part }: ContentProps) => <p>{part.label}</p>;

/** Names what follows without being a heading. */
export const LabelPart = ({ part }: ContentProps) => (
  <div>
    <p className={styles["label"]}>{part.label}</p>
    <Help {...part} />
  </div>
);

/** Does something in the page. It never sends the form: Enter in a field presses the first button that does. */
export const ButtonPart = ({ part, onPress }: ContentProps) => (
  <Button look="secondary" onClick={() => onPress?.(part.name)}>
    {part.label}
  </Button>
);

/** Sends the form, with or without script; a page that listens does what it will instead. */
export const LoadingButtonPart = ({ part, onPress }: ContentProps) =>
  onPress ? (
    <LoadingButton isFull onClick={() => onPress(part.name)}>
      {part.label}
    </LoadingButton>
  ) : (
    <LoadingButton isFull isSubmit>
      {part.label}
    </LoadingButton>
  );

export const InjectedPart = ({ block }: ContentProps) => block ?? null;

export const DividerPart = () => <hr className={styles["divider"]} />;

const Help = ({ help }: ContentProps["part"]) => (help ? <p className={styles["help"]}>{help}</p> : null);

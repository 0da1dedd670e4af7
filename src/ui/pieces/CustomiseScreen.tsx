import { RefreshCw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Collapse } from "./Collapse.tsx";
import styles from "./CustomiseScreen.module.css";
import { Icon } from "./Icon.tsx";
import { LoadingButton } from "./LoadingButton.tsx";
import { pieceTexts } from "./pieces.texts.sv.ts";
import { StickyLayer } from "./StickyLayer.tsx";

export interface ChoiceSection {
  readonly fields: ReactNode;
  /** What is chosen now, for the closed section. */
  readonly summary?: string;
  /** Spec 2 §4: a section with a wrong field opens by itself. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

interface CustomiseScreenProps {
  readonly excesses: ChoiceSection;
  readonly otherChoices: ChoiceSection;
  /** Sections of a product's own, between the two that every product has. */
  readonly children?: ReactNode;
  readonly onUpdatePrice: () => void;
  readonly isUpdating?: boolean;
}

const texts = pieceTexts.customise;

/** What a visitor may change in an offer, and the bar that asks for the price of it. */
export function CustomiseScreen({
  excesses,
  otherChoices,
  children,
  onUpdatePrice,
  isUpdating = false,
}: CustomiseScreenProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles["heading"]}>
        {texts.heading}
      </h2>
      <p className={styles["note"]}>{texts.note}</p>
      <div className={styles["sections"]}>
        <Choices heading={texts.excesses} section={excesses} />
        {children}
        <Choices heading={texts.otherChoices} section={otherChoices} />
      </div>
      <StickyLayer edge="bottom" className={styles["bar"]}>
        <p className={styles["outdated"]} aria-live="polite">
          {texts.outdated}
        </p>
        <LoadingButton onClick={onUpdatePrice} isLoading={isUpdating}>
          <Icon of={RefreshCw} size={20} />
          {texts.updatePrice}
        </LoadingButton>
      </StickyLayer>
    </section>
  );
}

const Choices = ({ heading, section }: { readonly heading: string; readonly section: ChoiceSection }) => (
  <Collapse
    heading={heading}
    summary={section.summary}
    isOpen={section.isOpen}
    {...(section.onToggle ? { onToggle: section.onToggle } : {})}
  >
    {section.fields}
  </Collapse>
);

import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type Consent, type ConsentCategory, ALL_CATEGORIES, grants, NECESSARY } from "#domain/consent/consent.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import styles from "./ConsentCategories.module.css";
import { consentStateTexts, consentTexts } from "./consent.texts.sv.ts";

/** A box per category, each with a description that opens and closes by itself. */
export const ConsentCategories = ({ consent }: { readonly consent: Consent | undefined }) => (
  <ul className={styles["list"]}>
    {ALL_CATEGORIES.map((category) => (
      <Category key={category} category={category} isOn={category === NECESSARY || grants(consent, category)} />
    ))}
  </ul>
);

interface CategoryProps {
  readonly category: ConsentCategory;
  readonly isOn: boolean;
}

function Category({ category, isOn }: CategoryProps) {
  const texts = consentTexts.categories[category - 1] ?? consentTexts.categories[0];
  const isNecessary = category === NECESSARY;
  const descriptionId = `kakor-${category}`;
  return (
    <li className={styles["category"]}>
      <label className={styles["choice"]}>
        <input
          className={styles["input"]}
          type="checkbox"
          name="category"
          value={category}
          defaultChecked={isOn}
          disabled={isNecessary}
          aria-describedby={descriptionId}
        />
        <span className={styles["box"]}>
          <Icon of={Check} size={16} />
        </span>
        <span>
          <span className={styles["name"]}>{texts.name}</span>
          {isNecessary ? <span className={styles["always"]}>{consentTexts.settings.alwaysOn}</span> : null}
        </span>
      </label>
      <details className={styles["more"]}>
        <summary className={styles["toggle"]} aria-label={consentStateTexts.about(texts.name)}>
          <Icon of={ChevronDown} />
        </summary>
        <p className={styles["description"]} id={descriptionId}>
          {texts.description}
        </p>
      </details>
    </li>
  );
}

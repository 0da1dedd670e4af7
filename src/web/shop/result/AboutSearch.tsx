import { ChevronDown } from "lucide-react";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import styles from "./AboutSearch.module.css";
import type { ShownProviderWithoutOffer } from "#web/shop/offers/present-result.ts";
import side from "./SideCard.module.css";
import { resultTexts, noOfferTexts } from "#web/shop/offers/result.texts.sv.ts";

interface AboutSearchProps {
  readonly askedCount: number;
  /** Providers, not offers. */
  readonly offeredCount: number;
  readonly providersWithoutOffer: readonly ShownProviderWithoutOffer[];
  /** How the vertical describes its search. */
  readonly about?: VerticalWeb["aboutSearch"];
}

/** How many were asked, which gave no price, and why. */
export function AboutSearch({ askedCount, offeredCount, providersWithoutOffer, about }: AboutSearchProps) {
  const texts = useTexts(resultTexts);
  const reasons = useTexts(noOfferTexts);
  return (
    <Card>
      <h2 className={side["title"]}>{texts.aboutHeading}</h2>
      <p className={side["text"]}>{texts.asked(askedCount, offeredCount)}</p>
      {providersWithoutOffer.length > 0 ? (
        <details>
          <summary className={styles["toggle"]}>
            <span className={styles["whenClosed"]}>{texts.showSilent}</span>
            <span className={styles["whenOpen"]}>{texts.hideSilent}</span>
            <ChevronDown size={20} strokeWidth={1.75} />
          </summary>
          <ul className={styles["list"]}>
            {providersWithoutOffer.map(({ providerId, providerName, reason, message }) => (
              <li key={providerId}>
                <strong>{providerName}.</strong> {message ?? reasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {about ? (
        <details>
          <summary className={styles["toggle"]}>
            {about.title}
            <ChevronDown size={20} strokeWidth={1.75} />
          </summary>
          <p className={side["text"]}>{about.text}</p>
        </details>
      ) : null}
    </Card>
  );
}

import { ChevronDown } from "lucide-react";
import { Card } from "#ui/primitives/Card.tsx";
import styles from "./AboutSearch.module.css";
import type { ShownSilence } from "./present-result.ts";
import side from "./SideCard.module.css";
import { resultTexts, silenceTexts } from "./result.texts.sv.ts";

interface AboutSearchProps {
  readonly askedCount: number;
  readonly offeredCount: number;
  readonly silent: readonly ShownSilence[];
}

/** Who was asked, who gave no price, and why. */
export const AboutSearch = ({ askedCount, offeredCount, silent }: AboutSearchProps) => (
  <Card>
    <h2 className={side["title"]}>{resultTexts.aboutHeading}</h2>
    <p className={side["text"]}>{resultTexts.asked(askedCount, offeredCount)}</p>
    {silent.length > 0 ? (
      <details>
        <summary className={styles["toggle"]}>
          <span className={styles["whenClosed"]}>{resultTexts.showSilent}</span>
          <span className={styles["whenOpen"]}>{resultTexts.hideSilent}</span>
          <ChevronDown size={20} strokeWidth={1.75} />
        </summary>
        <ul className={styles["list"]}>
          {silent.map(({ providerId, providerName, reason, message }) => (
            <li key={providerId}>
              <strong>{providerName}.</strong> {message ?? silenceTexts[reason]}
            </li>
          ))}
        </ul>
      </details>
    ) : null}
  </Card>
);

import type { ReactNode } from "react";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { CoveringContract, DoubleCover, MissingCover } from "#domain/household/find-covers.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { compareHref } from "#web/account/parts/vertical-looks.ts";
import styles from "./CoverCards.module.css";
import { householdTexts } from "./household.texts.sv.ts";

const texts = householdTexts.covers;

interface CoverCardsProps {
  readonly doubles: readonly DoubleCover[];
  readonly missing: readonly MissingCover[];
  /** Other cards about the household, after these. */
  readonly children?: ReactNode;
}

/** What is covered twice, and what was not found at all. Nothing when there is neither. */
export const CoverCards = ({ doubles, missing, children }: CoverCardsProps) =>
  doubles.length + missing.length === 0 && !children ? null : (
    <div className={styles["cards"]}>
      {doubles.map((double) => (
        <DoubleCard key={double.cover + double.title} double={double} />
      ))}
      {missing.map((each) => (
        <MissingCard key={each.cover} missing={each} />
      ))}
      {children}
    </div>
  );

const DoubleCard = ({ double: { title, text, source, contracts } }: { readonly double: DoubleCover }) => (
  <Card className={styles["card"]}>
    <span className={styles["double"]}>{texts.double}</span>
    <h2 className={styles["title"]}>{title}</h2>
    <ul className={styles["rows"]}>
      {contracts.map((contract) => (
        <li key={contract.heldId} className={styles["have"]}>
          <span>{nameOf(contract)}</span>
          <strong>{worthOf(contract)}</strong>
        </li>
      ))}
    </ul>
    <p className={styles["text"]}>{text}</p>
    <Source {...source} />
  </Card>
);

/** What is included in something else costs nothing by itself. */
function worthOf({ isMain, monthlyOre, yearOre }: CoveringContract): string {
  if (!isMain) return texts.included;
  return monthlyOre === undefined ? "" : formatFee(yearOre ?? wholeKrOre(monthlyOre) * 12, "year");
}

const nameOf = ({ product, providerName, limit }: CoveringContract): string =>
  texts.contract(capitalize(product), limit ?? providerName);

const MissingCard = ({ missing }: { readonly missing: MissingCover }) => (
  <Card className={styles["card"]}>
    <span className={styles["missing"]}>{texts.missing}</span>
    <h2 className={styles["title"]}>{missing.title}</h2>
    <p className={styles["lack"]}>
      <span>{capitalize(missing.product)}</span> <strong>{texts.none}</strong>
    </p>
    <p className={styles["text"]}>{missing.text}</p>
    <Source {...missing.source} />
    <p className={styles["act"]}>
      <a href={compareHref(missing.vertical)}>{texts.compare(missing.product)}</a>
    </p>
  </Card>
);

const Source = ({ title, address }: { readonly title: string; readonly address: string }) => (
  <p className={styles["source"]}>
    <NewTabLink href={address}>{texts.source(title)}</NewTabLink>
  </p>
);

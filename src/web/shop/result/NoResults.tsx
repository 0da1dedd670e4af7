import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { AboutList } from "./AboutList.tsx";
import { ChangeSearch } from "./ChangeSearch.tsx";
import styles from "./NoResults.module.css";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";

interface NoResultsProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly hasErrors: boolean;
}

export function NoResults({ web, result, hasErrors }: NoResultsProps) {
  const texts = useTexts(resultTexts).noResults;
  const { hoursInSentence } = useTexts(frameTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <>
      <Card className={styles["place"]}>
        <div className={styles["panel"]}>
          <BirdOnLine className={styles["picture"]} />
          <h1 className={styles["heading"]}>{texts.heading}</h1>
          <p className={styles["lead"]}>{hasErrors ? texts.withErrors : texts.withoutErrors}</p>
          <p className={styles["help"]}>
            {texts.byHand}{" "}
            {phone ? (
              <>
                {texts.call} <PhoneLink number={phone} />, {hoursInSentence}, {texts.helps}
              </>
            ) : null}
          </p>
          <div className={styles["actions"]}>
            <ChangeSearch web={web} summary={result.summary} isFull>
              {texts.again}
            </ChangeSearch>
            {phone ? (
              <LinkButton href={phoneLink(phone)} look="secondary">
                {texts.callUs}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </Card>
      <div className={styles["place"]}>
        <AboutList
          askedCount={result.askedCount}
          offeredCount={0}
          providersWithoutOffer={result.providersWithoutOffer}
          about={web.aboutSearch}
        />
      </div>
    </>
  );
}

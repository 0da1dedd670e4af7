import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { WholePrice } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { offerAnchor } from "#web/shop/offers/show-offer.ts";
import styles from "./Suggestions.module.css";
import { assistantTexts } from "./assistant.texts.sv.ts";
import { linkProviders } from "./link-providers.ts";

interface SuggestionsProps {
  readonly answer: WireAssistantAnswer;
  readonly offers: readonly ShownOffer[];
  readonly onChoose: (offer: ShownOffer, reason: string) => void;
}

/** C-092. Renders only offers of the list, even when the answer names others. */
export function Suggestions({ answer, offers, onChoose }: SuggestionsProps) {
  const texts = useTexts(assistantTexts);
  const reasonFor = ({ resultId }: ShownOffer) =>
    answer.suggestions.find(({ resultid }) => resultid === resultId)?.reason ?? "";
  const suggested = answer.suggestions.flatMap(({ resultid }) =>
    offers.filter(({ resultId }) => resultId === resultid),
  );
  return (
    <>
      <ol className={styles["cards"]} aria-label={texts.suggestions}>
        {suggested.map((offer, index) => (
          <li key={offer.resultId}>
            <SuggestionCard
              offer={offer}
              place={index + 1}
              reason={reasonFor(offer)}
              onChoose={() => onChoose(offer, reasonFor(offer))}
            />
          </li>
        ))}
      </ol>
      <p className={styles["explanation"]}>
        {linkProviders(answer.explanation, suggested).map(({ text, named }, index) =>
          named ? (
            <a
              key={index}
              href={`#${offerAnchor(named.resultId)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(named, reasonFor(named));
              }}
            >
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}

interface SuggestionCardProps {
  readonly offer: ShownOffer;
  readonly place: number;
  readonly reason: string;
  readonly onChoose: () => void;
}

function SuggestionCard({ offer, place, reason, onChoose }: SuggestionCardProps) {
  const { success } = useTexts(assistantTexts);
  const { providerName, logoUrl, price, saving } = offer;
  return (
    <article className={styles["card"]} aria-label={nameOffer(offer)}>
      <div className={styles["head"]}>
        <span className={styles["place"]} aria-hidden="true">
          {place}
        </span>
        <LogoTile src={logoUrl} name={providerName} />
        <div className={styles["price"]}>
          <WholePrice price={price} isMedium />
        </div>
      </div>
      <p>{reason}</p>
      <div className={styles["foot"]}>
        <Saving saving={saving} />
        <Button size="small" onClick={onChoose}>
          {success.show}
          <VisuallyHidden>, {nameOffer(offer)}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

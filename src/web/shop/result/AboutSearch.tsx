import CircleCheckBig from "lucide-react/icons/circle-check-big";
import ChevronDown from "lucide-react/icons/chevron-down";
import Share2 from "lucide-react/icons/share-2";
import Umbrella from "lucide-react/icons/umbrella";
import type { ReactNode } from "react";
import { chosenEventPath } from "#domain/addresses/event-paths.ts";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import { receiptIdOf } from "#domain/receipt/receipt-id.ts";
import { receiptPath, shareListPath } from "#domain/addresses/verifiable-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import styles from "./AboutSearch.module.css";
import type { ShownProviderWithoutOffer } from "#web/shop/offers/present-result.ts";
import side from "./SideCard.module.css";
import { aboutSearchTexts, noOfferTexts } from "./about-search.texts.sv.ts";

interface AboutSearchProps {
  readonly askedCount: number;
  /** Providers, not offers. */
  readonly offeredCount: number;
  readonly providersWithoutOffer: readonly ShownProviderWithoutOffer[];
  /** How the vertical describes its search. */
  readonly about?: VerticalWeb["aboutSearch"];
  /** Without it there is no list. */
  readonly list?: ListLinksProps | undefined;
}

interface ListLinksProps {
  readonly searchId: string;
  /** Of the vertical. */
  readonly path: string;
  readonly hasEvents: boolean | undefined;
  readonly choices: ListChoices;
  /** Only where the visitor has chosen another order than that of the rank. */
  readonly orderId?: string | undefined;
}

/** How many were asked, which gave no price, and why. */
export function AboutSearch({ askedCount, offeredCount, providersWithoutOffer, about, list }: AboutSearchProps) {
  const texts = useTexts(aboutSearchTexts);
  const reasons = useTexts(noOfferTexts);
  return (
    <Card>
      <h2 className={side["title"]}>{texts.heading}</h2>
      <p className={side["text"]}>{texts.asked(askedCount, offeredCount)}</p>
      {providersWithoutOffer.length > 0 ? (
        <details>
          <summary className={styles["toggle"]}>
            <span className={styles["whenClosed"]}>{texts.showUnanswered}</span>
            <span className={styles["whenOpen"]}>{texts.hideUnanswered}</span>
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
      {list ? <ListLinks {...list} /> : null}
    </Card>
  );
}

/** What else a visitor can do with the list, each at an address of its own. */
function ListLinks({ searchId, path, hasEvents, choices, orderId }: ListLinksProps) {
  const texts = useTexts(aboutSearchTexts);
  return (
    <nav aria-label={texts.links}>
      <ul className={styles["links"]}>
        {hasEvents ? (
          <ListLink
            href={chosenEventPath({ path }, searchId, choices)}
            icon={<Umbrella size={20} strokeWidth={1.75} />}
          >
            {texts.events}
          </ListLink>
        ) : null}
        <ListLink
          href={receiptPath(receiptIdOf(searchId, choices.payment, orderId))}
          icon={<CircleCheckBig size={20} strokeWidth={1.75} />}
        >
          {texts.check}
        </ListLink>
        <ListLink href={shareListPath(searchId, choices)} icon={<Share2 size={20} strokeWidth={1.75} />}>
          {texts.share}
        </ListLink>
      </ul>
    </nav>
  );
}

interface ListLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: string;
}

const ListLink = ({ href, icon, children }: ListLinkProps) => (
  <li>
    <a href={href}>
      {icon}
      {children}
    </a>
  </li>
);

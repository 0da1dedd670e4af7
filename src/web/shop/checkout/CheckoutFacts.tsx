import { Suspense } from "react";
import { Collapse } from "#ui/pieces/Collapse.tsx";
import { HeadingRankContext } from "#ui/pieces/heading-rank.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import styles from "./Checkout.module.css";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import { DocumentLinks } from "#web/shop/provider-facts/DocumentLinks.tsx";
import { ProviderFacts } from "#web/shop/provider-facts/ProviderFacts.tsx";

interface CheckoutFactsProps {
  readonly web: VerticalWeb;
  readonly provider: OrderedProvider;
  /** Of its own two headings; those within follow. */
  readonly rank: 2 | 3;
}

/** C-167: what is covered, and what there is to read; closed until wanted. */
export function CheckoutFacts({ web, provider, rank }: CheckoutFactsProps) {
  const texts = useTexts(checkoutTexts);
  const Details = web.order?.Details ?? ProviderFacts;
  const within = rank === 2 ? 3 : 4;
  const Heading = `h${within}` as const;
  return (
    <div>
      <Collapse level={rank} heading={web.order?.checkoutTitle ?? texts.details}>
        <HeadingRankContext value={within}>
          <Suspense fallback={null}>
            <Details provider={provider} />
          </Suspense>
        </HeadingRankContext>
      </Collapse>
      <Collapse
        level={rank}
        heading={texts.documents}
        summary={provider.documents.length > 0 ? texts.documentCount(provider.documents.length) : undefined}
      >
        <div className={styles["documents"]}>
          <DocumentLinks links={provider.documents} />
          {provider.general ? <p>{provider.general}</p> : null}
          <Heading className={styles["withdrawal"]}>{texts.withdrawal}</Heading>
          <p>{provider.withdrawal}</p>
        </div>
      </Collapse>
    </div>
  );
}

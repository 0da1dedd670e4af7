import Check from "lucide-react/icons/check";
import { type ReactNode, useContext } from "react";
import { HeadingRankContext } from "#ui/pieces/heading-rank.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import { aboutProviderTexts, orderTexts as texts } from "./details.texts.sv.ts";
import styles from "./OrderPieces.module.css";

/** C-218: the sections of what was ordered, in the checkout and after it. */
export const OrderDetails = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["details"]}>{children}</div>
);

export function OrderSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const Heading = `h${useContext(HeadingRankContext)}` as const;
  return (
    <section>
      <Heading className={styles["heading"]}>{title}</Heading>
      {children}
    </section>
  );
}

interface OfProvider {
  readonly provider: OrderedProvider;
}

/** What the provider gives, or writes about itself; nothing when there is neither. */
export const AboutProvider = ({ provider: { providerName, about, benefits } }: OfProvider) =>
  about || benefits.length > 0 ? (
    <OrderSection title={texts.about(providerName)}>
      {benefits.length > 0 ? <OrderTicks items={benefits} /> : <p>{about}</p>}
    </OrderSection>
  ) : null;

export const OrderTicks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles["ticks"]}>
    {items.map((item) => (
      <li key={item}>
        <Icon of={Check} size={20} />
        {item}
      </li>
    ))}
  </ul>
);

const Bullets = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles["bullets"]}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

interface RowsProps {
  readonly rows: readonly { readonly name: string; readonly text: string }[];
}

export const OrderRows = ({ rows }: RowsProps) => (
  <dl className={styles["rows"]}>
    {rows.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const Excesses = ({ rows }: RowsProps) => (
  <OrderSection title={texts.excesses}>
    <OrderRows rows={rows} />
  </OrderSection>
);

/** Other information; nothing when there is none. */
export const OtherInfo = ({ provider }: OfProvider) => {
  const { description } = provider;
  const terms = rowsOf(provider, "terms");
  return terms.length > 0 || description ? (
    <OrderSection title={texts.other}>
      {description ? <p>{description}</p> : null}
      {terms.length > 0 ? <OrderRows rows={terms} /> : null}
    </OrderSection>
  ) : null;
};

/** What comes with the insurance, under the same heading as on the card; nothing when nothing does. */
export const Services = ({ provider: { services }, title = aboutProviderTexts.services }: OfServices) =>
  services.length > 0 ? (
    <OrderSection title={title}>
      <Bullets items={services} />
    </OrderSection>
  ) : null;

interface OfServices extends OfProvider {
  readonly title?: string;
}

/** What is covered and what is not; nothing where offers do not differ. */
export const Covers = ({ provider }: OfProvider) => {
  const covers = rowsOf(provider, "covers");
  return covers.length > 0 ? (
    <OrderSection title={texts.covers}>
      <OrderRows rows={covers} />
    </OrderSection>
  ) : null;
};

/** "Halvförsäkring för SPV 24K": what, and for what. */
export const OrderedThing = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <p className={styles["ordered"]}>
    <strong>{name}</strong>
    {children ? (
      <>
        <span>{texts.for}</span>
        {children}
      </>
    ) : null}
  </p>
);

import type { ReactNode } from "react";
import { FileText } from "lucide-react";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import type { CarFacts } from "./car-facts.ts";
import { carCardTexts as texts } from "./car-card.texts.sv.ts";
import styles from "./CarDetails.module.css";
import { ExcessTable } from "./ExcessTable.tsx";

interface CarDetailsProps {
  readonly offer: CardOffer<CarFacts>;
  readonly slots: CardSlots;
}

/** Spec 3 §2.10: what is covered and at what excess, what the provider gives, and what it says of itself. */
export const CarDetails = ({ offer: { facts, providerName, subscriptionName }, slots }: CarDetailsProps) => (
  <div className={styles["columns"]}>
    <div>
      <ExcessTable facts={facts} providerName={providerName} />
      {slots.compare}
    </div>
    <div className={styles["stack"]}>
      {facts.benefits.length > 0 ? (
        <section>
          <h3>{texts.benefitsOf(providerName)}</h3>
          <Ticks items={facts.benefits} />
        </section>
      ) : null}
      {facts.services.length > 0 ? (
        <section>
          <h4>{texts.services}</h4>
          <ul className={styles["services"]}>
            {facts.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {slots.upgrade}
      {facts.rating ? <Rating {...facts.rating} /> : null}
      <dl className={styles["facts"]}>
        <Fact term={texts.insurance}>{subscriptionName}</Fact>
        <Fact term={texts.bindingTime}>
          {facts.bindingMonths === 0 ? texts.noBinding : texts.months(facts.bindingMonths)}
        </Fact>
      </dl>
      {facts.links.length > 0 ? <Documents links={facts.links} /> : null}
      {slots.lastPurchase}
      {facts.disclaimer ? <p className={styles["small"]}>{facts.disclaimer}</p> : null}
    </div>
  </div>
);

const Ticks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles["ticks"]}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** C-061. The note says where the points come from, and that those of invented insurers are invented too. */
const Rating = ({ points, outOf, note }: NonNullable<CarFacts["rating"]>) => (
  <div className={styles["rating"]}>
    <span className={styles["points"]} aria-hidden="true">
      {points}
    </span>
    <p className={styles["small"]}>
      <strong>{texts.points(points, outOf)}.</strong> {note}
    </p>
  </div>
);

const Documents = ({ links }: Pick<CarFacts, "links">) => (
  <section>
    <h4>{texts.documents}</h4>
    <ul className={styles["links"]}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <FileText size={20} strokeWidth={1.75} />
            {name}
            {url.endsWith(".pdf") ? ` (${texts.pdf})` : null}
            <VisuallyHidden>, {texts.opensNewTab}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

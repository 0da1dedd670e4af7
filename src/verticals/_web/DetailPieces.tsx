import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./DetailPieces.module.css";
import { aboutProviderTexts, detailTexts as texts } from "./details.texts.sv.ts";

interface Holds {
  readonly children: ReactNode;
}

/** What opens under an offer's card: two columns where there is room. */
export const DetailColumns = ({ children }: Holds) => <div className={styles["columns"]}>{children}</div>;

export const DetailStack = ({ children }: Holds) => <div className={styles["stack"]}>{children}</div>;

export const TickSection = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles["ticks"]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);

/** What comes with the insurance, in a line of its own with a dot between; nothing when nothing does. */
export const ServiceSection = ({ services, title = aboutProviderTexts.services }: ServiceSectionProps) =>
  services.length > 0 ? (
    <section>
      <h4>{title}</h4>
      <ul className={styles["dotted"]}>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </section>
  ) : null;

interface ServiceSectionProps {
  readonly services: readonly string[];
  readonly title?: string;
}

interface FactsProps {
  readonly rows: readonly { readonly name: string; readonly text: string }[];
}

export const Facts = ({ rows }: FactsProps) => (
  <dl className={styles["facts"]}>
    {rows.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** A titled section of rows, with a text before them if there is one. */
export const FactSection = ({
  title,
  text,
  rows,
}: FactsProps & { readonly title: string; readonly text?: string | undefined }) => (
  <section>
    <h3>{title}</h3>
    {text === undefined ? null : <SmallText>{text}</SmallText>}
    <Facts rows={rows} />
  </section>
);

export const SmallText = ({ children }: Holds) => <p className={styles["small"]}>{children}</p>;

interface DocumentsProps {
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** The provider's own documents; nothing when it has none. */
export const Documents = ({ links }: DocumentsProps) =>
  links.length === 0 ? null : (
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

import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import styles from "./DetailPieces.module.css";
import { detailTexts as texts } from "./details.texts.sv.ts";

interface Holds {
  readonly children: ReactNode;
}

/** What opens under an offer's card: two columns where there is room. */
export const DetailColumns = ({ children }: Holds) => <div className={styles["columns"]}>{children}</div>;

export const DetailStack = ({ children }: Holds) => <div className={styles["stack"]}>{children}</div>;

export const Ticks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles["ticks"]}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Things in a line of their own, with a dot between. */
export const Dotted = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles["dotted"]}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export const Facts = ({ children }: Holds) => <dl className={styles["facts"]}>{children}</dl>;

export const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

export const BindingFact = ({ months }: { readonly months: number }) => {
  const { name, text } = bindingTerm(months);
  return <Fact term={name}>{text}</Fact>;
};

/** A cover, or another term, on a line each. */
export const FactLines = ({ lines }: { readonly lines: readonly { readonly name: string; readonly text: string }[] }) =>
  lines.map(({ name, text }) => (
    <Fact key={name} term={name}>
      {text}
    </Fact>
  ));

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

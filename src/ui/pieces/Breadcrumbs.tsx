import ChevronRight from "lucide-react/icons/chevron-right";
import { Icon } from "./Icon.tsx";
import { JsonLd } from "./JsonLd.tsx";
import { pieceTexts } from "./pieces.texts.sv.ts";
import styles from "./Breadcrumbs.module.css";

export interface Breadcrumb {
  readonly name: string;
  /** Starts with a slash. */
  readonly href: string;
}

interface BreadcrumbsProps {
  /** From the start page; the last is the page itself. */
  readonly crumbs: readonly Breadcrumb[];
  /** "https://host": search engines want whole addresses. */
  readonly origin: string;
  readonly nonce: string;
}

export const Breadcrumbs = ({ crumbs, origin, nonce }: BreadcrumbsProps) => (
  <nav aria-label={pieceTexts.breadcrumbs}>
    <ol className={styles["crumbs"]}>
      {crumbs.map(({ name, href }, index) => (
        <li key={href} className={styles["crumb"]}>
          {index > 0 ? <Icon of={ChevronRight} size={16} /> : null}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{name}</span>
          ) : (
            <a className={styles["link"]} href={href}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ol>
    <JsonLd text={breadcrumbList(crumbs, origin)} nonce={nonce} />
  </nav>
);

/** schema.org BreadcrumbList. A name may hold anything: `<` is escaped so that it cannot end the script. */
export const breadcrumbList = (crumbs: readonly Breadcrumb[], origin: string): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  }).replaceAll("<", "\\u003c");

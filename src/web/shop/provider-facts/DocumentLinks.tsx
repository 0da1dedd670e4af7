import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";
import { Icon } from "#ui/pieces/Icon.tsx";
import { primitiveTexts } from "#ui/primitives/primitives.texts.sv.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { documentTexts } from "./document-links.texts.sv.ts";
import styles from "./DocumentLinks.module.css";

interface DocumentLinksProps {
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** C-213: a document that is a PDF has the sign of one. */
export const isPdf = (url: string): boolean => /\.pdf($|[?#])/i.test(url);

export const DocumentLinks = ({ links }: DocumentLinksProps) => (
  <ul className={styles["links"]}>
    {links.map(({ name, url }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noopener" data-pdf={isPdf(url) || undefined}>
          <Icon of={isPdf(url) ? FileText : ExternalLink} size={20} />
          {name}
          {isPdf(url) ? <VisuallyHidden>{documentTexts.pdf}</VisuallyHidden> : null}
          <VisuallyHidden>{primitiveTexts.newTab}</VisuallyHidden>
        </a>
      </li>
    ))}
  </ul>
);

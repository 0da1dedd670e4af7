import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import styles from "./NewTabLink.module.css";
import { primitiveTexts } from "./primitives.texts.sv.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that opens a new tab, and indicates it both visually and to screen readers. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener">
    {children}
    <ExternalLink className={styles["icon"]} size={16} strokeWidth={2.2} />
    <VisuallyHidden>{primitiveTexts.newTab}</VisuallyHidden>
  </a>
);

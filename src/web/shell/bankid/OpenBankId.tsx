import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { buttonClass } from "#ui/primitives/button-class.ts";
import type { AutostartLinks } from "./bankid.ts";
import { chooseLink } from "./bankid-link.ts";

interface OpenBankIdProps {
  readonly links: AutostartLinks;
  readonly onOpen?: () => void;
  readonly children: string;
}

/** A link that is pressed, and no redirect: Android's browsers open an app for nothing less (C-109). */
export function OpenBankId({ links, onOpen, children }: OpenBankIdProps) {
  const isScripted = useIsScripted();
  return (
    <a
      className={buttonClass({ isFull: true })}
      href={isScripted ? linkHere(links) : links.web}
      referrerPolicy="origin"
      onClick={onOpen}
    >
      {children}
    </a>
  );
}

const linkHere = (links: AutostartLinks): string =>
  chooseLink(links, { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

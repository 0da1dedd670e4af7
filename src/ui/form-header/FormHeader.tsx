import ArrowLeft from "lucide-react/icons/arrow-left";
import Phone from "lucide-react/icons/phone";
import { type RefObject, useEffect, useRef } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Popover } from "#ui/overlays/Popover.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./FormHeader.module.css";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import { PHONE_POPOVER_CLOSE_MS } from "#ui/pieces/ui-timings.ts";
import type { LeaveGuard } from "#ui/pieces/use-leave-guard.ts";

export interface PhoneNumber {
  /** As it is read: "08-465 004 20". */
  readonly number: string;
  readonly href: string;
}

interface FormHeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly backHref: string;
  /** Missing when the settings could not be read. */
  readonly phone?: PhoneNumber | undefined;
  /** Asks before the back link is followed; without it the link just leads there. */
  readonly guard?: LeaveGuard;
  /** How to leave for the return address: the router's, or the browser's own. */
  readonly goTo?: (href: string) => void;
}

/** The header of a page with one task: a back link, its subject, and help by phone. */
export function FormHeader({
  title,
  subtitle,
  backHref,
  phone,
  guard,
  goTo = (href) => location.assign(href),
}: FormHeaderProps) {
  const texts = useTexts(pieceTexts).formHeader;
  const back = useRef<HTMLAnchorElement>(null);
  const isAsking = guard?.isAsking ?? false;
  useFocusAfterStay(isAsking, back);
  if (guard && isAsking) {
    return (
      <header className={classNames(styles["header"], styles["asking"])}>
        <LeaveQuestion onStay={guard.stay} onLeave={guard.leave} />
      </header>
    );
  }
  return (
    <header className={styles["header"]}>
      <Wrap className={styles["row"]}>
        <a
          ref={back}
          className={styles["back"]}
          href={backHref}
          onClick={(event) => {
            if (!guard || !isPlainClick(event)) return;
            event.preventDefault();
            guard.ask(() => goTo(backHref));
          }}
        >
          <Icon of={ArrowLeft} />
          <span className={styles["backText"]}>{texts.back}</span>
        </a>
        <div className={styles["titles"]}>
          <h1 className={styles["title"]}>{title}</h1>
          {subtitle ? <p className={styles["subtitle"]}>{subtitle}</p> : null}
        </div>
        {phone ? <Help phone={phone} /> : null}
      </Wrap>
    </header>
  );
}

function Help({ phone }: { readonly phone: PhoneNumber }) {
  const texts = useTexts(pieceTexts).formHeader;
  return (
    <div className={styles["help"]}>
      <p className={styles["prompt"]}>
        {texts.needHelp}
        <br />
        <a className={styles["number"]} href={phone.href}>
          {phone.number}
        </a>
      </p>
      <div className={styles["phoneButton"]}>
        <Popover
          label={texts.callUs(phone.number)}
          trigger={<Icon of={Phone} />}
          triggerClassName={styles["iconButton"]}
          align="end"
          isHoverOpened
          closeDelayMs={PHONE_POPOVER_CLOSE_MS}
        >
          <p className={styles["panelTitle"]}>{texts.gladToHelp}</p>
          <p className={styles["hours"]}>{texts.hours}</p>
          <LinkButton href={phone.href} isFull>
            <Icon of={Phone} size={20} />
            {phone.number}
          </LinkButton>
        </Popover>
      </div>
    </div>
  );
}

/** The pressed link is gone while the question is shown: focus goes back to it afterwards. */
function useFocusAfterStay(isAsking: boolean, back: RefObject<HTMLAnchorElement | null>): void {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) back.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, back]);
}

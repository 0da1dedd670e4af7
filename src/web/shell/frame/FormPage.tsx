import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { FormHeader } from "#ui/form-header/FormHeader.tsx";
import type { LeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import { guestWithdrawPath } from "#domain/addresses/after-order-paths.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./FormPage.module.css";
import { frameTexts } from "./frame.texts.sv.ts";
import { usePhones } from "#web/shell/phones/use-phones.ts";

interface FormPageProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly backHref: string;
  /** Asks before the page is left with changes. */
  readonly guard?: LeaveGuard | undefined;
  readonly children: ReactNode;
}

/** A page with one task: no menus; a back link, help by phone, and of the footer what the law wants on every page. */
export function FormPage({ title, subtitle, backHref, guard, children }: FormPageProps) {
  const number = usePhones()?.salesPhone;
  const phone = number === undefined ? undefined : { number, href: phoneLink(number) };
  const header = (
    <FormHeader
      title={title}
      backHref={backHref}
      phone={phone}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(guard ? { guard } : {})}
    />
  );
  return (
    <PageFrame skipText={frameTexts.skip} header={header} footer={<Footer />}>
      {children}
    </PageFrame>
  );
}

/** The function to withdraw is available on every page (Directive (EU) 2023/2673), also where nothing else leads away. */
function Footer() {
  const texts = useTexts(frameTexts);
  return (
    <footer className={styles["footer"]}>
      <Wrap>
        <a className={styles["link"]} href={guestWithdrawPath()}>
          {texts.withdraw}
        </a>
      </Wrap>
    </footer>
  );
}

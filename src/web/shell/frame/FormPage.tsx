import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { FormHeader } from "#ui/form-header/FormHeader.tsx";
import type { LeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
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

/** A page with one task: no menus, no footer; a back link, and help by phone. */
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
    <PageFrame skipText={frameTexts.skip} header={header}>
      {children}
    </PageFrame>
  );
}

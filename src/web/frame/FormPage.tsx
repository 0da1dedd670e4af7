import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./FormPage.module.css";
import { frameTexts } from "./frame.texts.sv.ts";
import { PhoneLink } from "./PhoneLink.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { usePhones } from "./use-phones.ts";

interface FormPageProps {
  readonly title: string;
  readonly backHref: string;
  readonly children: ReactNode;
}

/** A page with one thing to do: no menus, no footer; a way back, and help by phone. */
export function FormPage({ title, backHref, children }: FormPageProps) {
  const phone = usePhones()?.salesPhone;
  const header = (
    <header className={styles["header"]}>
      <Wrap className={styles["row"]}>
        <a className={styles["back"]} href={backHref}>
          <ArrowLeft size={24} strokeWidth={1.75} />
          <span className={styles["backText"]}>{frameTexts.back}</span>
        </a>
        <h1 className={styles["title"]}>{title}</h1>
        {phone ? (
          <>
            <p className={styles["help"]}>
              {frameTexts.needHelp}
              <br />
              <PhoneLink number={phone} />
            </p>
            <div className={styles["phoneMenu"]}>
              <PhoneMenu number={phone} />
            </div>
          </>
        ) : null}
      </Wrap>
    </header>
  );
  return (
    <PageFrame skipText={frameTexts.skip} header={header}>
      {children}
    </PageFrame>
  );
}

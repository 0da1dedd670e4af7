import FlaskConical from "lucide-react/icons/flask-conical";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Type from "lucide-react/icons/type";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { HeaderAccount } from "#web/shell/login/HeaderAccount.tsx";
import { logoOnDarkPath } from "#domain/addresses/file-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import {
  deskCasesPath,
  deskSimulatorsPath,
  editorIssuesPath,
  editorQuestionsPath,
  editorsPath,
} from "#domain/addresses/staff-paths.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import type { WithDeskCounts } from "./count-for-desk.ts";
import styles from "./DeskPage.module.css";
import { deskFrameTexts as texts } from "./desk-frame.texts.sv.ts";
import { DeskSearch } from "./DeskSearch.tsx";

export type DeskSection = (typeof SECTIONS)[number]["name"];

interface DeskPageProps {
  readonly section: DeskSection;
  /** The page has its own search field, with its messages. */
  readonly hasOwnSearch?: boolean;
  readonly children: ReactNode;
}

/** The frame of the staff pages: a rail of links, and nothing of the public site. */
export function DeskPage({ section, hasOwnSearch = false, children }: DeskPageProps) {
  const session = useShownSession();
  // Not in production, like the simulators.
  const root = useRouteLoaderData<{ readonly tools?: object } & WithDeskCounts>("root");
  const hasSimulators = root?.tools !== undefined;
  const counts: Partial<Record<DeskSection, number>> = root?.deskCounts ?? {};
  const hasSearch = !hasOwnSearch && (session?.roles ?? []).includes("support");
  const shown = SECTIONS.filter(
    ({ name, role }) => (session?.roles ?? []).includes(role) && (name !== "simulators" || hasSimulators),
  );
  return (
    <PageFrame
      skipText={frameTexts.skip}
      header={
        <header className={styles["rail"]}>
          <div className={styles["brand"]}>
            <a href={startPath()}>
              <img src={logoOnDarkPath()} alt={frameTexts.toStart} width={124} height={36} />
            </a>
            <span>{texts.desk}</span>
          </div>
          <nav aria-label={texts.menu}>
            <ul className={styles["ways"]}>
              {shown.map(({ name, href, label, Icon }) => (
                <li key={name}>
                  <a href={href} aria-current={name === section ? "page" : undefined}>
                    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                    {label}
                    {counts[name] ? (
                      <span className={styles["count"]}>
                        {counts[name]}
                        <VisuallyHidden> {texts.waits}</VisuallyHidden>
                      </span>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles["account"]}>
            <HeaderAccount />
            {session ? <span>{`${session.firstName} ${session.lastName}`}</span> : null}
          </div>
        </header>
      }
    >
      <div className={styles["body"]}>
        {hasSearch ? <DeskSearch /> : null}
        {children}
      </div>
    </PageFrame>
  );
}

const SECTIONS = [
  { name: "cases", role: "support", href: deskCasesPath(), label: texts.toCases, Icon: Inbox },
  { name: "questions", role: "editor", href: editorQuestionsPath(), label: texts.toQuestions, Icon: MessageSquare },
  { name: "letters", role: "editor", href: editorIssuesPath(), label: texts.toIssues, Icon: Mail },
  { name: "texts", role: "editor", href: editorsPath(), label: texts.toTexts, Icon: Type },
  { name: "simulators", role: "support", href: deskSimulatorsPath(), label: texts.toSimulators, Icon: FlaskConical },
] as const;

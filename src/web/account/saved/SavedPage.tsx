import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/SavedPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import styles from "#web/account/frame/AccountPage.module.css";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { SavedCard } from "#web/account/parts/SavedCard.tsx";
import { savedTexts as texts } from "#web/account/parts/sections.texts.sv.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, (person) => pageServices(context).account(person).saved());

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { content: saved } = loaderData;
  return (
    <AccountPage isNarrow section="saved" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {saved.events.length === 0 ? (
        <EmptyState {...texts.empty} />
      ) : (
        <div className={styles["reading"]}>
          <SavedCard saved={saved} />
          <p className={styles["micro"]}>{texts.how}</p>
        </div>
      )}
    </AccountPage>
  );
}

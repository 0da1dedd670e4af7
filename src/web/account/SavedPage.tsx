import { pageServices } from "#web/page-context.ts";
import type { Route } from "./+types/SavedPage";
import { loadForPerson } from "./account-access.ts";
import { accountMeta, AccountPage, Lead } from "./AccountPage.tsx";
import styles from "./AccountPage.module.css";
import { EmptyState } from "./EmptyState.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { SavedCard } from "./SavedCard.tsx";
import { savedTexts as texts } from "./sections.texts.sv.ts";

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

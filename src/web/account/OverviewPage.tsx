import { UserRound } from "lucide-react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import { paths } from "#web/paths.ts";
import { LogOutForm } from "#web/session/LogOutForm.tsx";
import type { Route } from "./+types/OverviewPage";
import { loadForPerson } from "./account-access.ts";
import { accountTexts, loginPageTexts } from "./account.texts.sv.ts";
import { AccountPage } from "./AccountPage.tsx";
import styles from "./AccountPage.module.css";
import { LoginPage } from "./LoginPage.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, ({ firstName, lastName }) => ({ firstName, lastName }));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.isLoggedIn ? accountTexts.title : loginPageTexts.title) },
  { name: "robots", content: "noindex" },
];

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { firstName, lastName } = loaderData.content;
  return (
    <AccountPage lead={accountTexts.hello(firstName)} heading={accountTexts.title}>
      <div className={styles["columns"]}>
        <Card className={styles["card"]}>
          <p>{accountTexts.soFar}</p>
          <div>
            <LinkButton href={paths.start()}>{accountTexts.compare}</LinkButton>
          </div>
        </Card>
        <LoginCard name={`${firstName} ${lastName}`} />
      </div>
    </AccountPage>
  );
}

const LoginCard = ({ name }: { readonly name: string }) => (
  <Card className={styles["card"]}>
    <h2>{accountTexts.login.heading}</h2>
    <div className={styles["person"]}>
      <Icon of={UserRound} />
      <p>
        <span className={styles["small"]}>{accountTexts.login.loggedInAs}</span>
        <strong className={styles["name"]}>{name}</strong>
      </p>
    </div>
    <p className={styles["small"]}>{accountTexts.login.ends}</p>
    <LogOutForm />
  </Card>
);

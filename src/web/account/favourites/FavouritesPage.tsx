import { data, redirect } from "react-router";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountFavouritesPath } from "#domain/addresses/account-paths.ts";
import type { Route } from "./+types/FavouritesPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import styles from "#web/account/frame/AccountPage.module.css";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { FAVOURITE, FavouriteRows } from "#web/account/parts/FavouriteRows.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { accountFavouritesTexts as texts } from "#web/account/parts/sections.texts.sv.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, (person) => pageServices(context).account(person).favourites());

/** Removes one where there is no script. Another customer's favourite is treated as missing. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountFavouritesPath(), 303);
  const favouriteId = (await request.formData()).get(FAVOURITE);
  if (typeof favouriteId !== "string") return data(null, { status: 400 });
  if (!(await services.account(person).removeFavourite(favouriteId))) throw notFound();
  return redirect(accountFavouritesPath(), 303);
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { content: favourites } = loaderData;
  return (
    <AccountPage isNarrow section="favourites" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {favourites.length === 0 ? (
        <EmptyState {...texts.empty} />
      ) : (
        <div className={styles["section"]}>
          <FavouriteRows favourites={favourites} />
          <p className={styles["micro"]}>{texts.note}</p>
        </div>
      )}
    </AccountPage>
  );
}

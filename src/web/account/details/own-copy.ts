import { redirect } from "react-router";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import type { Route } from "./+types/own-copy";
import { detailsTexts } from "./details.texts.sv.ts";

/** GDPR art. 15 and 20: what my pages show, to take along; for the person alone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountDetailsPath());
  const account = services.account(person);
  const [identity, orders, insurances, saved, favourites, applications, consents, cookies, logins] = await Promise.all([
    services.identity(),
    account.orders(),
    account.insurances(),
    account.saved(),
    account.favourites(),
    account.applications(),
    account.fetchConsents(),
    account.cookieChoices(),
    account.logins(),
  ]);
  const copy = { person: identity, orders, insurances, saved, favourites, applications, consents, cookies, logins };
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${detailsTexts.you.copyFileName}"`,
    },
  });
}

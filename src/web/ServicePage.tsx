import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";
import { resolveVertical } from "#verticals/_contract/vertical-text-sets.ts";
import { joinWaitingList } from "#web/content/announced/join-waiting-list.ts";
import { describeAnnounced } from "#web/content/announced/describe-announced.ts";
import { presentAnnounced, type ShownAnnouncement } from "#web/content/announced/present-announced.ts";
import { requireVertical, requireVerticalAt, servicePath } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { SEARCH_AGAIN_PARAMETER, SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { resultAddress, resultPath } from "#domain/addresses/shop-paths.ts";
import { FILL_IN_ONLY, withOwnNames } from "#web/shell/forms/fill-in-only.ts";
import { readFormVariant } from "#web/shop/product/form-variant.ts";
import { productTexts } from "#web/shop/product/product.texts.sv.ts";
import { ProductScreen, type RepeatedSearch } from "#web/shop/product/ProductScreen.tsx";
import { readingIn } from "#web/shell/texts/texts-in.ts";
import type { Route } from "./+types/ServicePage";

/** The service at the address: its form, or, until it is built, its announcement page. */
type LoadedService =
  | { readonly announced: ShownAnnouncement }
  | {
      readonly vertical: string;
      readonly formToken: string;
      readonly today: string;
      readonly formVariant: string | undefined;
      /** The result that led here cannot be shown: the inputs of its search, when it is the visitor's own and still stored. */
      readonly again: RepeatedSearch | undefined;
    };

export async function loader({ url, request, params, context }: Route.LoaderArgs): Promise<LoadedService> {
  const announced = presentAnnounced(servicePath(params));
  if (announced) return { announced };
  const { description } = requireVerticalAt(params);
  const { name } = description;
  if (isId(url.searchParams.get(SEARCH_ID_PARAMETER))) throw redirect(resultAddress(description, url.search), 302);
  const services = pageServices(context);
  const searchId = url.searchParams.get(SEARCH_AGAIN_PARAMETER);
  return {
    vertical: name,
    again:
      searchId === null
        ? undefined
        : { values: await services.typedInSearch(name, searchId), keepsCookies: services.hasVisitorCookie() },
    formToken: services.formToken(),
    today: swedishDate(Date.now()),
    formVariant: readFormVariant(request),
  };
}

/** A value that cannot be an id is not repeated in an address. */
const isId = (value: string | null): boolean => value !== null && /^[\w-]{22,64}$/.test(value);

export const handle: PageHandle = {
  texts: [productTexts, pieceTexts],
  lazyStyles: ["announced-styles"],
  isShared: true,
  // An announcement needs no script; a visitor who is logged in gets one for the session.
  isStatic: (loaderData) => "announced" in ((loaderData as LoadedService | undefined) ?? {}),
};

/** Creates a search, or returns the form with its values and errors. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const announced = presentAnnounced(servicePath(params));
  if (announced) return joinWaitingList(announced, await request.formData(), pageServices(context).waitingList);
  const { description } = requireVerticalAt(params);
  const posted = withOwnNames(await request.formData());
  const values = readPosted(description.form, posted);
  if (posted.has(FILL_IN_ONLY)) return { values, errors: NO_ERRORS };
  const search = await pageServices(context).createSearch(description.name, values);
  if (!search.ok) return data({ values, errors: search.errors }, { status: 422 });
  return redirect(resultPath(description, search.value.searchId), 303);
}

const NO_ERRORS: readonly FieldError[] = [];

/** A lost connection must not lose the visitor's input: the page stays, and offers to retry. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect to the result and a missing page are answers.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { isLost: true };
  }
}

/** A form that comes back is the one that was posted: its token stays valid, and no request is made over a lost connection. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  if ("announced" in loaderData) return describePage(matches, describeAnnounced(loaderData.announced));
  const { texts, path } = resolveVertical(requireVertical(loaderData.vertical).description, readingIn(matches));
  return describePage(matches, {
    title: texts.formTitle,
    description: productTexts.description(texts.product),
    path,
  });
};

const AnnouncedPage = lazyPiece(() =>
  import("#web/content/announced/AnnouncedPage.tsx").then((part) => part.AnnouncedPage),
);
if (import.meta.env.SSR) await piecesOnServer();

export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const [asked, posted] = actionData && "asked" in actionData ? [actionData.asked] : [undefined, actionData];
  if ("announced" in loaderData) return <AnnouncedPage announced={loaderData.announced} waitingListAnswer={asked} />;
  return <ProductScreen {...loaderData} posted={posted} />;
}

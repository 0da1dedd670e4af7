import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { data, redirect, replace } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useCheckoutPlace } from "#web/shop/checkout/use-checkout-place.ts";
import { AssistantHost, canAskAssistant } from "#web/shop/assistant/AssistantHost.tsx";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { LazyOrder } from "#web/shop/order-complete/lazy-order.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import {
  ENTRY_PARAMETER,
  SEARCH_ENTRY,
  SEARCH_ID_PARAMETER,
  SOURCE_PARAMETER,
  WAIT_PARAMETER,
} from "#domain/addresses/parameters.ts";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { productPath, resultPath, searchAgainPath, waitingResultPath } from "#domain/addresses/shop-paths.ts";
import { readFormVariant } from "#web/shop/product/form-variant.ts";
import { SESSION_SEARCH_PARAMETER } from "#web/shop/product/session-search.ts";
import { CheckoutHere } from "./CheckoutHere.tsx";
import { SEARCH_HASH } from "./ChangeSearch.tsx";
import { presentResult, type ShownResult } from "#web/shop/offers/present-result.ts";
import { useResultFetching } from "./ResultFetching.tsx";
import { useSavingEvent } from "./use-saving-event.ts";
import { ResultBody } from "./ResultBody.tsx";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";
import { SearchChip } from "./SearchChip.tsx";
import { REPLACES_ENTRY, type SearchChange } from "#web/shop/result/search-modal/search-change.ts";
import type { Route } from "./+types/ResultPage";
import styles from "./ResultPage.module.css";

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const web = requireVerticalAt(params);
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER);
  if (!searchId) throw redirectToSessionSearch(web, url) ?? notFound();
  const page = await pageServices(context).resultPage(web.description.name, searchId, {
    wait: url.searchParams.get(WAIT_PARAMETER) === "1",
    ...readListChoices(url.searchParams),
  });
  // Expired, or of another visitor: both have the same answer. A value that cannot be an id is not repeated in an address.
  if (!page) throw redirect(searchAgainPath(web.description, /^[\w-]{22,64}$/.test(searchId) ? searchId : ""), 302);
  const choice = web.variants?.(page.summary);
  const otherPrices =
    choice && page.state !== "created"
      ? await pageServices(context).otherPrices(
          web.description.name,
          searchId,
          { field: choice.field, ids: choice.options.map(({ id }) => id) },
          page.payment,
        )
      : undefined;
  const { events } = readListChoices(url.searchParams);
  const fetch = web.description.fetch && web.current ? "unknown" : undefined;
  const parts = { hasCheckout: web.order !== undefined, fetch } as const;
  const shown = { today: swedishDate(Date.now()), formVariant: readFormVariant(request), parts, otherPrices, events };
  return { ...presentResult(web, page, shown), formToken: pageServices(context).formToken() };
}

/** Only the tab has its stored search: the form there reads it, and searches. */
function redirectToSessionSearch({ description }: VerticalWeb, url: URL): Response | undefined {
  const id = url.searchParams.get(SESSION_SEARCH_PARAMETER);
  if (id === null) return undefined;
  const parameters = new URLSearchParams({ [SESSION_SEARCH_PARAMETER]: id, [ENTRY_PARAMETER]: SEARCH_ENTRY });
  return redirect(`${productPath(description)}?${parameters.toString()}`, 302);
}

/** The same search with changes. The personal part is never sent to the browser, so an empty field keeps the stored value. */
export async function action({ url, request, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER) ?? "";
  const sent = await request.formData();
  const changes = readPosted(description.form, sent);
  const choices = readListChoices(url.searchParams);
  const changed = await pageServices(context).changeSearch(description.name, searchId, changes, choices.fetchDataId);
  if (!changed) throw notFound();
  if (!changed.ok) return data<SearchChange>({ errors: changed.errors }, { status: 422 });
  const address = resultPath(description, changed.value.searchId, choices);
  return sent.has(REPLACES_ENTRY) ? replace(address, 303) : redirect(address, 303);
}

export const handle: PageHandle = {
  // Of the form that the server may render beside the list.
  lazyStyles: ["form-styles"],
  refreshWithoutScript(loaderData, search) {
    const result = loaderData as ShownResult | undefined;
    if (!result || result.state === "done") return undefined;
    const { description } = requireVertical(result.vertical);
    // A server that has already waited once gets a moment.
    const afterSeconds = search.has(WAIT_PARAMETER) ? 2 : 0;
    return { address: waitingResultPath(description, result.searchId, result.choices), afterSeconds };
  },
  measured(loaderData, search) {
    const result = loaderData as ShownResult | undefined;
    const source = search.get(SOURCE_PARAMETER) ?? undefined;
    return result
      ? requireVertical(result.vertical).measureResult?.({
          fetchDataId: result.current?.fetchDataId,
          source: source !== undefined && /^[a-z-]{1,30}$/.test(source) ? source : undefined,
        })
      : undefined;
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { resultTitle, searchingTitle } = requireVertical(loaderData.vertical);
  const { state, offers, summary } = loaderData;
  const title = state !== "created" ? resultTitle(offers.length, summary) : searchingTitle(summary);
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
};

const SearchModal = lazyWithReload(() =>
  import("#web/shop/result/search-modal/SearchModal.tsx").then((module) => module.SearchModal),
);

export default function ResultPage({ loaderData: result }: Route.ComponentProps) {
  const web = requireVertical(result.vertical);
  const editing = useHashOpen(SEARCH_HASH);
  const [refused, setRefused] = useState<readonly FieldError[]>();
  const [announcement, announce] = useState("");
  const place = useCheckoutPlace(web.description);
  useAnnouncedEnd(result, announce);
  useSavingEvent(web, result);
  const fetching = useResultFetching(web, result);
  const hasAssistant = canAskAssistant({ web, result });
  const slots = useMemo<ResultSlots>(
    () => ({ ofPage: { hasAssistant }, ...fetching.slots }),
    [hasAssistant, fetching.slots],
  );
  const { open } = editing;
  const showRefused = useCallback(
    (errors: readonly FieldError[]) => {
      setRefused(errors);
      open();
    },
    [open],
  );
  const list = (
    <Wrap className={styles["page"]}>
      <SearchChip web={web} result={result} />
      <ResultBody
        hasFormOver={editing.isOpen || place.kind === "checkout"}
        web={web}
        result={fetching.result}
        slots={slots}
        announce={announce}
        onInvalid={showRefused}
      />
      <p className={styles["status"]} role="status">
        {announcement}
      </p>
    </Wrap>
  );
  return (
    <FormTokenContext value={result.formToken}>
      <SitePage>
        {place.kind === "ordered" ? (
          <Suspense fallback={<div className={styles["waiting"]} />}>
            <LazyOrder key={place.orderId} web={web} orderId={place.orderId} behind={list} />
          </Suspense>
        ) : (
          list
        )}
        <CheckoutHere web={web} result={result} place={place} />
        <AssistantHost web={web} result={fetching.result} />
        <Editing
          key={`${result.searchId} ${result.current?.fetchDataId}`}
          web={web}
          result={result}
          refused={refused}
          {...editing}
        />
        {fetching.modal}
      </SitePage>
    </FormTokenContext>
  );
}

interface EditingProps extends ReturnType<typeof useHashOpen> {
  readonly web: ReturnType<typeof requireVertical>;
  readonly result: ShownResult;
  readonly refused: readonly FieldError[] | undefined;
}

/** Its script is loaded when the search is first edited. */
function Editing({ isOpen, close, open: _, ...search }: EditingProps) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SearchModal {...search} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}

/** A screen reader announces the list to a visitor who waited for it. A finished list is read from its heading. */
function useAnnouncedEnd(result: ShownResult, announce: (message: string) => void): void {
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (result.state === "created") {
      wasWaiting.current = true;
      return;
    }
    if (!wasWaiting.current) return;
    wasWaiting.current = false;
    const { offers, summary } = result;
    announce(
      result.view.kind === "results" ? requireVertical(result.vertical).resultTitle(offers.length, summary) : "",
    );
  }, [result, announce]);
}

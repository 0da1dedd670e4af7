import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { listFields } from "#domain/form/form-description.ts";
import { hasAnswered, type NoOfferReason } from "#domain/offer/offer.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { waitUntilHydrated } from "./wait-until-hydrated.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export interface OpenResult {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface PreparedOptions extends VisitorOptions {
  readonly fetchDataId?: string | undefined;
  /** For a test that only reads the list: it is the visitor of an earlier one that asked the same, in a browser of its own. */
  readonly isShared?: boolean;
}

type Searched = Pick<VerticalDescription, "path" | "form">;

/**
 * The list of a search that the visitor's browser has made by the call of its page, for tests of the list. The
 * form and the waiting page have their own journeys.
 */
export async function openPreparedSearch(
  vertical: Searched,
  given: Readonly<Record<string, string>>,
  options: PreparedOptions = {},
): Promise<OpenResult> {
  const context = await newVisitor(options);
  const searchId = await (options.isShared ? findSearch : makeSearch)(context, vertical, given, options.origin);
  const page = await context.newPage();
  await page.goto(resultPath(vertical, searchId, { fetchDataId: options.fetchDataId }));
  if (options.hasScript ?? true) await waitUntilHydrated(page.getByRole("article").first());
  return { page, context };
}

interface FoundSearch {
  readonly searchId: string;
  readonly cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
}

/** One for all the files of a process: insurers answer at the speed of insurers, which each test would wait for. */
const found = new Map<string, FoundSearch>();

async function findSearch(
  context: BrowserContext,
  vertical: Searched,
  given: Readonly<Record<string, string>>,
  origin?: string,
): Promise<string> {
  const key = JSON.stringify([vertical.path, given, origin]);
  const known = found.get(key);
  if (known) await context.addCookies(known.cookies);
  const searchId = known?.searchId ?? (await makeSearch(context, vertical, given, origin));
  if (!known)
    found.set(key, { searchId, cookies: (await context.cookies()).filter(({ name }) => name === VISITOR_COOKIE) });
  return searchId;
}

/** An insurer that was too slow on a busy machine is asked again; one with a simulated fault stays without offer. */
const TRIES = 3;

async function makeSearch(
  context: BrowserContext,
  vertical: Searched,
  given: Readonly<Record<string, string>>,
  origin = inject("stackUrl"),
  tries = TRIES,
): Promise<string> {
  const answer = await context.request.post(searchCallPath(vertical), {
    form: { ...usualAnswers(vertical), ...given, tempsearchid: randomId() },
    headers: { origin },
  });
  const { Data } = (await answer.json()) as { Data?: { Result?: Made } };
  if (!Data?.Result) throw new Error(`the search was not made: ${answer.status()} ${await answer.text()}`);
  const haveAllAnswered = Data.Result.Error.every(({ Reason }) => hasAnswered({ reason: Reason }));
  return haveAllAnswered || tries === 1
    ? Data.Result.SearchId
    : makeSearch(context, vertical, given, origin, tries - 1);
}

interface Made {
  readonly SearchId: string;
  readonly Error: readonly { readonly Reason: NoOfferReason }[];
}

/** What the form sends when the visitor changes nothing. */
const usualAnswers = ({ form }: Searched): Record<string, string> =>
  Object.fromEntries(
    listFields(form).flatMap(({ name, defaultValue, showWhen }) =>
      defaultValue === undefined || showWhen ? [] : [[name, defaultValue]],
    ),
  );

import { loginCallPath, sessionCallPath } from "#domain/addresses/account-call-paths.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { registerEmailCallPath } from "#domain/addresses/content-call-paths.ts";
import { vehicleCallPath } from "#domain/addresses/lookup-call-paths.ts";
import { seriesCallPath } from "#domain/addresses/series-call-path.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { LoginInitData, LoginPollData } from "#http/contract/login.schema.ts";
import type { SeriesData } from "#http/contract/series.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import type { Person } from "#simulators/world/people.ts";
import type { AnswerBook } from "./answer-book.ts";
import { type Browser, send } from "./browser.ts";

/** Where visitors come in, and where their answers are counted. */
export interface Site {
  readonly url: string;
  readonly simulatorsUrl: string;
  readonly book: AnswerBook;
}

const LOGIN_WITHIN_MS = 25_000;
const POLL_EVERY_MS = 1_000;

/** One request of a browser; undefined when there was no answer. Its body is undefined for a page. */
export async function ask<Data>(
  { url, book }: Site,
  who: Browser,
  path: string,
  fields?: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string; body: Envelope<Data> | undefined } | undefined> {
  const [call = path] = path.split("?");
  const site = { urls: [url], publicOrigin: url, requested: book.count };
  const answer = await send(site, who, path, { fields, call }).catch(() => undefined);
  if (!answer) return undefined;
  const { status, text, isJson } = answer;
  return { status, text, body: isJson ? (JSON.parse(text) as Envelope<Data>) : undefined };
}

export async function readPage(site: Site, who: Browser, path: string): Promise<void> {
  const answer = await ask(site, who, path);
  if (!answer || answer.status >= 500) return;
  if (answer.status !== 200) site.book.declined(path);
  else if (!answer.body && !answer.text.includes("</html>")) site.book.wrong(`${path} is not whole`);
}

/** Asks for the newsletter; true when we promised the mail. */
export async function askForNewsletter(site: Site, who: Browser, email: string): Promise<boolean> {
  const answer = await ask(site, who, registerEmailCallPath(), { email });
  if (answer?.status === 200 && !answer.body?.Success) site.book.declined(registerEmailCallPath());
  return answer?.body?.Success ?? false;
}

/** What the register has under a plate, as the form shows it. */
export async function lookUpVehicle(site: Site, who: Browser, plate: string, brand: string): Promise<boolean> {
  const path = `${vehicleCallPath()}?registernumber=${encodeURIComponent(plate)}`;
  const answer = await ask<{ Result: { Brand: string } }>(site, who, path);
  const shown = answer?.body?.Data?.Result.Brand;
  if (shown === undefined) return false;
  if (shown === "") site.book.declined(vehicleCallPath());
  else if (shown !== brand) site.book.wrong(`${plate} is a ${shown} instead of a ${brand}`);
  return shown === brand;
}

/** Prices of today as the pages show them. */
export async function readSeries(
  site: Site,
  who: Browser,
  series: { readonly source: string; readonly key: string; readonly day: string; readonly values: readonly number[] },
): Promise<void> {
  const { source, key, day, values } = series;
  const path = `${seriesCallPath()}?source=${source}&key=${key}&from=${day}&to=${day}`;
  const answer = await ask<SeriesData>(site, who, path);
  if (!answer?.body) return;
  const [shown] = answer.body.Data?.Days ?? [];
  if (!shown) site.book.declined(seriesCallPath());
  else if (JSON.stringify(shown.Values) !== JSON.stringify(values)) site.book.wrong(`other prices of ${key} ${day}`);
}

/** Whether a login can be started at all. */
export async function startLogin(site: Site, who: Browser): Promise<{ loginId: string; link: string } | undefined> {
  const init = await ask<LoginInitData>(site, who, loginCallPath("init"), { device: "same" });
  const result = init?.body?.Data?.Result;
  if (result && "loginId" in result) return { loginId: result.loginId, link: result.autostart?.app ?? "" };
  if (init?.status === 200) site.book.declined(loginCallPath("init"));
  return undefined;
}

/** Logs in with the app on the same device, and reads who is logged in and the own pages. */
export async function logIn(site: Site, who: Browser, person: Person): Promise<void> {
  const started = await startLogin(site, who);
  if (!started) return;
  // A phone of its own: no other login of the run is on it.
  const phone = bankIdPhone(site.simulatorsUrl, randomId());
  const order = await phone.open(started.link, person.personalNumber);
  if (order === undefined) return;
  const returnUrl = new URL((await phone.approve(order)) ?? site.url);
  await ask(site, who, returnUrl.pathname + returnUrl.search);
  if (!(await waitForLogin(site, who, started.loginId))) return;
  const session = await ask<{ Result: { User: { FirstName: string; LastName: string } | null } }>(
    site,
    who,
    sessionCallPath(),
  );
  const user = session?.body?.Data?.Result.User;
  const name = `${person.firstName} ${person.lastName}`;
  if (user && `${user.FirstName} ${user.LastName}` !== name) site.book.wrong(`${name} is logged in as another person`);
  await readPage(site, who, accountPath());
}

async function waitForLogin(site: Site, who: Browser, loginId: string): Promise<boolean> {
  const giveUpMs = performance.now() + LOGIN_WITHIN_MS;
  while (performance.now() < giveUpMs) {
    const poll = await ask<LoginPollData>(site, who, loginCallPath("poll"), { loginid: loginId });
    const status = poll?.body?.Data?.Result.status;
    if (status === "complete") return true;
    if (status !== undefined && status !== "pending") {
      site.book.declined(loginCallPath("poll"));
      return false;
    }
    await systemClock.sleep(POLL_EVERY_MS);
  }
  return false;
}

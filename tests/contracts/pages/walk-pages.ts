import { readAttributes } from "./read-attributes.ts";

/** One page as it was answered. */
export interface OpenedPage {
  /** Its address; with `POST` before it, what a form was answered with. */
  readonly name: string;
  readonly pathname: string;
  readonly status: number;
  readonly html: string;
}

/** A browser without script, with cookies of its own. */
export interface Walker {
  get(path: string): Promise<Response>;
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
}

export interface Walk {
  readonly starts: readonly string[];
  readonly origin: string;
  /** Where no link is followed to. */
  isLeftOut(address: URL): boolean;
}

/** Opens the given addresses and all that their links lead to, one of each kind; then sends every form that a page posts to itself, with nothing typed. */
export async function walkPages(walker: Walker, { starts, origin, isLeftOut }: Walk): Promise<OpenedPage[]> {
  const waiting = [...starts];
  const seen = new Set<string>();
  const opened: OpenedPage[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const answer = await walker.get(path);
    const here = origin + path;
    const page = await readPage(answer, path, path);
    if (page) opened.push(page);
    const links = page ? readAttributes(page.html, "href") : [answer.headers.get("location") ?? "#"];
    for (const link of links) {
      const address = new URL(link, here);
      if (isOwnPage(address, origin) && !isLeftOut(address)) waiting.push(address.pathname + address.search);
    }
  }
  return [...opened, ...(await submitUntyped(walker, opened))];
}

async function submitUntyped(walker: Walker, pages: readonly OpenedPage[]): Promise<OpenedPage[]> {
  const answered: OpenedPage[] = [];
  for (const { name: path, html } of pages) {
    if (!postsToItself(html, path)) continue;
    const page = await readPage(await walker.submit(path, hiddenFields(html)), path, `POST ${path}`);
    if (page) answered.push(page);
  }
  return answered;
}

/** What a page sends by itself. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      readAttributes(input, "name")[0] ?? "",
      readAttributes(input, "value")[0] ?? "",
    ]),
  );

const postsToItself = (html: string, path: string): boolean =>
  [...html.matchAll(/<form\b[^>]*method="post"[^>]*>/g)].some(([form]) => {
    const [action = path] = readAttributes(form, "action");
    return new URL(action, BASE).pathname === new URL(path, BASE).pathname;
  });

async function readPage(answer: Response, path: string, name: string): Promise<OpenedPage | undefined> {
  const html = await answer.text();
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html") && html !== "";
  return isPage ? { name, pathname: new URL(path, BASE).pathname, status: answer.status, html } : undefined;
}

const BASE = "http://localhost";

/** Files and files of the build have no slash at their end. */
const isOwnPage = ({ origin, pathname }: URL, own: string): boolean => origin === own && pathname.endsWith("/");

/** Pages that differ by an id, or by the value of a parameter, are of one kind. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, BASE);
  const names = [...new Set(searchParams.keys())].toSorted().join("&");
  return `${pathname.replaceAll(/[\w-]{20,}/g, ":id")}?${names}`;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import pages from "#web/routes.ts";

/** `FORM` is a page that is posted to itself; `DATA` is a page as the router fetches it. Addresses are those of `docs/routes.md`. */
export interface TableRoute {
  readonly key: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "FORM" | "DATA";
  readonly address: string;
  readonly kind: "page" | "call" | "other";
  /** Where it is answered: in every service that has it. */
  readonly places: readonly Place[];
  /** The names a call's schema has, or those in the address of another route; what a page reads is not described, only whether it reads anything. */
  readonly takes: readonly string[];
}

export interface Place {
  readonly path: string;
  /** The service that owns the address; undefined when none does. */
  readonly service: string | undefined;
}

const SERVICE = "/{group}/{service}/";

export const services = webVerticals.map(({ description: { name, path } }) => ({ name, path }));

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
}

interface DescribedCall {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } }>
    >;
  };
}

/** Every route that is answered, as the documents list it and the architecture tests check it, with what it takes. */
export async function readRouteTable(url: string): Promise<TableRoute[]> {
  const calls = callInputs((await (await fetch(`${url}/api/openapi.json`)).json()) as Described);
  return documented().flatMap((route): TableRoute[] => {
    const source = pageSource(route.address);
    const places = placesOf(route.address);
    if (source === undefined) {
      const call = calls.get(route.key);
      return [
        call
          ? { ...route, kind: "call" as const, ...call }
          : { ...route, kind: "other" as const, takes: namesIn(route.address), places },
      ];
    }
    const shown = { kind: "page" as const, places, takes: hasInput(source, route.address) ? ["something"] : [] };
    return [
      { ...route, ...shown },
      { ...route, ...shown, key: `DATA ${route.address}`, method: "DATA" as const },
      ...(ACTS.test(source)
        ? [{ ...route, ...shown, key: `FORM ${route.address}`, method: "FORM" as const, takes: ["something"] }]
        : []),
    ];
  });
}

/** An address with a name in it holds what someone chose, whether or not the page reads anything else. */
const hasInput = (source: string, address: string): boolean => READS.test(source) || namesIn(address).length > 0;
const namesIn = (address: string): string[] =>
  [...address.replace(SERVICE, "/").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const READS = /searchParams|formData|readCode|sendDocument|_PARAMETER/;
const ACTS = /export (?:async function|const) action\b/;

function documented(): Pick<TableRoute, "key" | "method" | "address">[] {
  const text = readFileSync(join(ROOT, "docs/routes.md"), "utf8");
  return [...text.matchAll(/^\| `([A-Z]+) (\S+)`/gm)].map(([, method = "", address = ""]) => ({
    key: `${method} ${address}`,
    method: method as TableRoute["method"],
    address,
  }));
}

const pageFiles = new Map(
  pages.map(({ path = "", file }) => [
    `/${path}`.replace(":group?/:service/", SERVICE.slice(1)).replaceAll(/:(\w+)/g, "{$1}"),
    file,
  ]),
);

function pageSource(address: string): string | undefined {
  const file = pageFiles.get(address);
  return file === undefined ? undefined : readFileSync(join(ROOT, "src/web", file), "utf8");
}

const placesOf = (address: string): Place[] =>
  address.includes(SERVICE)
    ? services.map(({ name, path }) => ({ path: address.replace(SERVICE, path), service: name }))
    : [
        {
          path: address.replace("/*", "/finns-inte/"),
          service: services.find(({ path }) => address.startsWith(path))?.name,
        },
      ];

function callInputs({ paths }: Described): Map<string, Pick<TableRoute, "takes" | "places">> {
  const inputs = new Map<string, Pick<TableRoute, "takes" | "places">>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const own = services.find((service) => path.startsWith(service.path));
      const key = `${method.toUpperCase()} ${own ? path.replace(own.path, SERVICE) : path}`;
      const body = Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {};
      inputs.set(key, {
        takes: [...parameters.map(({ name }) => name), ...Object.keys(body)],
        places: [...(inputs.get(key)?.places ?? []), { path, service: own?.name }],
      });
    }
  return inputs;
}

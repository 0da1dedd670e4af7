import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress } from "#tests/support/address.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ topic: "log_leaks", speed: "instant", env: { SPARV_LOG_LEVEL: "debug" } });
});
afterAll(() => stack.stop());

/** Skatteverket's test number in every way people write it. */
const WAYS = [
  "198502102380",
  "19850210-2380",
  "8502102380",
  "850210-2380",
  "850210+2380",
  "19850210 2380",
  "850210 2380",
  "1985 02 10 2380",
  "1985-02-10-2380",
];

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(stack.url + path, {
    redirect: "manual",
    ...init,
    headers: { origin: stack.url, "x-forwarded-for": newAddress(), ...(init.headers as Record<string, string>) },
  });

/** Every place a browser can put a text, at addresses that are found, that are not, and that refuse the method. */
function requestsWith(number: string): (() => Promise<Response>)[] {
  const inPath = encodeURIComponent(number);
  const plus = number.replaceAll(" ", "+");
  const form = new URLSearchParams({ civicnumber: number });
  return [
    () => ask(`/${inPath}/`),
    () => ask(`/${inPath}`),
    () => ask(`/${inPath}.data`),
    () => ask(`/${inPath}/_.data`),
    () => ask(`/forsakring/${inPath}/`),
    () => ask(`/forsakring/${inPath}/jamfor/?searchid=${inPath}`),
    () => ask(`/om/?q=${inPath}`),
    () => ask(`/om/?q=${plus}`),
    () => ask(`/ajax/${inPath}/`),
    () => ask(`/ajax/zip-code-data/?zip=${inPath}`),
    () => ask(`/%E0%A4%A/${inPath}`),
    () => ask(`/${inPath}/`, { method: "POST", body: form }),
    () => ask(`/om/?q=${inPath}`, { method: "POST", body: form }),
    () => ask(`/om/_.data?q=${inPath}`, { method: "POST", body: form }),
    () => ask(`/${inPath}/`, { method: "PUT", body: form }),
    () => ask(`/forsakring/bil/${inPath}/`, { method: "DELETE" }),
    () => ask("/", { headers: { referer: `${stack.url}/${number}/`, "user-agent": number } }),
    () => ask("/finns-inte/", { headers: { referer: `${stack.url}/?a=${number}`, "user-agent": number } }),
    () => ask("/ajax/alias/", { headers: { cookie: `a=${number}`, "x-sparv-form": number } }),
  ];
}

test(
  "a personal number in path, query, referer or user agent never reaches a log line",
  { timeout: 120_000 },
  async () => {
    for (const number of WAYS)
      for (const request of requestsWith(number)) {
        const answer = await request();
        expect(answer.status).toBeLessThan(500);
        await answer.body?.cancel();
      }
    const lines = stack.readLogs().flatMap((log) => log.split("\n"));
    expect(lines.filter((line) => /2380|85\D?02\D?10/.test(line))).toEqual([]);
  },
);

test("every line of a web program is one of the logger's", async () => {
  await (await ask("/finns-inte/", { method: "POST" })).body?.cancel();
  const lines = stack.readLogs("web").flatMap((log) => log.split("\n").filter((line) => line !== ""));
  const foreign = lines.filter((line) => !line.startsWith('{"level":'));
  expect(foreign).toEqual([]);
});

import { expect, test } from "vitest";
import { EXCEPTIONS, findCallsPastTheClient } from "./browser-calls.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";

test("only the client calls the server, and the files that are named with a reason", () => {
  const files = new Set(findCallsPastTheClient(PROJECT_ROOT).map(({ file }) => file));
  expect([...files].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test.for([
  ["fetch", 'const answer = await fetch("/ajax/");\n'],
  ["fetch as a port", "useX((address, init) => fetch(address, init));\n"],
  ["a beacon", 'navigator.sendBeacon("/ajax/");\n'],
  ["a stream", 'new EventSource("/x");\n'],
  ["an old request", "new XMLHttpRequest();\n"],
] as const)("%s past the client is found", async ([, text]) => {
  const planted = {
    "src/web/shop/list/x.ts": text,
    "src/web/shop/list/x.test.ts": text,
    "src/web/shell/calls/x.ts": text,
    "src/web/shop/list/y.ts": '// fetch("/x")\nports.fetch("/x");\nfetch();\n',
    "src/http/x.ts": text,
  };
  const faults = await withPlanted(planted, findCallsPastTheClient);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(["src/web/shop/list/x.ts:1"]);
});

import { expect, test } from "vitest";
import { findAddressLiterals } from "./address-literals.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("the addresses of this project are written in one place", () => {
  expect(describeFaults(findAddressLiterals(PROJECT_ROOT))).toEqual([]);
});

test.each([
  ["src/web/shop/x.ts", 'const href = "/sa-rankar-vi/";', "/sa-rankar-vi/"],
  ["src/http/routes/x.route.ts", 'defineCall({ path: "/ajax/alias/" });', "/ajax/alias/"],
  ["src/main/x.ts", "const url = `${origin}/order/bankid/?nonce=${nonce}`;", "${origin}/order/bankid/"],
  ["src/http/routes/x.route.ts", "const path = `${description.path}order/ajax`;", "${description.path}order/ajax"],
  ["src/verticals/boat/boat.vertical.ts", "const logo = `/logos/${slug}.svg`;", "/logos/"],
])("an address in %s is found: %s", async (file, text, address) => {
  const found = await withPlanted({ [file]: text }, findAddressLiterals);
  expect(describeFaults(found)).toEqual([
    `${file}:1 writes the address ${address}, which belongs in src/domain/addresses`,
  ]);
});

test.each([
  ["src/domain/addresses/x.ts", 'export const xPath = () => "/x/";'],
  ["src/web/routes.ts", 'route("/x/", "X.tsx");'],
  ["src/verticals/boat/server/protocols/soap.ts", 'post("/ws/offert");'],
  ["src/web/shop/x.ts", '/** Shown at "/om/". */\nimport { a } from "./a.ts";\nconst font = `/assets/${name}`;'],
  ["src/web/shop/x.test.ts", 'expect(aboutPath()).toBe("/om/");'],
])("%s may hold %s", async (file, text) => {
  expect(await withPlanted({ [file]: text }, findAddressLiterals)).toEqual([]);
});

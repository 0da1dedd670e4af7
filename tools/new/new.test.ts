import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";
import { addProvider } from "./provider.ts";
import { addVertical } from "./vertical.ts";

/** Refusals come before the first file is written: the folder stays empty. */
const empty = () => mkdtempSync(join(tmpdir(), "sparv-new-"));

const dog = {
  name: "dog",
  swedish: "hund",
  categoryId: 53,
  product: "hundförsäkring",
  menu: "Hund",
  path: "/forsakring/hund/",
};

it.each([
  [{ name: "car" }, "There is already a vertical car."],
  [{ name: "petCare" }, "petCare is no name: small letters from a to z alone."],
  [{ categoryId: 9 }, "9 is no category"],
  [{ categoryId: 17 }, "Category 17 is that of car."],
  [{ path: "/forsakring/bil/hund/" }, "is not apart from the address of car"],
  [{ path: "hund" }, "hund is no address"],
])("a vertical with %o is refused", (changes, reason) => {
  expect(() => addVertical(ROOT, { ...dog, ...changes })).toThrow(reason);
});

it("a vertical whose name shared code has is refused with the places and with advice", () => {
  expect(() => addVertical(ROOT, { ...dog, name: "pet" })).toThrow(
    /src\/domain\/household\/other-kinds\.ts:\d+ names the vertical pet[\s\S]+petcare instead of pet/,
  );
});

const solvind = { vertical: "house", slug: "solvind", name: "Solvind" };
const stated = {
  website: "https://www.solvind.se",
  claimsPhone: "08-1",
  claimsHours: "office",
  claimsUrl: "https://a.se",
};

it("an insurer is asked for what it alone can state", async () => {
  await expect(addProvider(empty(), { ...solvind, stated: {} })).rejects.toThrow(
    /--website[\s\S]+--claims-phone[\s\S]+--claims-hours[\s\S]+office, long, always[\s\S]+--claims-url/,
  );
});

it.each([
  [{ vertical: "privateloan" }, {}, "privateloan is written by hand"],
  [{ slug: "Solvind" }, {}, "Solvind is no slug"],
  [{}, { website: "www.solvind.se" }, "www.solvind.se does not begin with https://"],
  [{}, { claimsHours: "07-22" }, "--claims-hours"],
])("a provider with %o and %o is refused", async (changes, given, reason) => {
  const provider = { ...solvind, ...changes, stated: { ...stated, ...given } };
  await expect(addProvider(empty(), provider)).rejects.toThrow(reason);
});

it("one that already sells it is refused", async () => {
  await expect(addProvider(ROOT, { ...solvind, slug: "tuvull", stated: {} })).rejects.toThrow("already sells house");
});

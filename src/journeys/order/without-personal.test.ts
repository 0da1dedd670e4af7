import { expect, test } from "vitest";
import { withoutPersonal } from "./without-personal.ts";

const personal = { personalNumber: "199001012385", name: "Åsa Öberg", email: "asa@exempel.se", door: "12" };

test.each(["199001012385", "19900101-2385", "900101-2385", "9001012385", "900101 2385"])(
  "the personal number written as %s is struck",
  (written) => {
    expect(withoutPersonal(`Kunden ${written} nekas.`, personal)).toBe("Kunden ••• nekas.");
  },
);

test("other details are removed in any case, short ones are not", () => {
  expect(withoutPersonal("ÅSA ÖBERG (asa@exempel.se) har 12 bilar", personal)).toBe("••• (•••) har 12 bilar");
});

test("characters with a meaning in a pattern are matched literally", () => {
  expect(withoutPersonal("a.b+c@x.se, aXb+c@x.se", { personalNumber: "", email: "a.b+c@x.se" })).toBe(
    "•••, aXb+c@x.se",
  );
});

test("a text without personal data is not changed", () => {
  expect(withoutPersonal("Bilen är avställd.", personal)).toBe("Bilen är avställd.");
});

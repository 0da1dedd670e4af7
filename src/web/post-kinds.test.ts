import { expect, test } from "vitest";
import { listAnnounced } from "./shell/services/announced-services.ts";
import { POST_KINDS, postKindOf } from "./post-kinds.ts";
import routes from "./routes.ts";

test("every page that is named is a page", () => {
  const ids = routes.map(({ id, file }) => id ?? file);
  expect(Object.keys(POST_KINDS).filter((id) => !ids.includes(id))).toEqual([]);
});

test("an announced service has a waiting list at the address where the others search, and any other page has a form", () => {
  for (const { slug } of listAnnounced()) expect(postKindOf("product", { service: slug }), slug).toBe("waiting-list");
  expect(postKindOf("product", { group: "forsakring", service: "bil" })).toBe("search");
  for (const page of ["content/newsletter/NewsletterEndPage", "staff/cases/DeskCasesPage"])
    expect(postKindOf(page, {}), page).toBe("form");
});

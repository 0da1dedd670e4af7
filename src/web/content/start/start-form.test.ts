import { expect, it } from "vitest";
import { listFields } from "#domain/form/form-description.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { loadedVerticals, loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { FILL_IN_ONLY, withOwnNames } from "#web/shell/forms/fill-in-only.ts";
import { describeStart } from "./start-form.ts";

await loadVerticals();

it("every vertical of the registry has a field on the start page, and no two fields there share a name", () => {
  const names = loadedVerticals().flatMap((web) => {
    const asked = listFields(describeStart(web, 2)).filter(({ kind }) => kind !== "hidden");
    expect(asked.length, web.description.name).toBeGreaterThan(0);
    return asked.map(({ name }) => name);
  });
  expect(new Set(names).size).toBe(names.length);
});

it("what was typed there reaches the vertical's own form", () => {
  for (const web of loadedVerticals()) {
    const form = describeStart(web, 2);
    const posted = new FormData();
    for (const { name, kind, defaultValue } of listFields(form))
      posted.append(name, kind === "hidden" ? (defaultValue ?? "") : "x");
    const values = readPosted(web.description.form, withOwnNames(posted));
    expect(values).toEqual(Object.fromEntries(web.startFields.map((name) => [name, "x"])));
  }
});

it("a form that uses its own names keeps them", () => {
  const posted = new FormData();
  posted.append(FILL_IN_ONLY, "1");
  posted.append("1-zip", "12345");
  expect(withOwnNames(posted).get("1-zip")).toBe("12345");
});

it("the button shows the number of providers, when it is known", () => {
  const [web] = loadedVerticals();
  if (!web) throw new Error("no vertical");
  expect(describeStart(web, 12).submit).toBe("Jämför 12 bolag");
  expect(describeStart(web, 0).submit).toBe("Jämför priser");
});

import { afterEach, expect, it } from "vitest";
import type { FormDescription } from "#domain/form/form-description.ts";
import { formOf, readFormVariant } from "./form-variant.ts";
import { storeSessionSearch, readSessionSearch } from "./session-search.ts";

afterEach(() => sessionStorage.clear());

const form: FormDescription = {
  submit: "Visa",
  sections: [
    {
      title: "",
      fields: [
        { name: "zip", kind: "zip", label: "Postnummer", required: true },
        { name: "civicnumber", kind: "civic-number", label: "Personnummer", required: true },
      ],
    },
  ],
};

const description = { name: "boat", form };

it("a search is stored for the tab, and read back by its id [H-008]", () => {
  const id = storeSessionSearch(description, { zip: "12345", civicnumber: "198502102380" }) ?? "";
  expect(readSessionSearch(description, id)).toEqual({ zip: "12345" });
});

it("personal data is never stored", () => {
  storeSessionSearch(description, { zip: "12345", civicnumber: "198502102380" });
  const stored = sessionStorage.getItem("sparv-sokning");
  expect(stored).toContain("12345");
  expect(stored).not.toContain("2380");
});

it("only the newest few are stored", () => {
  for (const id of ["a", "b", "c", "d", "e", "f"]) storeSessionSearch(description, { zip: id }, id);
  expect(readSessionSearch(description, "a")).toBeUndefined();
  expect(["b", "f"].map((id) => readSessionSearch(description, id))).toEqual([{ zip: "b" }, { zip: "f" }]);
});

it("nothing is read for another form, an unknown id, or values in another format", () => {
  const id = storeSessionSearch(description, { zip: "12345" }, "a-b-c-d-e") ?? "";
  expect(readSessionSearch({ ...description, name: "caravan" }, id)).toBeUndefined();
  expect(readSessionSearch(description, "other")).toBeUndefined();
  sessionStorage.setItem("sparv-sokning", "{");
  expect(readSessionSearch(description, "x")).toBeUndefined();
  sessionStorage.setItem("sparv-sokning", JSON.stringify({ y: { vertical: "boat", values: { zip: 5, other: "x" } } }));
  expect(readSessionSearch(description, "y")).toEqual({});
});

it("a variant of the form is shown to the browser that it was assigned to, when there is one", () => {
  const other = { ...form, submit: "Sök" };
  const withVariants = { form, formVariants: { "1": other } };
  const variantOf = (cookie: string) => {
    // A browser does not let scripts set this header; a server reads it.
    const request = { headers: { get: () => cookie } } as unknown as Request;
    return formOf(withVariants, readFormVariant(request));
  };
  expect(variantOf("a=b; variant=1; c=d")).toBe(other);
  expect(["", "variant=2", "myvariant=1", "variant=11"].map(variantOf)).toEqual([form, form, form, form]);
});

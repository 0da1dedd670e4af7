import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DocumentLinks, isPdf } from "./DocumentLinks.tsx";

it.each([
  ["/a/faktablad.pdf", true],
  ["/a/FAKTABLAD.PDF", true],
  ["https://exempel.se/a.pdf?v=2", true],
  ["/om/", false],
  ["/pdf/", false],
])("%s is a PDF: %s [C-213]", (url, expected) => {
  expect(isPdf(url)).toBe(expected);
});

it("each link has its name, and a PDF the sign of one [C-213]", () => {
  render(
    <DocumentLinks
      links={[
        { name: "Faktablad", url: "/a.pdf" },
        { name: "Om bolaget", url: "/om/" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: /Faktablad/ }).querySelector("svg")?.classList).toContain("lucide-file-text");
  expect(screen.getByRole("link", { name: /Om bolaget/ }).querySelector("svg")?.classList).not.toContain(
    "lucide-file-text",
  );
});

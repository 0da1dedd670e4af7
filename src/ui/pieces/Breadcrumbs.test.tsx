import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { breadcrumbList, Breadcrumbs } from "./Breadcrumbs.tsx";

afterEach(cleanup);

const crumbs = [
  { name: "Start", href: "/" },
  { name: "Ends </script> early", href: "/x/" },
];

test("structured data lists every crumb by place and whole address, and cannot end its script", () => {
  const text = breadcrumbList(crumbs, "https://host.example");
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Start", item: "https://host.example/" },
      { "@type": "ListItem", position: 2, name: "Ends </script> early", item: "https://host.example/x/" },
    ],
  });
});

test("all but the page itself are links", () => {
  render(<Breadcrumbs crumbs={crumbs} origin="https://host.example" nonce="n1" />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
  expect(screen.getByText("Ends </script> early").getAttribute("aria-current")).toBe("page");
});

test("the server sends structured data with the page's nonce; a page that the browser renders by itself has none", () => {
  const shown = <Breadcrumbs crumbs={crumbs} origin="https://host.example" nonce="n1" />;
  expect(renderToString(shown)).toContain('<script type="application/ld+json" nonce="n1">');
  expect(render(shown).container.querySelector("script")).toBeNull();
});

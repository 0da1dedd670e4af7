import { act, cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { StartSavings } from "#http/contract/page-services.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { LEAST_SWITCHES_IN_HERO } from "./hero-figure.ts";
import StartPage from "./StartPage.tsx";

await loadVerticals();

afterEach(cleanup);

/** The text of the picture in the first view. */
async function readHeroText(savings: StartSavings["savings"]): Promise<string> {
  const loaderData = {
    today: "2026-11-16",
    companyCounts: {},
    recentSearchesHtml: "",
    savings: { firstMonth: "2026-05", lastMonth: "2026-10", savings },
    hasReviews: false,
  };
  const props = { loaderData } as unknown as ComponentProps<typeof StartPage>;
  const Stub = createRoutesStub([{ path: "/", Component: () => <StartPage {...props} /> }]);
  const { findByRole } = await act(async () => render(<Stub />));
  // The frame around it is fetched by itself.
  const text = (await findByRole("heading", { level: 1 })).closest("section")?.querySelector("svg")?.textContent ?? "";
  cleanup();
  return text.replaceAll(/\s/g, " ");
}

it("the first view has the figure from our own orders, and none when there are too few", async () => {
  const car = { vertical: "car", medianOre: 121_200, switches: LEAST_SWITCHES_IN_HERO };
  expect(await readHeroText([car])).toContain("1 212 kr mindre per år");
  for (const savings of [[], [{ ...car, switches: LEAST_SWITCHES_IN_HERO - 1 }]])
    expect(await readHeroText(savings)).not.toMatch(/\d/);
});

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HeaderBanner } from "./HeaderBanner.tsx";

afterEach(cleanup);

const kindsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[data-banner-kind]")].map(({ dataset }) => dataset["bannerKind"]);

it("has a place for the newsletter's sign-up, and no such banner while there is no form", () => {
  const { container, rerender } = render(<HeaderBanner kind="competition" />);
  expect(kindsIn(container)).toEqual(["competition", "big-day"]);
  rerender(<HeaderBanner kind="newsletter" newsletter={<form aria-label="Nyhetsbrev" />} />);
  expect(kindsIn(container)).toEqual(["competition", "big-day", "newsletter"]);
  const newsletter = container.querySelector('[data-banner-kind="newsletter"]');
  expect(newsletter?.querySelector("form")).not.toBeNull();
  expect(newsletter?.className).toContain("first");
});

it("shows the competition's sign-up form in its sign-up state", () => {
  const { container } = render(<HeaderBanner kind="competition" competitionSignUp={<form aria-label="Anmälan" />} />);
  // Shown after the purchase, and announced to a screen reader at once.
  expect(container.querySelectorAll("form[aria-label]")).toHaveLength(1);
  expect(container.querySelector('[role="status"] form[aria-label]')).not.toBeNull();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineTexts } from "#domain/text/text-set.ts";
import { TextsContext, useText, useTexts } from "./use-texts.ts";

const texts = defineTexts("reasons", { declined: "Bolaget sa nej.", heading: "Därför" });

const Shown = ({ reason }: { readonly reason: string }) => (
  <>
    <h1>{useTexts(texts).heading}</h1>
    <p>{useText(texts, reason)}</p>
  </>
);

const warn = vi.spyOn(console, "warn");

beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  warn.mockReset();
  vi.unstubAllEnvs();
});

describe("a component that reads texts", () => {
  it("has the defaults when nobody says otherwise", () => {
    render(<Shown reason="declined" />);
    expect(screen.getByRole("heading").textContent).toBe("Därför");
    expect(screen.getByText("Bolaget sa nej.")).toBeTruthy();
  });

  it("has the editors' words when the page brings them", () => {
    render(
      <TextsContext value={{ changed: { "0:reasons.heading": "Så här", "0:reasons.declined": "Nej." } }}>
        <Shown reason="declined" />
      </TextsContext>,
    );
    expect(screen.getByRole("heading").textContent).toBe("Så här");
    expect(screen.getByText("Nej.")).toBeTruthy();
  });

  it("shows the key of a text that does not exist, and warns in development [F-121, F-122]", () => {
    vi.stubEnv("DEV", true);
    render(<Shown reason="moon-phase" />);
    expect(screen.getByText("moon-phase")).toBeTruthy();
    expect(warn).toHaveBeenCalledWith("No alias found. moon-phase");
  });

  it("does not warn in production [F-122]", () => {
    vi.stubEnv("DEV", false);
    render(<Shown reason="moon-phase" />);
    expect(screen.getByText("moon-phase")).toBeTruthy();
    expect(warn).not.toHaveBeenCalled();
  });
});

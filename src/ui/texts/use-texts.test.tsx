import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { defineTexts } from "#domain/text/text-set.ts";
import { TextsContext, useTexts } from "./use-texts.ts";

const texts = defineTexts("reasons", { heading: "Därför" });

const Shown = () => <h1>{useTexts(texts).heading}</h1>;

afterEach(cleanup);

describe("a component that reads texts", () => {
  it("has the defaults without a provider", () => {
    render(<Shown />);
    expect(screen.getByRole("heading").textContent).toBe("Därför");
  });

  it("has the editors' texts when the page provides them [F-121]", () => {
    render(
      <TextsContext value={{ changed: { "0:reasons.heading": "Så här" } }}>
        <Shown />
      </TextsContext>,
    );
    expect(screen.getByRole("heading").textContent).toBe("Så här");
  });
});

import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { FieldError } from "#domain/checked.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

const ZIP: FieldError = { field: "zip", message: "Vänligen ange ett giltigt postnummer" };
const EMAIL: FieldError = { field: "email", message: "Vänligen ange en korrekt e-post." };

const Form = ({ errors }: { readonly errors: readonly FieldError[] }) => (
  <>
    <ErrorSummary errors={errors} />
    <TextField name="zip" label="Postnummer" isRequired error={errors.find(({ field }) => field === "zip")?.message} />
  </>
);

describe("the summary of errors", () => {
  it("is not there when nothing is wrong", () => {
    render(<Form errors={[]} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes focus, so that it is read out and scrolled to", () => {
    render(<Form errors={[ZIP]} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("takes focus again when the form comes back with new errors, and not when the page is merely drawn again", () => {
    const errors = [ZIP];
    const { rerender } = render(<Form errors={errors} />);
    screen.getByLabelText("Postnummer").focus();
    rerender(<Form errors={errors} />);
    expect(document.activeElement).toBe(screen.getByLabelText("Postnummer"));
    rerender(<Form errors={[ZIP]} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("says how many fields are wrong", () => {
    const { rerender } = render(<Form errors={[ZIP]} />);
    expect(screen.getByRole("alert").textContent).toContain("Ett fält behöver rättas");
    rerender(<Form errors={[ZIP, EMAIL]} />);
    expect(screen.getByRole("alert").textContent).toContain("Två fält behöver rättas");
  });

  it("leads to the field, in the words that stand at it", async () => {
    render(<Form errors={[ZIP]} />);
    const field = screen.getByLabelText("Postnummer");
    expect(describedBy(field)).toContain(ZIP.message);
    await userEvent.click(screen.getByRole("link", { name: ZIP.message }));
    expect(document.activeElement).toBe(field);
  });
});

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { StepIndicator, type StepItem } from "./StepIndicator.tsx";

afterEach(cleanup);

test("a step item has a label and may have a tooltip, be disabled and be pressed [F-109]", () => {
  const onClick = vi.fn();
  const steps: StepItem[] = [
    { label: "Open", tooltip: "Go back", onClick },
    { label: "Off", disabled: true, onClick },
    { label: "Plain" },
  ];
  render(<StepIndicator label="Steps" steps={steps} current={3} />);
  fireEvent.click(screen.getByRole("button", { name: /Off/ }));
  expect(onClick).not.toHaveBeenCalled();
  const open = screen.getByRole("button", { name: /Open/ });
  expect(open.title).toBe("Go back");
  fireEvent.click(open);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: /Plain/ })).toBeNull();
});

test("the current step is marked, a finished one has a text for it, and one ahead cannot be pressed", () => {
  const steps = ["One", "Two", "Three"].map((label) => ({ label, onClick: vi.fn() }));
  render(<StepIndicator label="Steps" steps={steps} current={2} />);
  const [one, two, three] = screen.getAllByRole("listitem");
  expect(one?.textContent).toBe("Klart: 1One");
  expect(two?.getAttribute("aria-current")).toBe("step");
  expect(three?.querySelector("button")).toBeNull();
});

test("without script a finished step submits its form, a disabled one submits nothing, and one ahead has no tooltip", () => {
  const sendAs = { form: "order", name: "step", values: ["details", "check", "done"] };
  const steps = ["One", "Two", "Three"].map((label) => ({ label, tooltip: `About ${label}` }));
  const { rerender } = render(<StepIndicator label="Steps" steps={steps} current={2} sendAs={sendAs} />);
  const one = screen.getByRole<HTMLButtonElement>("button", { name: /One/ });
  expect([one.type, one.getAttribute("form"), one.name, one.value]).toEqual(["submit", "order", "step", "details"]);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("Two").parentElement?.title).toBe("About Two");
  expect(screen.getByText("Three").parentElement?.title).toBe("");

  rerender(
    <StepIndicator
      label="Steps"
      steps={steps.map((step) => ({ ...step, disabled: true }))}
      current={3}
      sendAs={sendAs}
    />,
  );
  const off = screen.getByRole<HTMLButtonElement>("button", { name: /One/ });
  expect([off.type, off.name, off.getAttribute("aria-disabled")]).toEqual(["button", "", "true"]);
});

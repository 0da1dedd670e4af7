import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FormHeader } from "./FormHeader.tsx";
import { useLeaveGuard } from "#ui/pieces/use-leave-guard.ts";

afterEach(cleanup);

function Page({ onLeft }: { readonly onLeft: (href: string) => void }) {
  const [hasChanges] = useState(true);
  const guard = useLeaveGuard({ hasChanges });
  return <FormHeader title="Form" backHref="/start/" guard={guard} goTo={onLeft} />;
}

test("the back link asks first, with focus on staying, and focus returns to it", () => {
  const onLeft = vi.fn();
  render(<Page onLeft={onLeft} />);
  fireEvent.click(screen.getByRole("link", { name: "Tillbaka" }));
  expect(screen.queryByRole("heading", { name: "Form" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Nej, stanna" }));
  fireEvent.keyDown(window, { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Tillbaka" }));
  expect(onLeft).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("link", { name: "Tillbaka" }));
  fireEvent.click(screen.getByRole("button", { name: "Ja, lämna" }));
  expect(onLeft).toHaveBeenCalledExactlyOnceWith("/start/");
});

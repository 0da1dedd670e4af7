import { act, cleanup, render, screen } from "@testing-library/react";
import { Link, createRoutesStub, useNavigate } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { LeaveQuestion } from "#ui/form-header/LeaveQuestion.tsx";
import { useConfirmedLeaving } from "./use-confirmed-leaving.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function FormInPage({ hasChanges }: { readonly hasChanges: boolean }) {
  const guard = useConfirmedLeaving(hasChanges);
  const navigate = useNavigate();
  return (
    <>
      {guard.isAsking ? <LeaveQuestion onStay={guard.stay} onLeave={guard.leave} /> : null}
      <a href="/annan/">Länk</a>
      <a href="/annan/" target="_blank" rel="noreferrer">
        Ny flik
      </a>
      <a href="#falt">Till fältet</a>
      <a href="tel:08123">Ring</a>
      <Link to="/annan/">Routerns länk</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Bakåt
      </button>
    </>
  );
}

function open(hasChanges: boolean) {
  const Page = () => <FormInPage hasChanges={hasChanges} />;
  const Routes = createRoutesStub([
    { path: "/", Component: () => <p>Förra sidan</p> },
    { path: "/form/", Component: Page },
    { path: "/annan/", Component: () => <p>Annan sida</p> },
  ]);
  render(<Routes initialEntries={["/", "/form/"]} initialIndex={1} />);
}

/** Whether the browser would follow the link. */
function press(name: string): boolean {
  const link = screen.getByRole(name === "Bakåt" ? "button" : "link", { name });
  let isFollowed = false;
  act(() => void (isFollowed = link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))));
  return isFollowed;
}

const question = () =>
  screen.queryByRole("alertdialog", {
    name: "Är du säker på att du vill lämna sidan? Ändringar som du har gjort kommer inte sparas.",
  });
const answer = (name: string) => act(() => screen.getByRole("button", { name }).click());

test("any link that leaves the page asks, with the documented text [F-076] [V-018]", () => {
  open(true);
  expect(press("Länk")).toBe(false);
  expect(question()).not.toBeNull();
  answer("Nej, stanna");
  expect(question()).toBeNull();
});

test("the router's navigations and the back button wait until the visitor has answered [F-075] [F-076]", async () => {
  for (const [way, page] of [
    ["Routerns länk", "Annan sida"],
    ["Bakåt", "Förra sidan"],
  ] as const) {
    open(true);
    press(way);
    await vi.waitFor(() => expect(question()).not.toBeNull());
    answer("Nej, stanna");
    expect(screen.queryByText(page)).toBeNull();
    press(way);
    await vi.waitFor(() => expect(question()).not.toBeNull());
    answer("Ja, lämna");
    await screen.findByText(page);
    cleanup();
  }
});

test("a link that stays, opens a tab or calls asks nothing; nor does a page without changes", () => {
  open(true);
  for (const name of ["Ny flik", "Till fältet", "Ring"]) {
    press(name);
    expect(question()).toBeNull();
  }
  cleanup();
  open(false);
  expect(press("Länk")).toBe(true);
  expect(question()).toBeNull();
});

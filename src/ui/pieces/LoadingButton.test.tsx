import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { LoadingButton } from "./LoadingButton.tsx";
import { FormLoadingContext, isAnyLoading } from "./loading-sources.ts";

afterEach(cleanup);

const WAITING = "Laddar, var god vänta...";

/** Presses and answers whether the default was prevented. jsdom does not navigate by itself. */
function press(link: HTMLElement, keys: { ctrlKey?: boolean } = {}): boolean {
  const event = createEvent.click(link, { bubbles: true, cancelable: true, button: 0, ...keys });
  const isPrevented = () => event.defaultPrevented;
  let wasPrevented = false;
  document.addEventListener(
    "click",
    (seen) => {
      wasPrevented = isPrevented();
      seen.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  return wasPrevented;
}

test("the form around it, its own flag and its link each make it load, and loading turns it off [F-114]", () => {
  const off = { isFormLoading: false, isOwnLoading: false, isLinkLoading: false };
  expect(isAnyLoading(off)).toBe(false);
  for (const source of ["isFormLoading", "isOwnLoading", "isLinkLoading"]) {
    expect(isAnyLoading({ ...off, [source]: true })).toBe(true);
  }

  const onClick = vi.fn();
  render(
    <>
      <FormLoadingContext value={true}>
        <LoadingButton onClick={onClick}>Form</LoadingButton>
      </FormLoadingContext>
      <LoadingButton onClick={onClick} isLoading>
        Own
      </LoadingButton>
      <LoadingButton href="/next/">Link</LoadingButton>
      <LoadingButton onClick={onClick}>Idle</LoadingButton>
    </>,
  );
  for (const name of [/Form/, /Own/]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect([button.disabled, button.title]).toEqual([true, WAITING]);
    fireEvent.click(button);
  }
  expect(onClick).not.toHaveBeenCalled();

  const link = screen.getByRole("link", { name: /Link/ });
  expect(press(link)).toBe(false);
  expect([link.ariaDisabled, link.title]).toEqual(["true", WAITING]);
  expect(press(link)).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Idle" }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a link loads when it is pressed, but not one to a new tab, nor with a key that opens one [F-115]", () => {
  render(
    <>
      <LoadingButton href="/terms/" isNewTab>
        Tab
      </LoadingButton>
      <LoadingButton href="/next/">Here</LoadingButton>
    </>,
  );
  const tab = screen.getByRole("link", { name: "Tab" });
  press(tab);
  expect([tab.getAttribute("target"), tab.title]).toEqual(["_blank", ""]);
  const here = screen.getByRole("link", { name: "Here" });
  press(here, { ctrlKey: true });
  expect(here.title).toBe("");
  press(here);
  expect([here.dataset["loading"], here.title]).toEqual(["true", WAITING]);
});

test("a link whose page never loaded can be pressed again", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<LoadingButton href="/next/">Link</LoadingButton>);
  press(screen.getByRole("link"));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(press(screen.getByRole("link"))).toBe(false);
});

test("a page shown again by the back button has stopped loading", () => {
  render(<LoadingButton href="/next/">Link</LoadingButton>);
  const link = screen.getByRole("link");
  press(link);
  expect(link.title).toBe(WAITING);
  fireEvent(window, new Event("pageshow"));
  expect(link.title).toBe("");
});

test("a disabled link leads nowhere and is marked as disabled", () => {
  render(
    <LoadingButton href="/next/" isDisabled>
      Off
    </LoadingButton>,
  );
  const link = screen.getByRole("link", { name: "Off" });
  expect([link.getAttribute("href"), link.ariaDisabled, link.title]).toEqual([null, "true", "Knappen är inaktiv"]);
});

import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeNotification, notifications } from "#ui/messages/notification-state.ts";
import { snackbars } from "#ui/messages/snackbar-state.ts";
import { HYDRATED_EVENT, dispatchHydrated } from "#ui/pieces/hydrated-event.ts";
import { replayEarlyPresses } from "#web/browser/replay-early-presses.ts";
import { sampleResult } from "../../../../gallery/samples/result-sample.tsx";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";

const [offer] = sampleResult({}).offers as [ShownOffer];
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  closeNotification();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

const SESSION = { firstName: "Anna", lastName: "Lindqvist", expiresAtMs: 1, nowMs: 0 };

const pageOf = (isLoggedIn: boolean, marked: { favouriteId?: string }) =>
  createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ session: isLoggedIn ? SESSION : null }),
      HydrateFallback: () => null,
      Component: () => <FavouriteButton offer={{ ...offer, ...marked }} />,
    },
  ]);

async function show(options: { isLoggedIn: boolean; favouriteId?: string }): Promise<HTMLElement> {
  const { isLoggedIn, ...marked } = options;
  const Page = pageOf(isLoggedIn, marked);
  render(<Page />);
  return screen.findByRole("button", { name: "Spara Tuvull som favorit" });
}

const success = (result: unknown) => Response.json({ Success: true, Status: "Ok", Data: { Result: result } });
const failure = (status: number) => Response.json({ Success: false, Status: "", Data: null }, { status });
const pressed = (heart: HTMLElement) => heart.getAttribute("aria-pressed");
const shownNotification = () => {
  const state = notifications.read();
  return state.kind === "shown" ? state.notification.title : undefined;
};
const sent = () => fetched.mock.lastCall?.[1];
const sentBody = () => (sent()?.body as URLSearchParams | undefined)?.toString();

describe("the heart", () => {
  test("is filled when the offer has a FavoriteId [C-056]", async () => {
    expect(pressed(await show({ isLoggedIn: true, favouriteId: "f" }))).toBe("true");
    cleanup();
    expect(pressed(await show({ isLoggedIn: true }))).toBe("false");
  });

  test("is filled at once, before the server has answered, and then removed by its own id", async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const heart = await show({ isLoggedIn: true });
    await userEvent.click(heart);
    expect(pressed(heart)).toBe("true");
    await waitFor(() => expect(sentBody()).toBe(`resultid=${offer.resultId}`));
    expect(shownNotification()).toBeUndefined();
    answer(success({ FavoriteId: "new" }));
    await waitFor(() => expect(shownNotification()).toBe("Sparad som favorit på ditt konto."));
    fetched.mockResolvedValueOnce(success({}));
    await userEvent.click(heart);
    await waitFor(() => expect(shownNotification()).toBe("Har raderats från dina favoriter."));
    expect([sent()?.method, sentBody(), pressed(heart)]).toEqual(["DELETE", "favoriteid=new", "false"]);
  });

  test("reverts and shows an error when saving fails", async () => {
    fetched.mockResolvedValueOnce(failure(500));
    const heart = await show({ isLoggedIn: true });
    await userEvent.click(heart);
    await waitFor(() => expect(pressed(heart)).toBe("false"));
    expect(snackbars.read().map(({ text }) => text)).toEqual(["Favoriten kunde inte sparas. Försök igen om en stund."]);
  });

  test("opens the login for an anonymous visitor, and is saved when the page loads again with a session", async () => {
    const heart = await show({ isLoggedIn: false });
    await userEvent.click(heart);
    expect([location.hash, pressed(heart), fetched.mock.calls.length]).toEqual(["#logga-in", "false", 0]);
    cleanup();
    fetched.mockResolvedValueOnce(success({ FavoriteId: "new" }));
    const reloaded = await show({ isLoggedIn: true });
    await waitFor(() => expect(shownNotification()).toBe("Sparad som favorit på ditt konto."));
    expect(pressed(reloaded)).toBe("true");
    // Only once.
    cleanup();
    await show({ isLoggedIn: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("pressed before hydration is handled once afterwards", async () => {
    replayEarlyPresses({ hydratedEvent: HYDRATED_EVENT, maxAgeMs: 10_000 });
    fetched.mockResolvedValue(success({ FavoriteId: "new" }));
    const Page = pageOf(true, {});
    const page = <Page hydrationData={{ loaderData: { root: { session: SESSION } } }} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const heart = screen.getByRole("button");
    await userEvent.click(heart);
    expect(fetched).not.toHaveBeenCalled();
    render(page, { container, hydrate: true });
    dispatchHydrated();
    await waitFor(() => expect(shownNotification()).toBe("Sparad som favorit på ditt konto."));
    expect([screen.getByRole("button") === heart, pressed(heart)]).toEqual([true, "true"]);
    cleanup();
    await show({ isLoggedIn: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("opens the login when the session has expired", async () => {
    fetched.mockResolvedValueOnce(failure(401));
    const heart = await show({ isLoggedIn: true });
    await userEvent.click(heart);
    await waitFor(() => expect(location.hash).toBe("#logga-in"));
    expect(pressed(heart)).toBe("false");
  });
});

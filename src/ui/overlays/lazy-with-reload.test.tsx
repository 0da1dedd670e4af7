import { act, cleanup, render, screen } from "@testing-library/react";
import { startTransition, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerErrorModal, errorModals } from "./error-modal-state.ts";
import { lazyWithReload } from "./lazy-with-reload.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

const Note = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** Awaited: work that waits inside an unawaited act never resumes. */
const show = (Piece: ReturnType<typeof lazyWithReload<{ text: string }>>) =>
  act(async () =>
    render(
      <Suspense fallback="Waiting">
        <Piece text="Here" />
      </Suspense>,
    ),
  );

async function answer(isTryAgain: boolean) {
  const request = await vi.waitFor(() => {
    const [first] = errorModals.read();
    if (!first) throw new Error("No error modal is open");
    return first;
  });
  await act(async () => answerErrorModal(request, isTryAgain));
  return request;
}

test("a piece is loaded once, and shown when it is loaded", async () => {
  const load = vi.fn(() => Promise.resolve(Note));
  const Piece = lazyWithReload(load, vi.fn());
  Piece.preload();
  await show(Piece);
  await show(Piece);
  expect(await screen.findAllByText("Here")).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a preloaded component is rendered at once, without a fallback", async () => {
  const Piece = lazyWithReload(() => Promise.resolve(Note), vi.fn());
  const Waiting = vi.fn(() => null);
  await Piece.loadAhead();
  render(
    <Suspense fallback={<Waiting />}>
      <Piece text="Here" />
    </Suspense>,
  );
  expect(screen.getByText("Here")).toBeDefined();
  expect(Waiting).not.toHaveBeenCalled();
});

test("a piece that waits for its script is finished by it, also when a second request for it ended earlier", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const first = Promise.withResolvers<typeof Note>();
  const load = vi.fn(() => Promise.resolve(Note)).mockReturnValueOnce(first.promise);
  const Piece = lazyWithReload(load, vi.fn());
  const { rerender } = render(null);
  // A transition waits where it is, without a fallback.
  await act(async () => startTransition(() => rerender(<Piece text="Here" />)));
  await Piece.loadAhead();
  await act(async () => first.resolve(Note));
  expect(await screen.findByText("Here")).toBeDefined();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test("a script that fails to load is reported with the usual message, and the page is reloaded", async () => {
  const reload = vi.fn();
  const Piece = lazyWithReload<{ text: string }>(() => Promise.reject(new Error("no script")), reload);
  await show(Piece);
  expect(await answer(true)).toMatchObject({ title: "Något gick fel", buttonLabel: "Ladda om sidan" });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText("Waiting")).toBeDefined();
});

test("a visitor who closes the dialog sees nothing in its place, and gets a new attempt the next time", async () => {
  const load = vi
    .fn<() => Promise<typeof Note>>()
    .mockRejectedValueOnce(new Error("no script"))
    .mockResolvedValue(Note);
  const Piece = lazyWithReload(load, vi.fn());
  const { container, unmount } = await show(Piece);
  await answer(false);
  await vi.waitFor(() => expect(container.textContent).toBe(""));
  expect(errorModals.read()).toEqual([]);
  unmount();
  await show(Piece);
  expect(await screen.findByText("Here")).toBeDefined();
});

test("preloading does not report a failure", async () => {
  const Piece = lazyWithReload<{ text: string }>(() => Promise.reject(new Error("no script")), vi.fn());
  await Piece.loadAhead();
  expect(errorModals.read()).toEqual([]);
});

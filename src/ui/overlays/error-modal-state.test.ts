import { afterEach, expect, test, vi } from "vitest";
import { answerErrorModal, closeErrorModal, errorModals, openErrorModal } from "./error-modal-state.ts";

const shown = () => {
  const [request] = errorModals.read();
  if (!request) throw new Error("No error modal is open");
  return request;
};

afterEach(() => {
  while (errorModals.read().length > 0) answerErrorModal(shown(), false);
});

test("title, message, button and whether it can be closed may each be changed [F-099]", () => {
  void openErrorModal({ title: "T" });
  void openErrorModal({ message: "M" });
  void openErrorModal({ buttonLabel: "B" });
  void openErrorModal({ canClose: false });
  const usual = {
    title: "Något gick fel",
    message:
      "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
    buttonLabel: "Försök igen",
    canClose: true,
  };
  expect(errorModals.read()).toMatchObject([
    { ...usual, title: "T" },
    { ...usual, message: "M" },
    { ...usual, buttonLabel: "B" },
    { ...usual, canClose: false },
  ]);
});

test("the promise is true after trying again and false after closing [F-100]", async () => {
  const tried = openErrorModal();
  answerErrorModal(shown(), true);
  await expect(tried).resolves.toBe(true);
  const closed = openErrorModal();
  closeErrorModal(shown());
  await expect(closed).resolves.toBe(false);
  expect(errorModals.read()).toEqual([]);
});

test("it can be closed by default, and not when its state does not permit it [F-101]", async () => {
  void openErrorModal();
  expect(closeErrorModal(shown())).toBe(true);
  expect(errorModals.read()).toEqual([]);

  const answered = vi.fn();
  const locked = openErrorModal({ canClose: false }).then(answered);
  expect(closeErrorModal(shown())).toBe(false);
  expect(errorModals.read()).toHaveLength(1);
  expect(answered).not.toHaveBeenCalled();
  answerErrorModal(shown(), true);
  await locked;
  expect(answered).toHaveBeenCalledExactlyOnceWith(true);
});

test("calls that fail together are one question; another message waits for its turn", async () => {
  const together = [openErrorModal(), openErrorModal(), openErrorModal()];
  const other = openErrorModal({ title: "Another" });
  answerErrorModal(shown(), true);
  await expect(Promise.all(together)).resolves.toEqual([true, true, true]);
  expect(shown().title).toBe("Another");
  answerErrorModal(shown(), false);
  await expect(other).resolves.toBe(false);
});

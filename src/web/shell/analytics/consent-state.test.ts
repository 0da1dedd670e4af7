// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { beforeEach, expect, test } from "vitest";
import { CONSENT_COOKIE, consentCookieValue, ALL_CATEGORIES, MARKETING, PRODUCT } from "#domain/consent/consent.ts";
import { consentMayHaveChanged, hasConsent, onConsent, storedConsent } from "./consent-state.ts";
import { openMeasuredPage, storeChoice } from "#tests/support/measured-page.ts";

beforeEach(() => openMeasuredPage());

test("nothing is granted until it is stored", () => {
  expect(storedConsent()).toBeUndefined();
  expect(hasConsent(PRODUCT)).toBe(false);
  storeChoice([1, 2]);
  expect(hasConsent(PRODUCT)).toBe(true);
  expect(hasConsent(MARKETING)).toBe(false);
});

test("a choice about other texts grants nothing", () => {
  document.cookie = `${CONSENT_COOKIE}=${consentCookieValue(ALL_CATEGORIES, "other")}; path=/; secure`;
  expect(storedConsent()).toBeUndefined();
});

test("a subscriber is notified when its category is granted and when it is withdrawn, and not otherwise", () => {
  const notified: boolean[] = [];
  const stop = onConsent(MARKETING, (isGranted) => notified.push(isGranted));
  storeChoice([1, 2]);
  consentMayHaveChanged();
  expect(notified).toEqual([]);
  storeChoice([1, 2, 3]);
  consentMayHaveChanged();
  consentMayHaveChanged();
  expect(notified).toEqual([true]);
  storeChoice([1]);
  consentMayHaveChanged();
  expect(notified).toEqual([true, false]);
  stop();
  storeChoice([1, 2, 3]);
  consentMayHaveChanged();
  expect(notified).toEqual([true, false]);
});

test("a subscriber is notified at once when its category is already granted", () => {
  storeChoice([1, 2, 3]);
  const notified: boolean[] = [];
  onConsent(PRODUCT, (isGranted) => notified.push(isGranted))();
  expect(notified).toEqual([true]);
});

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

test("who waits for a category is told when it is granted and when it is taken back, and not otherwise", () => {
  const told: boolean[] = [];
  const stop = onConsent(MARKETING, (isGranted) => told.push(isGranted));
  storeChoice([1, 2]);
  consentMayHaveChanged();
  expect(told).toEqual([]);
  storeChoice([1, 2, 3]);
  consentMayHaveChanged();
  consentMayHaveChanged();
  expect(told).toEqual([true]);
  storeChoice([1]);
  consentMayHaveChanged();
  expect(told).toEqual([true, false]);
  stop();
  storeChoice([1, 2, 3]);
  consentMayHaveChanged();
  expect(told).toEqual([true, false]);
});

test("who comes when it is granted already is told at once", () => {
  storeChoice([1, 2, 3]);
  const told: boolean[] = [];
  onConsent(PRODUCT, (isGranted) => told.push(isGranted))();
  expect(told).toEqual([true]);
});

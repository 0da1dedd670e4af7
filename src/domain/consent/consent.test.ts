import { describe, expect, test } from "vitest";
import { bannerView, chooseCategory, dropCategory } from "./consent-banner.ts";
import {
  type Consent,
  CONSENT_COOKIE,
  consentCookieValue,
  consentList,
  consentMode,
  ALL_CATEGORIES,
  grants,
  MARKETING,
  NECESSARY,
  NECESSARY_ONLY,
  PRODUCT,
  readConsentCookie,
  readConsentList,
} from "./consent.ts";

const UP_TO_PRODUCT: Consent = [1, 2];

test("the categories are Necessary 1, Product 2 and Marketing 3 [F-025]", () => {
  expect([NECESSARY, PRODUCT, MARKETING]).toEqual([1, 2, 3]);
});

describe("the stored list", () => {
  test.each([
    [NECESSARY_ONLY, "1"],
    [UP_TO_PRODUCT, "1,2"],
    [ALL_CATEGORIES, "1,2,3"],
  ])("of %j is %j, and is read back [F-026]", (consent, list) => {
    expect(consentList(consent)).toBe(list);
    expect(readConsentList(list)).toEqual(consent);
  });

  test.each(["", "0", "2", "3", "1,3", "2,3", "1,2,3,4", "1,1", "3,2,1", "1, 2", "1,2,", "all", "__proto__"])(
    "%j is no consent: what is not named is not granted",
    (list) => {
      expect(readConsentList(list)).toBeUndefined();
    },
  );
});

describe("choosing", () => {
  test("everything grants every category [F-035]", () => {
    expect(consentList(ALL_CATEGORIES)).toBe("1,2,3");
    expect(ALL_CATEGORIES.every((category) => grants(ALL_CATEGORIES, category))).toBe(true);
  });

  test("a category grants it and all lower ones [F-036]", () => {
    expect(chooseCategory(NECESSARY_ONLY, MARKETING)).toEqual([1, 2, 3]);
    expect(chooseCategory(NECESSARY_ONLY, PRODUCT)).toEqual([1, 2]);
    expect(chooseCategory(ALL_CATEGORIES, PRODUCT)).toEqual([1, 2, 3]);
  });

  test("against a category turns off the higher ones [F-037]", () => {
    expect(dropCategory(ALL_CATEGORIES, PRODUCT)).toEqual([1]);
    expect(dropCategory(ALL_CATEGORIES, MARKETING)).toEqual([1, 2]);
    expect(dropCategory(NECESSARY_ONLY, MARKETING)).toEqual([1]);
  });

  test("against Necessary changes nothing about Necessary [F-038]", () => {
    expect(dropCategory(ALL_CATEGORIES, NECESSARY)).toEqual([1]);
    expect(grants(dropCategory(NECESSARY_ONLY, NECESSARY), NECESSARY)).toBe(true);
  });
});

describe("for the tags of others", () => {
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

  test("Marketing grants ad storage, ad user data and ad personalization [F-027]", () => {
    expect(consentMode(ALL_CATEGORIES)).toMatchObject({
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "granted",
    });
    expect(consentMode(UP_TO_PRODUCT)).toMatchObject(denied);
  });

  test("Product grants analytics storage and nothing else [F-028]", () => {
    expect(consentMode(UP_TO_PRODUCT)).toEqual({ ...denied, analytics_storage: "granted" });
    expect(consentMode(NECESSARY_ONLY)).toEqual({ ...denied, analytics_storage: "denied" });
  });

  test("no choice denies everything", () => {
    expect(consentMode(undefined)).toEqual({ ...denied, analytics_storage: "denied" });
  });
});

describe("the cookie", () => {
  const cookie = (value: string) => `other=1; ${CONSENT_COOKIE}=${value}; last=x`;

  test.for([NECESSARY_ONLY, UP_TO_PRODUCT, ALL_CATEGORIES])("keeps %j with the version of the texts", (consent) => {
    const value = consentCookieValue(consent, "a1b2");
    expect(value).toMatch(/^[\w.%-]+$/);
    expect(readConsentCookie(cookie(value), "a1b2")).toEqual(consent);
  });

  test("is no consent to other texts, and none when it is missing or made up", () => {
    expect(readConsentCookie(cookie(consentCookieValue(ALL_CATEGORIES, "a1b2")), "c3d4")).toBeUndefined();
    for (const value of ["", "a1b2", "a1b2.", "a1b2.9", ".1%2C2", "a1b2.1%2C3"])
      expect(readConsentCookie(cookie(value), "a1b2"), value).toBeUndefined();
    expect(readConsentCookie(null, "a1b2")).toBeUndefined();
    expect(readConsentCookie(`x${CONSENT_COOKIE}=a1b2.1`, "a1b2")).toBeUndefined();
  });
});

describe("the banner", () => {
  const view = (consent: Consent | undefined, search: string) => bannerView(consent, new URLSearchParams(search));

  test("is shown to a visitor who has not chosen, and to no other unasked [F-029]", () => {
    expect(view(undefined, "")).toBe("notice");
    expect(view(NECESSARY_ONLY, "?searchid=1")).toBeUndefined();
  });

  test("is shown when cookie-settings is in the address, whatever was chosen and whatever its value [F-024] [F-030]", () => {
    for (const search of ["?cookie-settings", "?cookie-settings=", "?a=b&cookie-settings=true"])
      expect(view(ALL_CATEGORIES, search)).toBe("notice");
    expect(view(undefined, "?cookie-settings")).toBe("notice");
  });

  test("opens with the categories when the address asks for it", () => {
    expect(view(ALL_CATEGORIES, "?cookie-settings=val")).toBe("settings");
    expect(view(undefined, "?cookie-settings=val")).toBe("settings");
  });
});

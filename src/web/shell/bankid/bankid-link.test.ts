import { describe, expect, it } from "vitest";
import { chooseLink } from "./bankid-link.ts";

const LINKS = { web: "https://app.bankid.com/?autostarttoken=t", app: "bankid:///?autostarttoken=t" };

const KIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${KIT}`;
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the link that opens BankID", () => {
  it.each<[string, string, number, keyof typeof LINKS]>([
    ["Safari on a phone", `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 5, "web"],
    ["Safari on a tablet, which identifies as a Mac", `${MAC} ${KIT} Version/18.0 Safari/605.1.15`, 5, "web"],
    ["Safari on a Mac", `${MAC} ${KIT} Version/18.0 Safari/605.1.15`, 0, "app"],
    ["Chrome on an iPhone", `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5, "app"],
    ["Firefox on an iPhone", `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, "app"],
    ["Chrome on Android", `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, "web"],
    ["Edge on Android", `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 5, "web"],
    ["Samsung's browser", `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, "app"],
    ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", 5, "app"],
    ["a page inside another app", `${ANDROID.replace(")", "; wv)")} Version/4.0 Chrome/140.0.0.0 Mobile`, 5, "app"],
    ["Chrome on a computer", `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 0, "app"],
  ])("of %s", (_name, userAgent, touchPoints, link) => {
    expect(chooseLink(LINKS, { userAgent, touchPoints })).toBe(LINKS[link]);
  });
});

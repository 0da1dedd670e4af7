import { describe, expect, test } from "vitest";
import { createLoadClassifier, LOAD_CLASSES } from "./load-classes.ts";

const classifier = createLoadClassifier();
for (const path of [
  "/forsakring/bil/order/ajax",
  "/forsakring/bil/order/status",
  "/forsakring/bil/order/checkout",
  "/forsakring/bil/jamfor/ajax",
  "/forsakring/bil/init-fetch-insurance-data",
  "/forsakring/bil/check-fetch-result",
  "/ajax/login/bankid/poll",
  "/ajax/send-cancel-current-insurance-mail/",
  "/webhooks/insurance-data",
])
  classifier.addRoute("POST", path);
for (const path of [
  "/live",
  "/ready",
  "/ajax/vehicle-data/",
  "/assets/frame-1.css",
  "/robots.txt",
  "/minasidor/bankid/",
])
  classifier.addRoute("GET", path);
classifier.addRoute("GET", "*");
classifier.addPages(["/", "/om/", "/forsakring/bil/", "/forsakring/bil/order/", "/minasidor/", "/a/sida/:id/"]);

describe("the load class of a request", () => {
  test.each([
    ["POST", "/forsakring/bil/order/ajax", "order"],
    ["POST", "/forsakring/bil/order/status", "order"],
    ["GET", "/live", "order"],
    ["GET", "/ready", "order"],
    ["POST", "/webhooks/insurance-data", "order"],
    ["POST", "/forsakring/bil/order/checkout", "checkout"],
    ["POST", "/forsakring/bil/init-fetch-insurance-data", "checkout"],
    ["POST", "/forsakring/bil/check-fetch-result", "checkout"],
    ["POST", "/ajax/login/bankid/poll", "checkout"],
    ["POST", "/ajax/send-cancel-current-insurance-mail/", "checkout"],
    ["GET", "/minasidor/bankid/?nonce=x", "checkout"],
    ["GET", "/forsakring/bil/order/?resultid=x", "checkout"],
    ["POST", "/forsakring/bil/order/", "checkout"],
    ["GET", "/minasidor/", "checkout"],
    ["POST", "/forsakring/bil/jamfor/ajax", "search"],
    ["GET", "/ajax/vehicle-data/?carregnumber=x", "search"],
    ["GET", "/", "read"],
    ["HEAD", "/om/", "read"],
    ["GET", "/om", "read"],
    ["GET", "/om/_.data", "read"],
    ["GET", "/om.data", "read"],
    ["GET", "/_.data", "read"],
    ["GET", "/assets/frame-1.css", "read"],
    ["GET", "/robots.txt", "read"],
    ["GET", "/assets/nothing.css", "unknown"],
    ["GET", "/wp-login.php", "unknown"],
    ["GET", "/a/b/", "unknown"],
    ["GET", "/a/sida/x1/", "read"],
    ["GET", "/a/sida/x1", "read"],
    ["GET", "/a/sida/x1/_.data", "read"],
    ["GET", "/a/sida/", "unknown"],
    ["GET", "/a/sida/x1/y/", "unknown"],
    ["GET", "/forsakring/bil/order/ajax", "unknown"],
    ["PUT", "/live", "unknown"],
  ])("%s %s is %s", (method, url, expected) => {
    expect(classifier.classOf(method, url)).toBe(expected);
  });

  test("orders are the last to be refused, unknown addresses the first", () => {
    expect(LOAD_CLASSES.map(({ name }) => name)).toEqual(["unknown", "read", "search", "checkout", "order"]);
    const limits = LOAD_CLASSES.map(({ timesNormal }) => timesNormal);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  });
});

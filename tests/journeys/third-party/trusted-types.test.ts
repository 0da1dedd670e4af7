import type { Page, Response } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { checkout, openCheckout } from "#tests/support/car-checkout.ts";
import { logIn } from "#tests/support/log-in.ts";
import { expectsViolations } from "#tests/support/policy-violations.ts";
import { newVisitor } from "#tests/support/visitor.ts";

const policyOf = (answer: Response | null) => answer?.headers()["content-security-policy"] ?? "";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((rule) => rule.startsWith(`${name} `)) ?? "";

/** What each way of turning text into HTML or script gives. */
const writeText = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement("div").innerHTML = "<img src=x>"),
      outerHTML: () => (document.body.appendChild(document.createElement("div")).outerHTML = "<b>x</b>"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
      "document.write": () => document.write("<b>x</b>"),
      "script.src": () => (document.createElement("script").src = "https://elak.example/x.js"),
      "script.text": () => (document.createElement("script").text = "1"),
      srcdoc: () => (document.createElement("iframe").srcdoc = "<b>x</b>"),
      DOMParser: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
      "another policy": () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("mine", {}),
    };
    return Object.fromEntries(
      Object.entries(ways).map(([name, write]) => {
        try {
          write();
          return [name, "done"];
        } catch {
          return [name, "refused"];
        }
      }),
    );
  });

async function expectGuarded(page: Page): Promise<void> {
  expectsViolations();
  const gave = await writeText(page);
  expect(Object.entries(gave).filter(([, how]) => how !== "refused")).toEqual([]);
}

test.for(["/", "/sa-rankar-vi/", "/forsakring/bil/", "/finns-inte/", "/fraga-experten/"])(
  "on %s no text becomes HTML or script, and no foreign host is named",
  async (path) => {
    const context = await newVisitor({ consent: [1, 2, 3] });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const policy = policyOf(await page.goto(path));
    expect(policy).not.toMatch(/https?:/);
    expect(directive(policy, "frame-src")).toBe("frame-src 'self'");
    await expectGuarded(page);
  },
);

test("no text becomes HTML or script in the checkout over a list", async () => {
  const { page } = await openCheckout("SPV 24K", { consent: [1, 2, 3] });
  await expectGuarded(page);
  await checkout(page).getByLabel("Mejladress").waitFor();
});

test("nor on my pages", async () => {
  const context = await newVisitor({ consent: [1, 2, 3] });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await logIn(page);
  const policy = policyOf(await page.goto("/minasidor/uppgifter/"));
  expect(policy).not.toMatch(/https?:/);
  await expectGuarded(page);
});

test("the browser reports to us what a policy blocks", async () => {
  expectsViolations();
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/sa-rankar-vi/");
  // The browser sends reports at its own time, outside the page's visible requests: the event shows that there is one.
  const stopped = await page.evaluate(
    () =>
      new Promise<{ directive: string; disposition: string }>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve({ directive: event.effectiveDirective, disposition: event.disposition }),
        );
        try {
          document.createElement("div").innerHTML = "<b>x</b>";
        } catch {
          // As it should.
        }
      }),
  );
  expect(stopped).toEqual({ directive: "require-trusted-types-for", disposition: "enforce" });
});

import { expect, it } from "vitest";
import { providerTexts } from "./provider-text.ts";

const providerText = providerTexts([]);

it("an ordinary text of a provider stays as it is", () => {
  for (const text of [
    "Självrisk 1 500 kr, max 3 skador per år.",
    "Allrisk ingår (t.ex. tappad mobil)",
    "Upp till 1 000 Mbit/s",
  ])
    expect(providerText(text)).toBe(text);
});

it("addresses, markup and hidden characters are removed", () => {
  expect(providerText("Se [villkor](https://elak.example/?q=1) nu")).not.toMatch(/elak|https|\]|\(h/);
  expect(providerText("<img src=//elak.example/x> <b>Bra</b>")).not.toMatch(/elak|<|>/);
  expect(providerText("Besök elak.example/leak?d=1 eller www.elak.example")).not.toContain("elak");
  for (const address of [
    "evil。com/pay",
    "evil｡com",
    "sparv-bank.рф/login",
    "sparv-bank.xn--p1ai/login",
    "банк.рф",
    "भारत.भारत",
    "203.0.113.5/pay",
    "203。0。113。5:8080/pay",
    "[2001:db8::1]/pay",
    "anna@blåbär.рф",
  ])
    expect(providerText(`Betala på ${address} nu`), address).toBe("Betala på … nu");
  for (const hidden of ["a_elak.example/x", ".elak.example", "Se:elak.example", "xelak@elak.example"])
    expect(providerText(hidden), hidden).not.toContain("elak.example");
  expect(providerText("a\u202e\u200bb\u0000c\u{e0041}d")).toBe("abcd");
  expect(providerText('{"jsonrpc":"2.0","method":"tools/call"}')).not.toMatch(/[{}"]/);
  expect(providerText("a".repeat(5_000)).length).toBeLessThan(700);
});

it("a personal number, and what a provider repeats of the person, are removed", () => {
  for (const number of [
    "198502102380",
    "19850210-2380",
    "850210-2380",
    "850210+2380",
    "8502102380",
    "19 85 02 10 2380",
    "850210–2380",
    "850210 - 2380",
    "19850210  -  2380",
    "８５０２１０２３８０",
    "1985 0210 2380",
    "850210_2380",
    "198502102380198502102380",
    "19.85.02.10-2380",
  ])
    expect(providerText(`Kund ${number} får rabatt`), number).toBe("Kund … får rabatt");
  const withheld = providerTexts(["Anna", "Lindqvist", "Storgatan 1"]);
  expect(withheld("Hej anna lindqvist, LindqvistAnna, Storgatan 1!")).not.toMatch(/anna|lindqvist|storgatan/i);
  expect(withheld("En annan försäkring")).toBe("En annan försäkring");
});

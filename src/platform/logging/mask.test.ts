import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskAddress, maskText } from "./mask.ts";

describe("maskText", () => {
  test.each([
    "199001011239",
    "9001011239",
    "19900101-1239",
    "900101-1239",
    "900101+1239",
    "19900101 1239",
    "1990-01-01-1239",
    "1990-01-01 1239",
    "1990.01.01-1239",
    "900101 - 1239",
    "19900101\u20111239",
    "19900101\u20131239",
    "19900101%2D1239",
    "900101%2b1239",
    "19900161-1236",
    "19900191-1230",
    "18991231-1230",
    "0002291239",
  ])("the personal number %s is masked in any position", (number) => {
    for (const text of [
      number,
      `for ${number}.`,
      `pnr:${number}`,
      `civic${number}x`,
      `{"p":"${number}"}`,
      `(${number})`,
    ]) {
      expect(maskText(text)).toBe(text.replace(number, "[personal-number]"));
    }
  });

  test.each([
    ["a moment in milliseconds", "at 1731628800123"],
    ["a moment in seconds", "at 1731628800"],
    ["a date", "from 2026-11-15 to 2026-12-31"],
    ["a date and a time", "2026-11-15T02:14:00.123Z"],
    ["a month out of range", "number 9013011239"],
    ["a day out of range", "number 9001321239"],
    ["eleven digits", "number 19900101123"],
    ["a universal id", "550e8400-e29b-41d4-a716-446655440000"],
    ["an amount", "4 512 kr, 45120000"],
    ["a package in a stack", "at f (/app/node_modules/@opentelemetry/api@1.9.1/build/index.js:12:34)"],
    ["a port", "connect ECONNREFUSED 127.0.0.1:5432"],
  ])("%s is not masked", (_what, text) => {
    expect(maskText(text)).toBe(text);
  });

  test.each([
    ["mail to anna.svensson+x@example.se failed", "mail to [email] failed"],
    ["<åsa@exempel.se>", "<[email]>"],
    ["to=anna%40example.se&x", "to=[email]&x"],
    ["Key (email)=(anna@mail.example.co.uk) already exists", "Key (email)=([email]) already exists"],
    ["call +46 70 123 45 67 now", "call [phone] now"],
    ["call 070-123 45 67 now", "call [phone] now"],
    ["call +46701234567", "call [phone]"],
    ["token=abcDEF123_-", "token=[secret]"],
    ["secret: s3cr3tvalue", "secret: [secret]"],
    ['{"accessToken":"abc.def.ghi","a":1}', '{"accessToken":"[secret]","a":1}'],
    ["qrStartSecret=67df3917-fa0d-44e5-b327-edcc928297f8&x=1", "qrStartSecret=[secret]&x=1"],
    ["Authorization: Bearer abcdefghijkl", "Authorization: [secret]"],
    ["sent bearer abcdefghijkl", "sent [secret]"],
    ["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "jwt [secret]"],
    ["postgres://root:hunter2@db.example:5432/sparv", "postgres://[secret]@db.example:5432/sparv"],
    ["GET /ajax/user-data/?civicnumber=199001011239 failed", "GET /ajax/user-data/ failed"],
    ["see https://sparv.example/a/b?x=1#top now", "see https://sparv.example/a/b now"],
  ])("%s", (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  test("no personal number survives, whatever surrounds it", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2029-12-31T00:00:00Z"), noInvalidDate: true }),
        fc.integer({ min: 0, max: 9999 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom("", "-", "+", " "),
        fc.string({ unit: fc.constantFrom(...Array.from("abcåäö {}[]\"':;,.!=&?/\n-_")) }),
        fc.string({ unit: fc.constantFrom(...Array.from("abcåäö {}[]\"':;,.!=&?/\n_")) }),
        (born, serial, isLong, isCoordination, gap, before, after) => {
          const [year = "", month = "", day = ""] = born.toISOString().slice(0, 10).split("-");
          const written = isCoordination ? String(Number(day) + 60) : day;
          const tail = String(serial).padStart(4, "0");
          const masked = maskText(`${before} ${isLong ? year : year.slice(2)}${month}${written}${gap}${tail}${after}`);
          expect(masked).not.toContain(`${month}${written}`);
          expect(masked).not.toContain(tail);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("a long text is cut without leaving half a personal number", () => {
    for (let padding = 3960; padding <= 4000; padding++) {
      for (const number of ["19900101-1239", "19900101 1239"]) {
        const masked = maskText(`${"word ".repeat(800).slice(0, padding)} ${number} tail`.padEnd(5000, "x"));
        expect(masked).not.toContain("1990");
        expect(masked.length).toBeLessThan(4020);
        expect(masked).toMatch(/\[cut\]$/);
      }
    }
  });

  test("no text takes long to mask", () => {
    const hostile = [
      "/",
      "?",
      "@",
      "a@",
      "a.",
      "1",
      "12-",
      "token=",
      "token",
      "://",
      "%40",
      "eyJa.",
      "+46 ",
      "0701 ",
      " ",
    ];
    for (const piece of hostile) {
      const text = piece.repeat(4000 / piece.length);
      const before = process.threadCpuUsage();
      maskText(text);
      const tookMs = process.threadCpuUsage(before).user / 1_000;
      expect(tookMs, piece).toBeLessThan(50);
    }
  });
});

describe("maskAddress", () => {
  test("keeps the path and nothing after it", () => {
    expect(maskAddress("/forsakring/bil/?searchid=abc&civicnumber=199001011239#x")).toBe("/forsakring/bil/");
    expect(maskAddress("https://u:p@api.example/v1?key=1")).toBe("https://[secret]@api.example/v1");
    expect(maskAddress("/persons/19900101-1239/cars")).toBe("/persons/[personal-number]/cars");
    expect(maskAddress("/plain")).toBe("/plain");
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areFilesSound, faultOf, kindOf, MAX_FILE_BYTES, MAX_FILES } from "./supplied-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const pdf = (inside = "") => bytes(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n%%EOF\n`);
const JPEG = bytes("\xff\xd8\xff\xe0...\xff\xd9");
const PNG = bytes("\x89PNG\r\n\x1a\n...IEND\xae\x42\x60\x82");

const given = (contentType: string, content: Uint8Array) => faultOf({ contentType, content });

describe("a file", () => {
  test("of each kind is taken", () => {
    expect(given("application/pdf", pdf())).toBeUndefined();
    expect(given("image/jpeg", JPEG)).toBeUndefined();
    expect(given("image/png", PNG)).toBeUndefined();
  });

  test("is judged by its content, not by what the browser states", () => {
    expect(given("application/pdf", JPEG)).toBe("other-kind");
    expect(given("image/png", bytes("<svg onload=alert(1)>"))).toBe("unknown-kind");
    expect(given("text/html", pdf())).toBe("other-kind");
  });

  test("that is empty, cut off, continued or too large is refused", () => {
    expect(given("application/pdf", new Uint8Array())).toBe("empty");
    for (const whole of [pdf(), JPEG, PNG]) expect(kindOf(whole.subarray(0, -3))).toBeUndefined();
    expect(kindOf(bytes(`${String.fromCharCode(...JPEG)}<script>`))).toBeUndefined();
    expect(given("application/pdf", new Uint8Array(MAX_FILE_BYTES + 1))).toBe("too-large");
  });

  test("of random bytes is never taken for a kind without its beginning", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (content) => {
        fc.pre(![0x25, 0xff, 0x89].includes(content[0] ?? 0));
        expect(kindOf(content)).toBeUndefined();
      }),
    );
  });
});

test("one to three files can be supplied, and each must be sound", () => {
  const file = { contentType: "image/jpeg", content: JPEG };
  expect(areFilesSound([])).toBe(false);
  expect(areFilesSound([file])).toBe(true);
  expect(areFilesSound(Array.from({ length: MAX_FILES + 1 }, () => file))).toBe(false);
  expect(areFilesSound([file, { ...file, contentType: "image/png" }])).toBe(false);
});

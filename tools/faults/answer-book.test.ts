import { expect, test } from "vitest";
import { openAnswerBook, showsInternals } from "./answer-book.ts";

const OUR_503 = '{"Success":false,"Error":[],"Status":"Unavailable"}';

test("an answer, our own refusal and no answer are counted apart", () => {
  const book = openAnswerBook();
  book.count("/", 200);
  book.count("/", 404, '<html lang="sv">');
  book.count("order/ajax", 503, OUR_503);
  book.count("order/ajax", 429, "");
  book.count("/", undefined);
  book.count("/", 500, OUR_503);
  book.count("/", 503, "<html><body><h1>503 Service Unavailable</h1>");
  expect(book.read()).toMatchObject({ requests: 7, answered: 2, declined: 2, unanswered: 3, wrong: [] });
});

test("an answer that states that something is unavailable is declined instead of answered", () => {
  const book = openAnswerBook();
  book.count("jamfor/ajax", 200);
  book.declined("jamfor/ajax");
  expect(book.read()).toMatchObject({ requests: 1, answered: 0, declined: 1, unanswered: 0 });
});

test("an error that shows internals is wrong", () => {
  const book = openAnswerBook();
  book.count("/", 500, "Error: connect ECONNREFUSED 127.0.0.1:5432");
  expect(book.read().wrong).toHaveLength(1);
});

test.each([
  "Error: x\n    at run (/srv/build/server/index.js:1:2)",
  'relation "orders" does not exist',
  "could not write block 3: ENOSPC",
  "see src/main/web.ts:12",
])("internals are found: %s", (body) => expect(showsInternals(body)).toBe(true));

test.each([OUR_503, '<!doctype html><html lang="sv"><h1>Något gick fel</h1><p>Försök igen om en stund.</p>'])(
  "an honest message is none: %s",
  (body) => expect(showsInternals(body)).toBe(false),
);

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSparAnswer } from "./read-spar-answer.ts";

const NUMBER = "198502102380";
const TODAY = "2026-11-15";

const soap = (body: string) =>
  `<?xml version="1.0"?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${body}</S:Body></S:Envelope>`;
const answer = (posts: string) => soap(`<n:SPARPersonsokningSvar xmlns:n="urn:x">${posts}</n:SPARPersonsokningSvar>`);
const post = (parts: string, number = NUMBER) =>
  `<n:PersonsokningSvarspost><n:PersonId><n:IdNummer>${number}</n:IdNummer></n:PersonId>${parts}</n:PersonsokningSvarspost>`;
const OPEN = `<Sekretessmarkering sattAvSPAR="NEJ">NEJ</Sekretessmarkering><SkyddadFolkbokforing>NEJ</SkyddadFolkbokforing>`;
const name = (parts: string, from = "2000-01-01", till = "9999-12-31") =>
  `<Namn><DatumFrom>${from}</DatumFrom><DatumTill>${till}</DatumTill>${parts}</Namn>`;
const LINDQVIST = `<Fornamn>Anna Maria</Fornamn><Tilltalsnamn>10</Tilltalsnamn><Efternamn>Lindqvist</Efternamn>`;

const read = (body: string) => readSparAnswer(body, NUMBER, TODAY);

describe("a person who is marked as not protected", () => {
  it.each([
    ["10", "Anna"],
    ["20", "Maria"],
    ["12", "Anna Maria"],
    ["30", "Anna Maria"],
    ["", "Anna Maria"],
  ])("goes by the given names that %j points at: %s", (pointer, firstName) => {
    const parts = name(LINDQVIST.replace("10", pointer));
    expect(read(answer(post(OPEN + parts)))).toEqual({ kind: "found", firstName, lastName: "Lindqvist" });
  });

  it("has the name that is valid today, in any order of the names", () => {
    const former = name(LINDQVIST.replace("Lindqvist", "Bergdal"), "2000-01-01", "2010-05-01");
    const current = name(LINDQVIST, "2010-05-01");
    const coming = name(LINDQVIST.replace("Lindqvist", "Ekehage"), "2027-01-01");
    for (const names of [former + current + coming, coming + current + former])
      expect(read(answer(post(OPEN + names)))).toMatchObject({ kind: "found", lastName: "Lindqvist" });
  });

  it("has the middle name before the surname, with numeric character references decoded", () => {
    const parts = `<Fornamn>&#197;sa</Fornamn><Mellannamn>D&apos;Arc</Mellannamn><Efternamn>&#xC5;kerlid &amp; S&ouml;n</Efternamn>`;
    expect(read(answer(post(OPEN + name(parts))))).toEqual({
      kind: "found",
      firstName: "Åsa",
      lastName: "D'Arc Åkerlid & S&ouml;n",
    });
  });

  it("has no name when deceased, or without a complete name", () => {
    const dead = "<Persondetaljer><Avlidendatum>2020-01-01</Avlidendatum></Persondetaljer>";
    expect(read(answer(post(OPEN + name(LINDQVIST) + dead)))).toEqual({ kind: "deceased" });
    expect(read(answer(post(OPEN)))).toEqual({ kind: "unreadable", why: "no-name" });
    expect(read(answer(post(OPEN + name("<Fornamn>Anna</Fornamn>"))))).toEqual({ kind: "unreadable", why: "no-name" });
  });
});

it.each([
  ["secret", OPEN.replace(">NEJ<", ">JA<")],
  ["with protected registration", OPEN.replace("<SkyddadFolkbokforing>NEJ", "<SkyddadFolkbokforing>JA")],
  ["without the one mark", "<SkyddadFolkbokforing>NEJ</SkyddadFolkbokforing>"],
  ["without the other", "<Sekretessmarkering>NEJ</Sekretessmarkering>"],
  ["with a mark we do not know", OPEN.replace(">NEJ<", ">DELVIS<")],
  ["with both answers at once", `${OPEN}<Sekretessmarkering>JA</Sekretessmarkering>`],
])("a person %s is protected, name or not", (_what, marks) => {
  expect(read(answer(post(marks + name(LINDQVIST))))).toEqual({ kind: "protected" });
});

describe("an answer without a person", () => {
  it("is unknown when there are no posts", () => {
    expect(read(answer(""))).toEqual({ kind: "unknown" });
    expect(read(answer(`<f:PersonsokningFraga><IdNummer>${NUMBER}</IdNummer></f:PersonsokningFraga>`))).toEqual({
      kind: "unknown",
    });
  });

  it.each([
    [
      "a fault",
      soap("<S:Fault><faultcode>S:Client</faultcode><faultstring>no 1985</faultstring></S:Fault>"),
      "fault-Client",
    ],
    ["an exception", answer("<Undantag><Kod>9999</Kod><Beskrivning>x</Beskrivning></Undantag>"), "exception-9999"],
    ["too many", answer("<OverstigerMaxAntalSvarsposter/>"), "too-many"],
    ["another person", answer(post(OPEN + name(LINDQVIST), "199001012385")), "another-person"],
    ["a web page", "<!doctype html><html><body>Underhåll</body></html>", "not-an-answer"],
    ["half an answer", answer(post(OPEN)).slice(0, 200), "not-an-answer"],
    ["nothing", "", "not-an-answer"],
    ["JSON", '{"Envelope":{"Body":{"SPARPersonsokningSvar":""}}}', "not-an-answer"],
  ])("%s is unreadable", (_what, body, why) => {
    expect(read(body)).toEqual({ kind: "unreadable", why });
  });

  it("with a document type is unreadable: no entity is expanded and none is fetched", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const body = answer(post(OPEN + name(LINDQVIST.replace("Lindqvist", "&b;&f;"))));
    expect(read(body.replace("?>", `?>${bomb}`))).toEqual({ kind: "unreadable", why: "not-an-answer" });
  });

  it("never throws, with any change in the answer", () => {
    const whole = answer(post(OPEN + name(LINDQVIST)));
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(60), fc.string({ unit: "grapheme", maxLength: 30 }), (at, cut, put) => {
        const reading = read(whole.slice(0, at) + put + whole.slice(at + cut));
        expect(["found", "protected", "deceased", "unknown", "unreadable"]).toContain(reading.kind);
      }),
      { numRuns: 2_000 },
    );
  });
});

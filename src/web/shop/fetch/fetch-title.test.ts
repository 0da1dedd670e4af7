import { describe, expect, test } from "vitest";
import { flatFetch } from "#verticals/flat/web/flat-fetch.ts";
import { houseFetch } from "#verticals/house/web/house-fetch.ts";
import { carFetch } from "#verticals/car/web/car-fetch.ts";
import type { FetchKind } from "./fetch-rules.ts";
import { FINISHING, type FetchProblem, type FetchStep, type RunningFetch } from "./fetch-state.ts";
import { problemText, runningDescription, titleOf } from "./fetch-title.ts";
import { fetchErrorTexts } from "./fetch.texts.sv.ts";

const OWN: FetchKind = { modal: "own", subject: "vehicle", isAtCheckout: false, unsupportedShopIds: [] };
const GENERAL: FetchKind = { ...OWN, modal: "general" };
const HOME: FetchKind = { ...GENERAL, subject: "home" };

const CHOOSING: FetchStep = { kind: "choosing", isConsentMissing: false };
const failed = (problem: FetchProblem): FetchStep => ({ kind: "failed", problem, atMs: 0, paused: undefined });
const running = (changes: Partial<RunningFetch>): RunningFetch => ({ ...FINISHING, phase: "collecting", ...changes });

const describeTitle = (problem: FetchProblem, kind = OWN, fetchWeb = carFetch) =>
  problemText(problem, { kind, fetchWeb, errors: fetchErrorTexts });
const titled = (step: FetchStep, kind = OWN) => titleOf(step, { kind, fetchWeb: carFetch, errors: fetchErrorTexts });

describe("the title", () => {
  test("is the modal's own, and another on the checkout [C-125]", () => {
    expect(titled(CHOOSING)).toBe("Jämför med din försäkring");
    expect(titled(CHOOSING, { ...OWN, isAtCheckout: true })).toBe("Hämta datum");
    expect(titled(CHOOSING, { ...OWN, isCancellation: true })).toBe("Avsluta din gamla försäkring");
  });

  test("is the same in the general modal of a home [C-125]", () => {
    const titleAt = (isAtCheckout: boolean) =>
      titleOf(CHOOSING, { kind: { ...HOME, isAtCheckout }, fetchWeb: houseFetch, errors: fetchErrorTexts });
    expect([titleAt(false), titleAt(true)]).toEqual(["Jämför med din försäkring", "Hämta datum"]);
  });

  test("shows the wait, changes while the insurer is read, and shows the end", () => {
    expect(titled(running({ phase: "contacting", turn: 0 }))).toBe("Vänta...");
    const seen = Array.from({ length: 24 }, (_, turn) => titled(running({ turn })));
    expect(new Set(seen).size).toBe(4);
    expect(titled(FINISHING)).toBe("Bara någon sekund kvar!");
    expect(titled({ kind: "fetched" })).toBe("Bara någon sekund kvar!");
  });

  test("for missing data has its own text only in the vertical's own modal", () => {
    expect(titled(failed("missing-info"))).toBe("Vissa uppgifter saknas");
    expect(titled(failed("missing-info"), GENERAL)).toBe("Det gick inte att hämta");
  });
});

describe("the description", () => {
  test("is the same until the insurer is read, then rotates through the messages", () => {
    const descriptionAt = (turn: number) => runningDescription(running({ turn }), carFetch.messages);
    expect(descriptionAt(0)).toBe("Kontaktar ditt försäkringsbolag");
    expect(descriptionAt(1)).toBe(carFetch.messages[0]);
    expect(descriptionAt(22)).toBe(carFetch.messages[21]);
    expect(descriptionAt(23)).toBe(carFetch.messages[0]);
    expect(runningDescription(FINISHING, [])).toBe("Hämtar dina priser från försäkringsbolagen");
  });
});

const OTHER = "Vi fick inte kontakt med ditt försäkringsbolag just nu. Försök igen eller stäng för att gå vidare.";

describe("an error", () => {
  test.each<[FetchProblem, string]>([
    ["missing-info", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
    [
      "desktop-only",
      "Vi lyckades inte hämta uppgifterna från ditt försäkringsbolag. Om du använder en mobil enhet rekommenderar vi dig att använda tjänsten via en dator istället.",
    ],
    ["NO_INSURANCES_AT_SELECTED_PROVIDER", "Tyvärr lyckades vi inte hämta någon information om din bilförsäkring."],
    [
      "PROVIDER_NOT_SUPPORTED",
      "Tyvärr har den här tjänsten inte stöd för ditt befintliga försäkringsbolag och information om din försäkring kunde inte hämtas.",
    ],
    ["login-cancelled", "Inloggningen avbröts i BankID. Ingenting är hämtat."],
    ["VEHICLE_DEREGISTERED", "Tyvärr kan vi inte få fram information om din försäkring om bilen är avställd."],
    ["BANKID_ERROR", "Vi fick inte kontakt med ditt försäkringsbolag just nu."],
    ["OTHER_ERROR", OTHER],
    ["GENERAL_ERROR", OTHER],
    ["no-contact", OTHER],
  ])("%s has its text", (problem, text) => {
    expect(describeTitle(problem)).toBe(text);
  });

  test("about the owner has another line on the checkout", () => {
    expect(describeTitle("NOT_OWNER", { ...OWN, isAtCheckout: true })).toBe(
      `${carFetch.texts.notOwner} ${fetchErrorTexts.notOwnerAtCheckout}`,
    );
    expect(describeTitle("NOT_OWNER")).toBe(carFetch.texts.notOwner);
  });

  test.each<[FetchProblem, string]>([
    ["missing-info", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
    ["NO_INSURANCES_AT_SELECTED_PROVIDER", "Tyvärr lyckades vi inte hämta någon information om din villaförsäkring."],
    ["BANKID_ERROR", "Vi fick inte kontakt med ditt försäkringsbolag just nu."],
    ["OTHER_ERROR", OTHER],
    ["GENERAL_ERROR", OTHER],
    ["no-contact", OTHER],
  ])("%s of a home has its text, at the checkout too", (problem, text) => {
    expect(describeTitle(problem, HOME, houseFetch)).toBe(text);
    expect(describeTitle(problem, { ...HOME, isAtCheckout: true }, houseFetch)).toBe(text);
  });

  test("about the holder of a home insurance names that insurance", () => {
    expect(describeTitle("NOT_OWNER", HOME, houseFetch)).toContain("dagens villaförsäkring.");
    expect(describeTitle("NOT_OWNER", HOME, flatFetch)).toContain("dagens hemförsäkring.");
  });
});

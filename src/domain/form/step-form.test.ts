import { describe, expect, it } from "vitest";
import type { FieldDescription, FormDescription } from "./form-description.ts";
import {
  canUpdate,
  createForm,
  fieldModel,
  type FormEffect,
  type FormEvent,
  type FormState,
  isFormValid,
  topmostInvalid,
} from "./form-state.ts";
import { SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import { stepForm } from "./step-form.ts";

const named = (name: string, field: FieldDescription): FieldDescription => ({ ...field, name });
const formOf = (...fields: FieldDescription[]): FormDescription => ({
  submit: "Visa",
  sections: [{ title: "", fields }],
});
const start = (...fields: FieldDescription[]): FormState =>
  createForm(formOf(...fields), { today: SAMPLE_TODAY, atMs: 0 });

/** Takes the events one after the other; the effects of the last are answered. */
function run(state: FormState, ...events: FormEvent[]): { state: FormState; effects: readonly FormEffect[] } {
  return events.reduce((step, event) => stepForm(step.state, event), { state, effects: [] as readonly FormEffect[] });
}

const typed = (name: string, value: string, atMs = 1): FormEvent => ({ kind: "typed", name, value, atMs });
const blurred = (name: string): FormEvent => ({ kind: "blurred", name });
type Outcome = Extract<FormEvent, { kind: "lookup-answered" }>["outcome"];
const answered = (name: string, number: number, outcome: Outcome): FormEvent => ({
  kind: "lookup-answered",
  name,
  number,
  outcome,
});
const submitted: FormEvent = { kind: "submitted" };
const options = [
  { id: "a", label: "Alfa" },
  { id: "b", label: "Beta" },
];

const zip = named("zip", sampleField("zip", { required: true }));
const WRONG_ZIP = { validity: "invalid", message: "Vänligen ange ett giltigt postnummer" };
const street = named("street", sampleField("text", { required: true }));
const email = named("email", sampleField("email"));

describe("typing", () => {
  it("preserves what the kind allows, marks the field changed and reports it [V-015]", () => {
    const { state, effects } = run(start(zip), typed("zip", "SE-12"));
    expect(state.fields["zip"]).toMatchObject({ value: "12", isChanged: true });
    expect(effects).toEqual([{ kind: "change", name: "zip", value: "12" }]);
    expect(state.hasPendingChanges).toBe(true);
  });

  it("a character that does not stay changes nothing", () => {
    const before = run(start(zip), typed("zip", "12")).state;
    expect(run(before, typed("zip", "12x"))).toEqual({ state: before, effects: [] });
  });

  it("is not called wrong before the field is left, and then at once", () => {
    const half = run(start(zip), typed("zip", "123"));
    expect(fieldModel(half.state, "zip")).toMatchObject({ validity: "unset", message: "" });
    const left = run(half.state, blurred("zip"));
    expect(fieldModel(left.state, "zip")).toMatchObject(WRONG_ZIP);
    expect(fieldModel(run(left.state, typed("zip", "1234")).state, "zip")?.validity).toBe("invalid");
  });

  it("makes a required field that becomes empty invalid [V-023]", () => {
    const { state } = run(start(street), typed("street", "S"), typed("street", ""));
    expect(fieldModel(state, "street")?.validity).toBe("invalid");
  });

  it("clears the message once the value is right", () => {
    const wrong = named("street", sampleField("text", { minLength: 3, invalidMessage: "Ange din gata" }));
    const left = run(start(wrong), typed("street", "St"), blurred("street"));
    const invalid = { validity: "invalid", style: "invalid", message: "Ange din gata" };
    expect(fieldModel(left.state, "street")).toMatchObject(invalid);
    const right = run(left.state, typed("street", "Sto"));
    expect(fieldModel(right.state, "street")).toMatchObject({ validity: "valid", style: "valid", message: "" });
  });

  it("leaves hidden, read-only and disabled fields alone [V-071]", () => {
    const state = start(
      named("h", sampleField("hidden", { defaultValue: "1" })),
      named("r", sampleField("read-only", { defaultValue: "2" })),
      named("d", sampleField("text", { defaultValue: "3", isDisabled: true })),
    );
    const after = run(state, typed("h", "x"), typed("r", "x"), typed("d", "x"), typed("unknown", "x")).state;
    expect(after).toEqual(state);
  });

  it("passing through an empty required field is no mistake yet", () => {
    const state = start(street);
    expect(run(state, blurred("street")).state).toEqual(state);
  });

  it("a decimal out of bounds is reverted when left, and an empty one is not [V-059]", () => {
    const state = start(named("rate", sampleField("float", { min: 1, max: 10, defaultValue: "4" })));
    const reverted = run(state, typed("rate", "4,5"), typed("rate", "45"), blurred("rate"));
    expect(reverted.state.fields["rate"]).toMatchObject({ value: "4,5", validity: "valid", isChanged: true });
    expect(reverted.effects).toEqual([{ kind: "change", name: "rate", value: "4,5" }]);
    expect(run(state, typed("rate", ""), blurred("rate")).state.fields["rate"]).toMatchObject({
      value: "",
      validity: "unset",
    });
  });
});

describe("what a change sets off", () => {
  it.each(["recalculate", "reload", "request"] as const)("a choice can at once set off: %s [V-015]", (trigger) => {
    const state = start(named("cover", sampleField("dropdown", { options, onChange: [trigger] })));
    expect(run(state, typed("cover", "b")).effects).toEqual([
      { kind: "change", name: "cover", value: "b" },
      { kind: trigger, names: ["cover"] },
    ]);
  });

  const area = named("area", sampleField("number", { max: 500, onChange: ["recalculate"] }));
  const rooms = named("rooms", sampleField("number", { onChange: ["recalculate", "reload"] }));
  const recalculated = [{ kind: "recalculate", names: ["area"] }];

  it("typing sets it off when the visitor pauses, once for all fields", () => {
    const { state, effects } = run(start(area, rooms), typed("area", "12", 10), typed("rooms", "3", 20), {
      kind: "quiet-passed",
      atMs: 220,
    });
    expect(effects).toEqual([
      { kind: "recalculate", names: ["area", "rooms"] },
      { kind: "reload", names: ["rooms"] },
    ]);
    expect(run(state, { kind: "quiet-passed", atMs: 500 }).effects).toEqual([]);
  });

  it("typing sets it off when the field is left, and then not again", () => {
    const left = run(start(area), typed("area", "12"), blurred("area"));
    expect(left.effects).toEqual(recalculated);
    expect(run(left.state, { kind: "quiet-passed", atMs: 500 }).effects).toEqual([]);
  });

  it("a wrong value sets nothing off", () => {
    expect(run(start(area), typed("area", "900"), { kind: "quiet-passed", atMs: 500 }).effects).toEqual([]);
  });
});

describe("readiness and loading", () => {
  it("the form is ready once its fields have been quiet for 200 ms [V-017]", () => {
    const quiet = (atMs: number): FormEvent => ({ kind: "quiet-passed", atMs });
    const state = start(street);
    expect(state.isReady).toBe(false);
    expect(run(state, quiet(199)).state.isReady).toBe(false);
    expect(run(state, quiet(200)).state.isReady).toBe(true);
    const stillTyping = run(state, quiet(200), typed("street", "S", 300), typed("street", "St", 400), quiet(500));
    expect(stillTyping.state.isReady).toBe(false);
    expect(run(stillTyping.state, quiet(600)).state.isReady).toBe(true);
  });

  it("requests in flight are counted, also when two overlap [V-016]", () => {
    const counts: number[] = [];
    let state = start();
    for (const kind of ["started", "started", "ended", "ended", "ended"] as const) {
      state = run(state, { kind: `request-${kind}` }).state;
      counts.push(state.requestsInFlight);
    }
    expect(counts).toEqual([1, 2, 1, 0, 0]);
  });

  it("there is something to lose from the first change until the form is sent or reset, and again when it is refused", () => {
    const changed = run(start(street), typed("street", "Storgatan 1")).state;
    expect(start(street).hasPendingChanges).toBe(false);
    expect(changed.hasPendingChanges).toBe(true);
    const sent = run(changed, submitted).state;
    expect(sent.hasPendingChanges).toBe(false);
    const refused = run(sent, { kind: "server-errors", errors: [{ field: "street", message: "Okänd gata" }] }).state;
    expect(refused.hasPendingChanges).toBe(true);
    expect(run(changed, { kind: "reset", atMs: 9 }).state).toMatchObject({ hasPendingChanges: false, lastChangeMs: 9 });
    expect(run(changed, { kind: "reset", atMs: 9 }).state.fields["street"]).toEqual(start(street).fields["street"]);
  });
});

describe("submitting", () => {
  it("sends what is stored", () => {
    const { effects } = run(start(zip, street), typed("zip", "123 45"), typed("street", " Storgatan 1 "), submitted);
    expect(effects).toEqual([{ kind: "submit", values: { zip: "12345", street: "Storgatan 1" } }]);
  });

  it("with something wrong marks every such field and goes to the topmost", () => {
    const { state, effects } = run(start(email, zip, street), typed("street", "S"), typed("email", "x"), submitted);
    expect(effects).toEqual([{ kind: "scroll-to", name: "email" }]);
    expect(topmostInvalid(state)).toBe("email");
    expect(fieldModel(state, "zip")).toMatchObject(WRONG_ZIP);
    expect(fieldModel(state, "street")?.validity).toBe("valid");
  });

  it("a field named calculate that becomes 'true' submits and goes back to 'false' [V-019]", () => {
    const calculate = named("calculate", sampleField("hidden", { defaultValue: "false" }));
    const fill: FormEvent = { kind: "filled", values: { calculate: "true" }, atMs: 5 };
    const sent = run(start(calculate, street), typed("street", "Storgatan 1"), fill);
    expect(sent.effects).toEqual([{ kind: "submit", values: { calculate: "true", street: "Storgatan 1" } }]);
    expect(sent.state.fields["calculate"]?.value).toBe("false");
    const stopped = run(start(calculate, street), fill);
    expect(stopped.effects).toEqual([{ kind: "scroll-to", name: "street" }]);
    expect(stopped.state.fields["calculate"]?.value).toBe("false");
  });

  it("a form that comes back asking to calculate is submitted [V-019]", () => {
    const asked = named("calculate", sampleField("hidden", { defaultValue: "true" }));
    const { state, effects } = run(start(street), { kind: "reloaded", form: formOf(asked), atMs: 5 });
    expect(effects).toEqual([{ kind: "submit", values: { calculate: "true" } }]);
    expect(state.fields["calculate"]?.value).toBe("false");
  });
});

describe("the server's errors", () => {
  const errors = [
    { field: "street", message: "Okänd gata" },
    { field: "zip", message: "Fel ort" },
    { field: "unheard-of", message: "Något annat" },
    { field: "constructor", message: "Ännu något" },
    { field: "token", message: "Sidan är för gammal" },
  ];
  const form = start(zip, street, named("token", sampleField("hidden")));
  const filled = run(form, typed("zip", "12345"), typed("street", "Storgatan 1")).state;
  const refused = run(filled, { kind: "server-errors", errors }).state;

  it("mark their fields with the message and go to the topmost; those without a visible field are shown by the form", () => {
    const { state, effects } = run(filled, { kind: "server-errors", errors });
    expect(fieldModel(state, "street")).toMatchObject({ validity: "invalid", message: "Okänd gata" });
    expect(fieldModel(state, "zip")).toMatchObject({ validity: "invalid", message: "Fel ort" });
    expect(state.formErrors).toEqual(["Något annat", "Ännu något", "Sidan är för gammal"]);
    expect(effects).toEqual([{ kind: "scroll-to", name: "zip" }]);
  });

  it("remain when the field is left, disappear when it is changed, and do not stop the next try", () => {
    expect(fieldModel(run(refused, blurred("street")).state, "street")?.message).toBe("Okänd gata");
    expect(fieldModel(run(refused, typed("street", "Storgatan 2")).state, "street")).toMatchObject({
      validity: "valid",
      message: "",
    });
    const again = run(refused, submitted);
    expect(again.effects).toMatchObject([{ kind: "submit" }]);
    expect(again.state.formErrors).toEqual([]);
    expect(topmostInvalid(again.state)).toBeUndefined();
  });

  it("show at once what is wrong with the next value typed", () => {
    expect(fieldModel(run(refused, typed("zip", "1234")).state, "zip")).toMatchObject(WRONG_ZIP);
  });

  it("that are none bring nothing back to lose", () => {
    const { state } = run(filled, submitted, { kind: "server-errors", errors: [] });
    expect(state.hasPendingChanges).toBe(false);
  });

  it("that are none move nothing", () => {
    const wrong = run(filled, typed("zip", "1234"), blurred("zip")).state;
    expect(run(wrong, { kind: "server-errors", errors: [] })).toEqual({ state: wrong, effects: [] });
  });

  it("replace those of the answer before", () => {
    const { state } = run(
      filled,
      { kind: "server-errors", errors },
      { kind: "server-errors", errors: [{ field: "zip", message: "Fel ort" }] },
    );
    expect(fieldModel(state, "street")?.validity).toBe("valid");
    expect(fieldModel(state, "zip")?.validity).toBe("invalid");
  });
});

describe("lookups", () => {
  const person = (attrs: Partial<FieldDescription> = {}) => named("civicnumber", sampleField("civic-number", attrs));
  const lookups = (effects: readonly FormEffect[]) => effects.filter(({ kind }) => kind === "lookup");

  it("a whole and right personal number is looked up, others are not [V-027]", () => {
    expect(lookups(run(start(person()), typed("civicnumber", "850201-2381")).effects)).toEqual([
      { kind: "lookup", name: "civicnumber", lookup: "person", value: "8502012381", number: 1, path: undefined },
    ]);
    expect(lookups(run(start(person()), typed("civicnumber", "850201238")).effects)).toEqual([]);
    expect(lookups(run(start(person()), typed("civicnumber", "188502012381")).effects)).toEqual([]);
  });

  it("a lookup that is off is not made, and one with another path goes there [V-027] [L-003]", () => {
    expect(lookups(run(start(person({ lookup: "off" })), typed("civicnumber", "8502012381")).effects)).toEqual([]);
    const elsewhere = run(start(person({ lookup: { path: "/annan/" } })), typed("civicnumber", "8502012381"));
    expect(lookups(elsewhere.effects)).toMatchObject([{ path: "/annan/" }]);
  });

  const answer = (number: number, outcome: Outcome) => answered("civicnumber", number, outcome);
  const asked = run(start(person({ required: true })), typed("civicnumber", "8502012381")).state;

  it("a found person is shown and the field is valid", () => {
    expect(fieldModel(asked, "civicnumber")?.isLookingUp).toBe(true);
    const { state } = run(asked, answer(1, { kind: "found", text: "Anna Lindqvist" }), blurred("civicnumber"));
    expect(fieldModel(state, "civicnumber")).toMatchObject({
      validity: "valid",
      message: "Anna Lindqvist",
      isLookingUp: false,
    });
  });

  it("a refusal makes the field invalid with the spec's text, and stops a submit", () => {
    const message = "Vänligen ange ett giltigt personnummer";
    const { state } = run(asked, answer(1, { kind: "refused" }));
    expect(fieldModel(state, "civicnumber")).toMatchObject({ validity: "invalid", message });
    const tried = run(state, { kind: "server-errors", errors: [] }, submitted);
    expect(tried.effects).toEqual([{ kind: "scroll-to", name: "civicnumber" }]);
    expect(fieldModel(tried.state, "civicnumber")?.message).toBe(message);
  });

  it("a refusal of an organisation number may bring the server's own message", () => {
    const state = start(named("org", sampleField("organisation-number")));
    const pending = run(state, typed("org", "5560160680")).state;
    const shown = (refusal: { message?: string }) =>
      fieldModel(run(pending, answered("org", 1, { kind: "refused", ...refusal })).state, "org")?.message;
    expect(shown({ message: "Bolaget är avregistrerat" })).toBe("Bolaget är avregistrerat");
    expect(shown({})).toBe("Vänligen ange ett korrekt organisationsnummer, alt. enskild firma");
  });

  it("a vehicle and a postal code are looked up as soon as they are whole", () => {
    const car = named("car", sampleField("car-registration"));
    expect(lookups(run(start(car), typed("car", "abc12")).effects)).toEqual([]);
    expect(lookups(run(start(car), typed("car", "abc 12d")).effects)).toMatchObject([
      { lookup: "vehicle", value: "ABC 12D" },
    ]);
    expect(lookups(run(start(zip), typed("zip", "123 45")).effects)).toMatchObject([
      { lookup: "zip", value: "123 45" },
    ]);
  });

  it("an answer about an earlier value is ignored", () => {
    const corrected = run(asked, typed("civicnumber", "8502012399")).state;
    expect(run(corrected, answer(1, { kind: "refused" })).state).toEqual(corrected);
    expect(fieldModel(run(corrected, answer(2, { kind: "found" })).state, "civicnumber")?.validity).toBe("valid");
    const reset = run(asked, { kind: "reset", atMs: 2 }, typed("civicnumber", "8502012399", 3)).state;
    expect(run(reset, answer(1, { kind: "refused" })).state).toEqual(reset);
  });

  it("a lookup without an answer does not make the field invalid", () => {
    const { state, effects } = run(asked, answer(1, { kind: "unavailable" }), submitted);
    expect(fieldModel(state, "civicnumber")?.validity).toBe("valid");
    expect(effects).toMatchObject([{ kind: "submit" }]);
  });

  it("an address is looked up when its field is left, once", () => {
    const written = run(start(email), typed("email", "anna@exempel.se"));
    expect(lookups(written.effects)).toEqual([]);
    const left = run(written.state, blurred("email"));
    expect(lookups(left.effects)).toMatchObject([{ lookup: "email", value: "anna@exempel.se" }]);
    expect(lookups(run(left.state, blurred("email")).effects)).toEqual([]);
  });

  it("found late does not hide what the server has refused meanwhile", () => {
    const { state } = run(
      asked,
      { kind: "server-errors", errors: [{ field: "civicnumber", message: "För ung" }] },
      answer(1, { kind: "found", text: "Anna Lindqvist" }),
    );
    expect(fieldModel(state, "civicnumber")).toMatchObject({ validity: "invalid", message: "För ung" });
  });
});

describe("filling from fetched facts", () => {
  it("sets known fields without counting as the visitor's change", () => {
    const ready = run(start(zip, street), { kind: "quiet-passed", atMs: 200 }).state;
    const { state, effects } = run(ready, { kind: "filled", values: { zip: "123 45", nowhere: "x" }, atMs: 300 });
    expect(fieldModel(state, "zip")).toMatchObject({ value: "123 45", validity: "valid", isValidated: true });
    expect(state.fields["zip"]?.isChanged).toBe(false);
    expect(state).toMatchObject({ isReady: false, lastChangeMs: 300, hasPendingChanges: false });
    expect(Object.keys(state.fields)).toEqual(["zip", "street"]);
    expect(effects).toEqual([]);
  });

  it("looks nothing up, also when the field is left", () => {
    const fill: FormEvent = { kind: "filled", values: { email: "anna@exempel.se" }, atMs: 1 };
    expect(run(start(email), fill, blurred("email")).effects).toEqual([]);
  });
});

describe("a form that is described again", () => {
  const cover = named("cover", sampleField("dropdown", { options, defaultValue: "a" }));

  it("keeps what the visitor has changed and takes the rest from the server", () => {
    const changed = run(start(cover, street, zip), typed("street", "Storgatan 1"), typed("cover", "b")).state;
    const { state } = run(changed, {
      kind: "reloaded",
      atMs: 50,
      form: formOf(cover, { ...street, defaultValue: "Lillgatan 2" }, { ...zip, defaultValue: "54321" }),
    });
    expect(Object.fromEntries(Object.entries(state.fields).map(([name, field]) => [name, field.value]))).toEqual({
      cover: "b",
      street: "Storgatan 1",
      zip: "54321",
    });
    expect(state).toMatchObject({ hasPendingChanges: true, isReady: false, lastChangeMs: 50 });
  });

  it("lets go of a choice that is no longer offered, a field that is gone, and one that no longer takes input", () => {
    const typedAll = [typed("cover", "b"), typed("street", "x"), typed("zip", "12345")];
    const changed = run(start(cover, street, zip), ...typedAll).state;
    const { state } = run(changed, {
      kind: "reloaded",
      atMs: 50,
      form: formOf(
        { ...cover, options: options.slice(0, 1) },
        named("zip", sampleField("read-only", { defaultValue: "111 11" })),
      ),
    });
    expect(Object.keys(state.fields)).toEqual(["cover", "zip"]);
    expect(state.fields["cover"]?.value).toBe("a");
    expect(state.fields["zip"]?.value).toBe("111 11");
  });
});

describe("a house form", () => {
  const built = named("buildyear", sampleField("number", { min: 1500, max: 2030 }));
  const renovated = named("renovationyear", sampleField("number", { showWhen: { field: "buildyear", below: 1960 } }));

  it("clears the renovation year when the house turns out to be newer", () => {
    const old = run(start(built, renovated), typed("buildyear", "1950"), typed("renovationyear", "1999")).state;
    expect(old.fields["renovationyear"]?.value).toBe("1999");
    const recent = run(old, typed("buildyear", "1970")).state;
    expect(recent.fields["renovationyear"]).toMatchObject({ value: "", validity: "unset", isChanged: false });
  });

  it("is not valid while a zip is wrong, being looked up or refused", () => {
    const half = run(start(zip), typed("zip", "1234")).state;
    const pending = run(half, typed("zip", "12345")).state;
    expect(isFormValid(half)).toBe(false);
    expect(isFormValid(pending)).toBe(false);
    expect(isFormValid(run(pending, answered("zip", 1, { kind: "refused" })).state)).toBe(false);
    expect(isFormValid(run(pending, answered("zip", 1, { kind: "found" })).state)).toBe(true);
  });

  const EITHER = [false, true];

  it.each(
    EITHER.flatMap((isChanged) =>
      EITHER.flatMap((isSearching) =>
        EITHER.flatMap((isValid) =>
          EITHER.map((hasPendingChanges) => ({ isChanged, hasPendingChanges, isSearching, isValid })),
        ),
      ),
    ),
  )(
    "can be updated only as in the truth table: %j [H-026]",
    ({ isChanged, hasPendingChanges, isSearching, isValid }) => {
      const defaultValue = isValid ? "120" : "900";
      const untouched = start(named("area", sampleField("number", { max: 500, defaultValue })));
      expect(canUpdate({ ...untouched, hasPendingChanges }, { hasChangedParameters: isChanged, isSearching })).toBe(
        (isChanged || hasPendingChanges) && !isSearching && isValid,
      );
    },
  );
});

describe("what the page knows to be missing", () => {
  const day = named("day", sampleField("date", { required: true, defaultValue: "2026-12-01" }));
  const unanswered = [{ field: "day", message: "Choose a day" }];

  it("is reported together with the errors of the fields, and stops the submit", () => {
    const { state, effects } = run(start(street, day), { kind: "submitted", also: unanswered });
    expect([fieldModel(state, "street")?.validity, fieldModel(state, "day")?.message]).toEqual([
      "invalid",
      "Choose a day",
    ]);
    expect(effects).toEqual([{ kind: "scroll-to", name: "street" }]);
    const alone = run(start(day), { kind: "submitted", also: unanswered });
    expect(alone.effects).toEqual([{ kind: "scroll-to", name: "day" }]);
  });

  it("is answered also by choosing the current value, which changes nothing a price depends on", () => {
    const asked = run(start({ ...day, onChange: ["recalculate"] }), { kind: "submitted", also: unanswered });
    const { state, effects } = run(asked.state, typed("day", "2026-12-01"));
    expect(fieldModel(state, "day")).toMatchObject({ validity: "valid", message: "" });
    expect(effects).toEqual([]);
  });
});

describe("a field whose rules depend on another", () => {
  const idsOf = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
  const net = named("net", sampleField("radio", { options: idsOf("fibre", "copper") }));
  const isCopper = { when: { field: "net", is: "copper" } } as const;
  const speed = named(
    "speed",
    sampleField("dropdown", {
      options: idsOf("24", "1000"),
      dependsOn: [{ ...isCopper, options: idsOf("8", "24") }],
    }),
  );
  const floor = named("floor", sampleField("number", { max: 99, dependsOn: [{ ...isCopper, max: 4 }] }));
  const offered = (state: FormState) => fieldModel(state, "speed")?.options.map(({ id }) => id);
  const fibre = run(
    start(net, speed, floor),
    typed("net", "fibre"),
    typed("speed", "1000"),
    typed("floor", "12"),
  ).state;

  it("offers other choices when the other value changes, and a choice that is gone starts over", () => {
    expect(offered(fibre)).toEqual(["24", "1000"]);
    const copper = run(fibre, typed("net", "copper")).state;
    expect(offered(copper)).toEqual(["8", "24"]);
    expect(copper.fields["speed"]).toMatchObject({ value: "", validity: "unset", isChanged: false });
    const chosen = run(copper, typed("speed", "24"), typed("net", "fibre")).state;
    expect(chosen.fields["speed"]).toMatchObject({ value: "24", validity: "valid" });
  });

  it("is refused at once when a typed value is no longer possible", () => {
    const left = run(fibre, blurred("floor")).state;
    expect(left.fields["floor"]?.validity).toBe("valid");
    expect(run(left, typed("net", "copper")).state.fields["floor"]).toMatchObject({ value: "12", validity: "invalid" });
  });

  it("keeps its choice when the form is loaded again", () => {
    const chosen = run(start(net, speed), typed("net", "copper"), typed("speed", "8")).state;
    const reloaded = run(chosen, { kind: "reloaded", form: formOf(net, speed), atMs: 2 }).state;
    expect([reloaded.fields["speed"]?.value, offered(reloaded)]).toEqual(["8", ["8", "24"]]);
  });
});

import { expect, it } from "vitest";
import { describePerson, describeVehicle, describeZipArea } from "./lookup-answers.ts";

it("a found person is shown by first and last name, when both are known", () => {
  expect(describePerson({ firstName: "Anna", lastName: "Lindqvist" })).toBe("Anna Lindqvist");
  expect(describePerson({ firstName: "Anna" })).toBe("");
  expect(describePerson({})).toBe("");
});

it("a found vehicle shows colour, brand and model year or power, joined by commas [V-035]", () => {
  expect(describeVehicle({ color: "Blå", brand: "Volvo V60", modelYear: 2019, power: "110 kW" })).toBe(
    "Blå, Volvo V60, 2019",
  );
  expect(describeVehicle({ color: "Blå", brand: "Volvo V60", power: "110 kW" })).toBe("Blå, Volvo V60, 110 kW");
  expect(describeVehicle({ brand: "Volvo V60" })).toBe("Volvo V60");
});

it("a found postal code shows city and county", () => {
  expect(describeZipArea({ cityName: "Farsta", countyName: "Stockholms län" })).toBe("Farsta, Stockholms län");
  expect(describeZipArea({ cityName: "Farsta" })).toBe("Farsta");
});

import { expect, it } from "vitest";
import { describeCarSearch, nameCar, pickCar, titleCarResult, titleCarSearch } from "./car-headings.ts";

const SUMMARY = { carregnumber: "SPV 24K", insurancetype: "half", yearlymileage: "1500", zip: "123 45" };

it("names the insurance type in the headings of result and search [C-023]", () => {
  expect(titleCarResult(10, SUMMARY)).toBe("10 priser på halvförsäkring");
  expect(titleCarResult(1, SUMMARY)).toBe("1 pris på halvförsäkring");
  expect(titleCarSearch({ ...SUMMARY, insurancetype: "full" })).toBe("Hämtar priser på helförsäkring");
});

it("falls back on the product when the type is not known", () => {
  expect(titleCarResult(3, {})).toBe("Priser på bilförsäkring");
  expect(titleCarSearch({})).toBe("Hämtar priser på bilförsäkring");
});

it("describes the search in one line, without what is not known", () => {
  expect(describeCarSearch(SUMMARY)).toBe("Halvförsäkring, 1\u202F001–1\u202F500 mil, 123 45");
  expect(describeCarSearch({ zip: "123 45" })).toBe("123 45");
});

it("shows only the name of the vehicle", () => {
  const vehicle = { make: "Volvo", model: "V60", modelYear: 2019, colour: "blue", registrationNumber: "SPV24K" };
  expect(pickCar(vehicle)).toEqual({ make: "Volvo", model: "V60", modelYear: 2019 });
  expect(nameCar(vehicle)).toBe("Volvo V60, 2019");
});

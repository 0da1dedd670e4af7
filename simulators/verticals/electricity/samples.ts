import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";

const ordinary = {
  zip: "12345",
  powerarea: "SE3",
  housing: "house",
  squaremeters: "142",
  numberofpeople: "4",
  heating: "pump",
  yearlyuse: "12000",
  contracttype: "all",
  environment: "all",
  bindtime: "36",
  currentprice: "101.5",
  presentend: addDays(swedishDate(Date.now()), 300),
  exitfee: "0",
};

export const electricitySamples: SampleSearches = {
  ordinary,
  declined: { ...ordinary, yearlyuse: "70000" },
  otherRated: {
    zip: "21120",
    powerarea: "SE4",
    housing: "flat",
    squaremeters: "68",
    numberofpeople: "2",
    heating: "direct",
    yearlyuse: "5200",
    contracttype: "fixed",
    environment: "renewal",
    bindtime: "12",
    currentprice: "98.25",
    presentend: "2099-08-31",
    exitfee: "450",
  },
  narrowing: ["contracttype", "environment", "bindtime"],
  otherUnrated: {},
  wrong: {
    zip: "1234",
    powerarea: "SE5",
    housing: "boat",
    squaremeters: "1",
    numberofpeople: "0",
    heating: "wood",
    yearlyuse: "10",
    contracttype: "free",
    environment: "coal",
    bindtime: "7",
    currentprice: "0",
    presentend: "2027-02-30",
    exitfee: "99999",
  },
};

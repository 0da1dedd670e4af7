import { homeSummary } from "#verticals/_insurance/web/HomeSummary.tsx";
import { houseForm } from "#verticals/house/house.form.ts";

export const HouseSummary = homeSummary(houseForm, [
  { name: "purchaseyear", isWide: true },
  { name: "livingarea" },
  { name: "biarea" },
]);

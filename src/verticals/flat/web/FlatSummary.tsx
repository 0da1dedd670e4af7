import { homeSummary } from "#verticals/_insurance/web/HomeSummary.tsx";
import { flatForm } from "#verticals/flat/flat.form.ts";
import { insuredThings } from "./flat-web.texts.sv.ts";

export const FlatSummary = homeSummary(flatForm, [
  { name: "housingtype", isWide: true },
  { name: "movables", term: insuredThings, isWide: true },
  { name: "livingarea" },
  { name: "numberofresidents" },
]);

import { formatPostalCode } from "#domain/format/postal-code.ts";
import type { Summary, SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { heatingNames, housingNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { electricitySummaryTexts as texts } from "./electricity-web.texts.sv.ts";
import styles from "./ElectricitySummary.module.css";

/** The home that was searched for, and what the prices rest on. */
export const ElectricitySummary = ({ summary }: SummaryProps) => {
  const { home, rest } = describeElectricitySearch(summary);
  return (
    <p className={styles["text"]}>
      <strong className={styles["home"]}>{home}</strong>
      <span>{rest}</span>
    </p>
  );
};

/** "Villa, 12 000 kWh" and "142 kvm, värmepump, 123 45, elområde SE3". */
export function describeElectricitySearch(summary: Summary): { readonly home: string; readonly rest: string } {
  const { housing, yearlyuse, squaremeters, heating, zip, powerarea } = summary;
  const home = [nameIn(housingNames, housing), yearlyuse === undefined ? undefined : texts.use(Number(yearlyuse))];
  const rest = [
    squaremeters === undefined ? undefined : texts.squareMeters(squaremeters),
    housing === "house" ? nameIn(heatingNames, heating)?.toLocaleLowerCase("sv") : undefined,
    zip === undefined ? undefined : formatPostalCode(zip.replace(/\D/g, "")),
    powerarea === undefined ? undefined : texts.area(powerarea),
  ];
  return { home: home.filter(Boolean).join(", "), rest: rest.filter(Boolean).join(", ") };
}

const nameIn = (names: Readonly<Record<string, string>>, id: string | undefined): string | undefined =>
  id !== undefined && Object.hasOwn(names, id) ? names[id] : undefined;

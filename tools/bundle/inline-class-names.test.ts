import { expect, it } from "vitest";
import { writeClassNames } from "./inline-class-names.ts";

const statement = 'import styles from "./A.module.css";';
const sheet = { statement, local: "styles", source: "./A.module.css" };
const names = new Map([
  ["card", "card-x3fQ"],
  ["is-wide", "is-wide-x3fQ"],
]);

it("writes the names that are known beforehand, and keeps the sheet", () => {
  const code = `${statement}\nconst a = [styles["card"], styles["is-wide"], styles["gone"], buttonStyles["card"]];`;
  expect(writeClassNames(code, sheet, names)).toBe(
    'import "./A.module.css";\nconst a = ["card-x3fQ", "is-wide-x3fQ", undefined, buttonStyles["card"]];',
  );
});

it("keeps a table of those that are chosen later", () => {
  expect(writeClassNames(`${statement}\nconst a = styles[tone];`, sheet, names)).toBe(
    'import "./A.module.css"; const styles = {"card":"card-x3fQ","is-wide":"is-wide-x3fQ"};\nconst a = styles[tone];',
  );
});

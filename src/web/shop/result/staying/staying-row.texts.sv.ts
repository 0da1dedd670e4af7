export const stayingRowTexts = {
  label: "{your} {agreement} bland priserna",
  have: "Det du har idag.",
  watch: "Bevaka priset",
} as const;

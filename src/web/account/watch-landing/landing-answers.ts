/** Names of the posted field and its values. */
export const ANSWER = "svar";
export const ANSWERS = { switch: "byt", list: "lista", stay: "stanna", stop: "sluta" } as const;

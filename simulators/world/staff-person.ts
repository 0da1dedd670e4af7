/** Works at Sparv, as an editor and in support: development and test stacks have them on the list of staff. */
export const staffPerson = { personalNumber: "198410102399", roles: ["editor", "support"] } as const;

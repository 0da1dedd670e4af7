/** "19850210-XXXX": enough for its person to know it, too little for who looks over a shoulder. */
export const maskPersonalNumber = (digits: string): string => `${digits.slice(0, 8)}-XXXX`;

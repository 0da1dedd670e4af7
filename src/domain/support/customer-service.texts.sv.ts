/** F-005: when the phone is answered. Every text about the hours takes them from here. */
const WEEKDAYS = "måndag–fredag";
const HOURS = "08:00–18:00";

export const customerServiceHours = {
  inSentence: `${WEEKDAYS} ${HOURS}`,
  alone: `${WEEKDAYS.charAt(0).toUpperCase()}${WEEKDAYS.slice(1)} ${HOURS}`,
} as const;

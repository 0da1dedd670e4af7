/** F-005: when somebody answers the phone. Every place that says so takes it from here. */
const WEEKDAYS = "måndag–fredag";
const HOURS = "08:00–18:00";

export const customerServiceHours = {
  inSentence: `${WEEKDAYS} ${HOURS}`,
  alone: `${WEEKDAYS.charAt(0).toUpperCase()}${WEEKDAYS.slice(1)} ${HOURS}`,
} as const;

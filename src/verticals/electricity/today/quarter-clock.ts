const QUARTERS_OF_HOUR = 4;
const SPRING_DAY = 92;
const AUTUMN_DAY = 100;
/** Spring: 02:00 does not exist. Autumn: the second 02:00 begins here. */
const SPRING_GAP = 8;
const AUTUMN_REPEAT = 12;

/** What Swedish clocks show when a quarter begins, "02:15"; "24:00" for the end of the day. */
export function clockAt(quarter: number, ofDay: number): string {
  const shown = quarter + clockShift(quarter, ofDay);
  const hour = String(Math.floor(shown / QUARTERS_OF_HOUR)).padStart(2, "0");
  return `${hour}:${String((shown % QUARTERS_OF_HOUR) * 15).padStart(2, "0")}`;
}

function clockShift(quarter: number, ofDay: number): number {
  if (ofDay === SPRING_DAY && quarter >= SPRING_GAP) return QUARTERS_OF_HOUR;
  if (ofDay === AUTUMN_DAY && quarter >= AUTUMN_REPEAT) return -QUARTERS_OF_HOUR;
  return 0;
}

/** The quarter that begins when clocks first show the hour; undefined when they skip it. */
export function quarterOfHour(hour: number, ofDay: number): number | undefined {
  if (hour === 24) return ofDay;
  const wanted = `${String(hour).padStart(2, "0")}:00`;
  for (let quarter = 0; quarter < ofDay; quarter++) if (clockAt(quarter, ofDay) === wanted) return quarter;
  return undefined;
}

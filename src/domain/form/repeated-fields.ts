import type { FormValues } from "./check-form.ts";
import type { RepeatedFields } from "./form-description.ts";

/** What a press changes, to be typed in its order: the count last, because it decides what shows. */
export type RepeatedChange = readonly (readonly [name: string, value: string])[];

export const countRepeated = ({ count, items }: RepeatedFields, values: FormValues): number =>
  Math.min(items.length, Math.max(0, Number(values[count]) || 0));

/** One more of them; undefined when there are as many as there may be. */
export function addRepeated(
  repeated: RepeatedFields,
  values: FormValues,
): { readonly changes: RepeatedChange; readonly focus: string } | undefined {
  const count = countRepeated(repeated, values);
  const added = repeated.items[count];
  const focus = added?.[repeated.focusAt];
  return focus === undefined ? undefined : { changes: [[repeated.count, String(count + 1)]], focus };
}

/** Spec 3 §4.7: later ones move down. The last is then no longer shown, and what does not show starts over. */
export function removeRepeated(repeated: RepeatedFields, values: FormValues, at: number): RepeatedChange {
  const count = countRepeated(repeated, values);
  const moved = repeated.items
    .slice(at, count - 1)
    .flatMap((names, index) =>
      names.map((name, place) => [name, values[repeated.items[at + index + 1]?.[place] ?? ""] ?? ""] as const),
    );
  return [...moved, [repeated.count, String(count - 1)]];
}

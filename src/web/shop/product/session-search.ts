import type { FormValues } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

/** Spec 3 §2.12: the id of a search that this tab has stored. */
export const SESSION_SEARCH_PARAMETER = "sessionsearchid";

/** OP-09: personal data is never stored in a browser. */
const PERSONAL_KINDS: readonly InputKind[] = ["civic-number", "organisation-number", "email", "phone"];

/** One key for all of them, listed in `cookie-list.texts.sv.ts`. */
const KEY = "sparv-sokning";
/** The way back is rarely longer. */
const MAX_SESSION_SEARCHES = 5;

interface SessionSearch {
  readonly vertical: string;
  readonly values: FormValues;
}

type DescribedForm = Pick<VerticalDescription, "name" | "form">;

/** Undefined where nothing can be stored: the browser does not allow it. */
export function storeSessionSearch(
  { name, form }: DescribedForm,
  values: FormValues,
  id: string = crypto.randomUUID(),
): string | undefined {
  const open = listFields(form).filter(({ kind }) => !PERSONAL_KINDS.includes(kind));
  const stored: SessionSearch = {
    vertical: name,
    values: Object.fromEntries(open.map(({ name: field }) => [field, values[field] ?? ""])),
  };
  try {
    const others = Object.entries(readAll()).slice(-(MAX_SESSION_SEARCHES - 1));
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others), [id]: stored }));
    return id;
  } catch {
    return undefined;
  }
}

/** Only texts, and only for the form they were typed in: a browser's storage may contain anything. */
export function readSessionSearch({ name, form }: DescribedForm, id: string): FormValues | undefined {
  try {
    const all = readAll();
    const stored = Object.hasOwn(all, id) ? all[id] : undefined;
    if (stored?.vertical !== name || typeof stored.values !== "object") return undefined;
    const { values } = stored;
    return Object.fromEntries(
      listFields(form).flatMap((field) => {
        const value: unknown = values[field.name];
        return typeof value === "string" ? [[field.name, value]] : [];
      }),
    );
  } catch {
    return undefined;
  }
}

/** Unreadable content counts as empty. */
function readAll(): Record<string, Partial<SessionSearch> | null> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof all === "object" && all !== null ? (all as Record<string, Partial<SessionSearch> | null>) : {};
  } catch {
    return {};
  }
}

/** An expected outcome: the value, or what is wrong with which field. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldError[] };

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export const passed = <T>(value: T): Checked<T> => ({ ok: true, value });

export const failed = (errors: FieldError[]): Checked<never> => ({ ok: false, errors });

import type { HTMLAttributes } from "react";

/** What every field is told, whatever its kind. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired: boolean;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
}

export interface FieldOption {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
}

/** The summary of errors links to this id: for a group of choices it is that of the first one. */
export const fieldId = (name: string): string => `falt-${name}`;
export const helpId = (name: string): string => `falt-${name}-hjalp`;
export const errorId = (name: string): string => `falt-${name}-fel`;

type Described = Pick<HTMLAttributes<HTMLElement>, "aria-describedby" | "aria-invalid" | "aria-required">;

export function describeField({ name, help, error, isRequired }: FieldProps): Described {
  const ids = [help && helpId(name), error && errorId(name)].filter(Boolean).join(" ");
  return {
    ...(ids ? { "aria-describedby": ids } : {}),
    ...(error ? { "aria-invalid": true } : {}),
    ...(isRequired ? { "aria-required": true } : {}),
  };
}

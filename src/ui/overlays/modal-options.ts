export type ModalSize = "xs" | "sm" | "md" | "base" | "lg" | "xl" | "full";

/** The names are those of spec 1 §3. */
export interface ModalOptions {
  readonly closeButton?: boolean;
  /** When it may not, a press outside shakes the modal instead. */
  readonly closeOnClickOutside?: boolean;
  readonly padding?: boolean;
  readonly size?: ModalSize;
}

export const DEFAULT_MODAL_OPTIONS: Required<ModalOptions> = {
  closeButton: true,
  closeOnClickOutside: true,
  padding: true,
  size: "sm",
};

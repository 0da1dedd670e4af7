interface ClickOut {
  /** The rest is done at the provider. */
  readonly isClickOut: boolean;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** C-219: a visitor is not sent to a provider that cannot contact them. */
export const showsClickOut = ({ isClickOut, email, phone }: ClickOut): boolean =>
  isClickOut && Boolean(email) && Boolean(phone);

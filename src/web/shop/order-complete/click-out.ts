interface ClickOut {
  /** What is left is done at the provider. */
  readonly isClickOut: boolean;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** C-219: nobody is sent on to a provider that cannot reach them. */
export const showsClickOut = ({ isClickOut, email, phone }: ClickOut): boolean =>
  isClickOut && Boolean(email) && Boolean(phone);

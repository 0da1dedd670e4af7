import { createContext } from "react";

/** F-114: on while the form around a button waits for an answer. */
export const FormLoadingContext = createContext(false);

interface LoadingSources {
  readonly isFormLoading: boolean;
  readonly isOwnLoading: boolean;
  readonly isLinkLoading: boolean;
}

export const isAnyLoading = ({ isFormLoading, isOwnLoading, isLinkLoading }: LoadingSources): boolean =>
  isFormLoading || isOwnLoading || isLinkLoading;

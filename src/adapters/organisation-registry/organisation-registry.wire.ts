/** POST, although it only reads: the number of a sole trader is a personal number and must not appear in a URL. */
export const ORGANISATION_PATH = "/v1/organisations/lookup";

export interface OrganisationQuestionWire {
  readonly organisationNumber: string;
}

export interface OrganisationWire {
  readonly organisationNumber: string;
  readonly legalName: string;
  readonly legalForm: string;
  /** `ACTIVE` or `DEREGISTERED`. */
  readonly status: string;
}

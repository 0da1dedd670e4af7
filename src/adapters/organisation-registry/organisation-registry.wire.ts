/** POST, though it only asks: a sole trader's number would otherwise stand in an address. */
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

import type { SupplyOutcome } from "#journeys/applications/supply-files.ts";
import type { ApplicationView } from "#domain/application/application-view.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { SuppliedFile } from "#verticals/_contract/apply.ts";
import type { OfferToAccept } from "#journeys/applications/accept-offer.ts";
import type { AcceptanceView } from "#journeys/applications/acceptance-view.ts";
import type { ActOutcome } from "#journeys/applications/act-on-answer.ts";

/** What the page of an application asks of the server. Undefined, or false, for what is not the person's own. */
export interface ApplicationServices {
  see(): Promise<ApplicationView | undefined>;
  /** Every provider that can be, except an accepted one. */
  end(): Promise<boolean>;
  /** What the provider asks for; the files are checked by their content. */
  supply(providerSlug: string, files: readonly SuppliedFile[]): Promise<SupplyOutcome | undefined>;
  /** The agreement of an offer and how its signing goes; the nonce is the one that the BankID app returned with. */
  agreement(providerSlug: string, nonce: string | undefined): Promise<PageAgreement | undefined>;
  /** Starts BankID for the applicant; the message states what went wrong. */
  sign(
    providerSlug: string,
    device: BankIdDevice | undefined,
  ): Promise<{ readonly message: string | undefined } | undefined>;
  cancelSigning(providerSlug: string): Promise<boolean>;
  withdraw(providerSlug: string): Promise<ActOutcome | undefined>;
}

export interface PageAgreement extends Omit<OfferToAccept, "signing"> {
  readonly signing: PageSigning | undefined;
}

export interface PageSigning extends Omit<AcceptanceView, "qrText" | "autoStartToken"> {
  /** The code of this second, while another device is to read it. */
  readonly qrSvg: string | undefined;
  /** Only for the same device, until the app has been opened. */
  readonly autostart: { readonly web: string; readonly app: string } | undefined;
}

/** Messages of BankID's Relying Party API v6.0: POST with JSON over mutual TLS. */

/** `/auth` and, with the text, `/sign`. */
export interface StartRequestWire {
  /** The person's address as we see it. */
  readonly endUserIp: string;
  readonly requirement?: RequirementWire;
  /** Where the app returns to on the same device; overrides the one in the link. */
  readonly returnUrl?: string;
  readonly returnRisk?: boolean;
  /** UTF-8 in base64. */
  readonly userVisibleData?: string;
  readonly userVisibleDataFormat?: "plaintext" | "simpleMarkdownV1";
  readonly userNonVisibleData?: string;
  readonly web?: WebWire;
}

export interface RequirementWire {
  /** Twelve digits: only this person may complete the order. It does not start the app. */
  readonly personalNumber?: string;
  /** The order is stopped when the risk is higher. */
  readonly risk?: "low" | "moderate";
}

export interface WebWire {
  readonly deviceIdentifier: string;
  readonly referringDomain: string;
  readonly userAgent: string;
}

export interface StartAnswerWire {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** `/collect` and `/cancel`. */
export interface OrderRequestWire {
  readonly orderRef: string;
}

export interface CollectAnswerWire {
  readonly orderRef: string;
  readonly status: "pending" | "failed" | "complete";
  readonly hintCode?: string;
  readonly completionData?: CompletionWire;
}

export interface CompletionWire {
  readonly user: {
    readonly personalNumber: string;
    readonly name: string;
    readonly givenName: string;
    readonly surname: string;
  };
  readonly device: { readonly ipAddress: string; readonly uhi?: string };
  readonly bankIdIssueDate: string;
  readonly stepUp?: { readonly mrtd: boolean };
  readonly signature: string;
  readonly ocspResponse: string;
  /** Only when requested, and not always then. */
  readonly risk?: "low" | "moderate" | "high";
}

export interface ErrorWire {
  readonly errorCode: string;
  readonly details: string;
}

export const BANKID_PATHS = { auth: "/auth", sign: "/sign", collect: "/collect", cancel: "/cancel" } as const;

/** In base64 characters: the longest visible text that `/auth` and `/sign` accept. */
export const VISIBLE_TEXT_LIMITS = { auth: 1_500, sign: 40_000 } as const;

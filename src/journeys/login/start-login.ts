import type { FieldError } from "#domain/validation/checked.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { isOwnPath } from "#domain/addresses/own-path.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import { isComputerBrowser, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import type { BankIdFault, BankIdStarted } from "#journeys/bankid/bankid.port.ts";
import { type LoginView, viewPending } from "./login-view.ts";
import type { LoginPorts } from "./login.ports.ts";
import { loginTexts } from "./login.texts.sv.ts";

export interface StartLogin {
  readonly owner: string;
  readonly device: BankIdDevice;
  /** As typed. It only limits who may complete the order. */
  readonly personalNumber: string | undefined;
  readonly returnPath: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}

export interface BegunLogin {
  readonly view: LoginView;
  /** For the login's own cookie. */
  readonly loginSecret: string;
  readonly autoStartToken: string | undefined;
}

export type LoginStart =
  | { readonly kind: "started"; readonly started: BegunLogin }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "unavailable"; readonly message: string };

/** One order at BankID, bound to the visitor who requested it; the visitor's earlier one is cancelled. */
export async function startLogin(ports: LoginPorts, request: StartLogin): Promise<LoginStart> {
  const { bankId, logins, clock } = ports;
  const { owner, device, userAgent, returnPath = "/" } = request;
  const isComputer = isComputerBrowser(userAgent);
  const required =
    request.personalNumber === undefined
      ? undefined
      : parsePersonalNumber(request.personalNumber, swedishDate(clock.nowMs()))?.digits;
  if (request.personalNumber !== undefined && required === undefined)
    return { kind: "invalid", errors: [{ field: "personalnumber", message: fieldTexts.personalNumber }] };
  if (!isOwnPath(returnPath))
    return { kind: "invalid", errors: [{ field: "returnpath", message: loginTexts.wrongReturnPath }] };

  const nonce = device === "same" ? ports.newId() : undefined;
  const endUserIp = plainAddress(request.address);
  const started = await bankId.authenticate({
    endUserIp,
    userAgent,
    deviceIdentifier: ports.deviceIdentifier(owner),
    personalNumber: required,
    returnUrl: nonce === undefined ? undefined : ports.returnUrl(nonce),
    visibleText: loginTexts.visible(ports.domain),
  });
  // The seconds of the code are counted from the answer.
  const startedAtMs = clock.nowMs();
  if (started.kind !== "started") {
    const reason = started.kind === "refused" ? started.errorCode : started.kind;
    ports.noted({ loginId: undefined, outcome: "not-started", reason });
    return { kind: "unavailable", message: whyNot(started, device, isComputer) };
  }

  const login = { loginId: ports.newId(), owner, device, isComputer, startedAtMs };
  const loginSecret = ports.newToken();
  const { kind: _, ...tokens } = started;
  const replaced = await logins.begin({
    ...login,
    loginSecret,
    secrets: { ...tokens, endUserIp, requiredNumber: required },
    returnPath,
    nonce,
  });
  callOff(ports, replaced);
  ports.noted({ loginId: login.loginId, outcome: "started", reason: device });
  const view = viewPending(login, undefined, started, startedAtMs);
  return { kind: "started", started: { view, loginSecret, autoStartToken: autoStartTokenFor(device, started) } };
}

/** Only the chosen way to open the order is sent, so that it cannot be opened in the other way. */
const autoStartTokenFor = (device: BankIdDevice, { autoStartToken }: BankIdStarted): string | undefined =>
  device === "same" ? autoStartToken : undefined;

function whyNot(fault: BankIdFault, device: BankIdDevice, isComputer: boolean): string {
  const errorCode = fault.kind === "refused" ? fault.errorCode : "requestTimeout";
  return recommendedMessage({ device, isComputer }, { kind: "error", errorCode });
}

/** Not awaited: an order that cannot be cancelled ends by itself within minutes, and here it has already ended. */
export function callOff({ bankId, cancelFailed }: LoginPorts, orderRefs: readonly string[]): void {
  for (const orderRef of orderRefs) void bankId.cancel(orderRef).catch(cancelFailed);
}

/** A dual-stack machine writes an IPv4 address inside an IPv6 one. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** One switch as its customer planned it, and as our database, the supplier and the mail carrier each see it in the end. */
export interface JudgedSwitch {
  readonly orderId: string;
  /** How often the customer had to correct the facility id. */
  readonly corrections: number;
  /** Of our order and of our delivery. */
  readonly orderState: string | undefined;
  readonly state: string | undefined;
  readonly date: string | undefined;
  /** How often our history has a day confirmed or moved. */
  readonly confirmations: number;
  /** What the supplier answers when it is asked directly. */
  readonly supplier: { readonly kind: string; readonly date: string | undefined };
  /** Orders and corrections in the supplier's own book. */
  readonly begun: number;
  readonly corrected: number;
  readonly mails: readonly ArrivedMail[];
}

export interface ArrivedMail {
  readonly mailId: string;
  readonly template: string;
  /** Marked as sent once more, because the answer to the first one was lost. */
  readonly isRepeat: boolean;
}

export interface SwitchVerdict {
  /** Did not end as completed on the supplier's day, or without a correction that the customer made. */
  readonly lost: number;
  /** Orders beyond the first and corrections beyond the customer's. */
  readonly doubled: number;
  readonly mailsMissing: number;
  readonly mailsDoubled: number;
  /** The order itself needs a person: there is no switch to follow yet. */
  readonly uncertain: number;
}

/** `unknown`: orders in a supplier's book that we do not have. */
export function judgeSwitches(switches: readonly JudgedSwitch[], unknown: number): SwitchVerdict {
  const sum = (count: (each: JudgedSwitch) => number): number => switches.reduce((all, each) => all + count(each), 0);
  return {
    lost: switches.filter(isLostSwitch).length,
    doubled: unknown + sum(({ begun, corrected, corrections }) => extra(begun, 1) + extra(corrected, corrections)),
    mailsMissing: sum(missingMails),
    mailsDoubled: sum(doubledMails),
    uncertain: switches.filter(isUncertain).length,
  };
}

export function isLostSwitch(each: JudgedSwitch): boolean {
  if (isUncertain(each)) return false;
  if (each.state !== "completed" || each.supplier.kind !== "completed") return true;
  return each.date === undefined || each.date !== each.supplier.date || each.corrected < each.corrections;
}

export const missingMails = (each: JudgedSwitch): number =>
  isUncertain(each) ? 0 : total(mailsDue(each), ({ due, arrived }) => extra(due, arrived));

/** Mails beyond the first about one event, and a mail that arrived again without its mark. */
export function doubledMails(each: JudgedSwitch): number {
  const unmarked = Map.groupBy(
    each.mails.filter(({ isRepeat }) => !isRepeat),
    ({ mailId }) => mailId,
  );
  const sentAgain = [...unmarked.values()].reduce((sum, mails) => sum + mails.length - 1, 0);
  if (isUncertain(each)) return sentAgain;
  return sentAgain + total(mailsDue(each), ({ due, arrived }) => extra(arrived, due));
}

interface Due {
  readonly due: number;
  readonly arrived: number;
}

/** By kind; both templates of a stated day are one kind, and every other template is due never. */
function mailsDue({ corrections, confirmations, mails }: JudgedSwitch): readonly Due[] {
  const arrived = (...templates: readonly string[]): number =>
    new Set(mails.filter(({ template }) => templates.includes(template)).map(({ mailId }) => mailId)).size;
  const others = mails.map(({ template }) => template).filter((template) => !DUE_TEMPLATES.includes(template));
  return [
    { due: 1, arrived: arrived(CONFIRMATION) },
    { due: corrections, arrived: arrived(CORRECTING) },
    { due: confirmations, arrived: arrived(...STATED_DAY) },
    { due: 1, arrived: arrived(COMPLETED) },
    { due: 0, arrived: arrived(...others) },
  ];
}

const CONFIRMATION = "order-confirmation";
const CORRECTING = "delivery-correcting";
const STATED_DAY = ["delivery-confirmed", "delivery-moved"];
const COMPLETED = "delivery-completed";
const DUE_TEMPLATES = [CONFIRMATION, CORRECTING, ...STATED_DAY, COMPLETED];

const isUncertain = ({ orderState }: JudgedSwitch): boolean => orderState === "uncertain";
const extra = (count: number, due: number): number => Math.max(0, count - due);
const total = (dues: readonly Due[], count: (due: Due) => number): number =>
  dues.reduce((sum, each) => sum + count(each), 0);

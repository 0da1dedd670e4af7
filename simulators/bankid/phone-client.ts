import type { SeenOrder } from "./phone.ts";

/** A person's BankID app, for tests: over HTTP like everything else. A refusal throws, unless the test asks for it. */
export interface Phone {
  orders(): Promise<readonly SeenOrder[]>;
  /** Reads a code; gives the order's name, or undefined when the app would not take it. */
  scan(qr: string, personalNumber: string): Promise<string | undefined>;
  /** Opens a link or a bare token. */
  open(autostart: string, personalNumber: string): Promise<string | undefined>;
  /** Gives where the app leads back to, if anywhere. */
  approve(
    order: string,
    with_?: { risk?: "low" | "moderate" | "high"; ipAddress?: string; personalNumber?: string },
  ): Promise<string | null>;
  hint(order: string, hintCode: string): Promise<void>;
  fail(order: string, hintCode: string): Promise<void>;
  nextError(operation: "auth" | "sign" | "collect" | "cancel", errorCode: string, count?: number): Promise<void>;
  clearErrors(): Promise<void>;
}

/** `url` is the simulators' own. With another device the same person can have an order on each. */
export function bankIdPhone(url: string, device = ""): Phone {
  const post = async (name: string, body: object): Promise<{ status: number; answer: Record<string, unknown> }> => {
    const answer = await fetch(`${url}/bankid/phone/${name}`, { method: "POST", body: JSON.stringify(body) });
    return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
  };
  const act = async (name: string, body: object): Promise<Record<string, unknown>> => {
    const { status, answer } = await post(name, body);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const opened = async (name: string, body: object): Promise<string | undefined> => {
    const { status, answer } = await post(name, body);
    return status === 200 ? String(answer["order"]) : undefined;
  };
  return {
    async orders() {
      const answer = await fetch(`${url}/bankid/phone/look`);
      return ((await answer.json()) as { orders: SeenOrder[] }).orders;
    },
    scan: (qr, personalNumber) => opened("scan", { qr, personalNumber, device }),
    open: (autostart, personalNumber) => opened("open", { autostart, personalNumber, device }),
    approve: async (order, with_ = {}) => (await act("approve", { order, ...with_ }))["returnUrl"] as string | null,
    hint: async (order, hintCode) => void (await act("hint", { order, hintCode })),
    fail: async (order, hintCode) => void (await act("fail", { order, hintCode })),
    nextError: async (operation, errorCode, count = 1) =>
      void (await act("next-error", { operation, errorCode, count })),
    clearErrors: async () => void (await act("clear-errors", {})),
  };
}

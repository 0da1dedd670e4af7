import type { Phone } from "./phone-client.ts";

/** Opens the link as the person the order is for, and signs. Returns where the app leads back to. */
export async function signByLink(phone: Phone, link: string): Promise<string> {
  const token = /autostarttoken=([\w-]+)/.exec(link)?.[1];
  const order = (await phone.orders()).find(({ order: name }) => name === token);
  const opened = await phone.open(link, order?.request.requirement?.personalNumber ?? "");
  if (opened === undefined) throw new Error("the app does not open the link");
  return (await phone.approve(opened)) ?? "";
}

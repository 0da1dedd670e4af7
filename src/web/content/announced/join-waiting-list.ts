import { data } from "react-router";
import type { WaitingListPages } from "#http/contract/waiting-list-services.ts";
import { readEmail } from "#web/shell/email-form/read-email.ts";
import type { WaitingListAnswer } from "#web/content/waiting-list/WaitingListForm.tsx";
import type { ShownAnnouncement } from "./present-announced.ts";

/** Adds a visitor who wants to know when the service can be used. */
export async function joinWaitingList(
  { serviceId, product }: ShownAnnouncement,
  form: FormData,
  waitingList: WaitingListPages["waitingList"],
) {
  const typed = readEmail(form);
  const noted = await waitingList.ask({ id: serviceId, product }, typed);
  const asked: WaitingListAnswer = noted ? { state: "done", typed: "", lead: noted.lead } : { state: "wrong", typed };
  return data({ asked }, { status: noted ? 200 : 422 });
}

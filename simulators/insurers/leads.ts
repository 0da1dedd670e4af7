import { jsonReply, type Operation, type SystemTools } from "#simulators/kernel/system.ts";
import { LEAD_PATH, type LeadAnswerWire, type LeadWire } from "#verticals/_ordering/lead.wire.ts";
import { readJsonObject } from "./read-json.ts";

/** This name is refused, so that a visitor can see it. */
const REFUSED_NAME = "Nej Nejsson";

/** Takes requests to get in touch. A reference that is sent again is the same request, and is counted once. */
export function leadOperations(target: string, { counters }: SystemTools): Operation[] {
  const taken = new Set<string>();
  return [
    {
      name: "lead",
      method: "POST",
      path: LEAD_PATH,
      latencyShare: 1,
      answer({ body, headers }) {
        const { reference, contact, consent, about } = (readJsonObject(body) ?? {}) as Partial<LeadWire>;
        const isWhole = reference && contact?.name && contact.phone && contact.email && consent && about;
        if (!isWhole || headers["idempotency-key"] !== reference) return jsonReply(400, { error: "lead" });
        if (contact.name === REFUSED_NAME)
          return jsonReply(422, { status: "REFUSED", reference } satisfies LeadAnswerWire);
        const isNew = !taken.has(reference);
        taken.add(reference);
        if (isNew) counters.placed(target, `lead ${reference}`);
        return jsonReply(isNew ? 201 : 200, { status: "RECEIVED", reference } satisfies LeadAnswerWire);
      },
    },
  ];
}

import { formatLongDate } from "#domain/calendar/format-date.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import {
  DetailColumns,
  DetailStack,
  Documents,
  FactSection,
  ServiceSection,
  TickSection,
} from "#verticals/_web/DetailPieces.tsx";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { nameAmount } from "#verticals/accident/accident.texts.sv.ts";
import { accidentCardTexts as texts } from "./accident-card.texts.sv.ts";

/** what is paid out, what the insurance is, and what comes with it. The shared way to compare speaks of excesses: left out. */
export const AccidentDetails = ({
  offer: { facts, providerName, subscriptionName },
  summary: { amount },
  slots,
}: Pick<CardProps<AccidentDetail>, "offer" | "summary" | "slots">) => (
  <DetailColumns>
    <DetailStack>
      <FactSection
        title={texts.examples}
        text={amount ? texts.examplesHelp(nameAmount(amount)) : undefined}
        rows={listExamples(facts)}
      />
    </DetailStack>
    <DetailStack>
      <FactSection
        title={texts.about}
        text={facts.about}
        rows={[
          { name: texts.name, text: subscriptionName },
          ...(facts.firstStart === undefined
            ? []
            : [{ name: texts.firstStart, text: formatLongDate(facts.firstStart) }]),
          bindingTerm(facts.bindingMonths),
        ]}
      />
      {facts.benefits.length > 0 ? <TickSection title={texts.benefitsOf(providerName)} items={facts.benefits} /> : null}
      <ServiceSection services={listServices(facts.cover)} />
      <Documents links={facts.links} />
      {slots.lastPurchase}
    </DetailStack>
  </DetailColumns>
);

import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import {
  BindingFact,
  DetailColumns,
  DetailStack,
  Documents,
  Dotted,
  Fact,
  Facts,
  SmallText,
  Ticks,
} from "#verticals/_web/DetailPieces.tsx";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import { nameAmount } from "#verticals/accident/accident.texts.sv.ts";
import { accidentCardTexts as texts } from "./accident-card.texts.sv.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";

/** what is paid out, what the insurance is, and what comes with it. The shared way to compare speaks of excesses: left out. */
export const AccidentDetails = ({
  offer: { facts, providerName, subscriptionName },
  summary,
  slots,
}: Pick<CardProps<AccidentDetail>, "offer" | "summary" | "slots">) => (
  <DetailColumns>
    <DetailStack>
      <section>
        <h3>{texts.examples}</h3>
        {summary["amount"] ? <SmallText>{texts.examplesHelp(nameAmount(summary["amount"]))}</SmallText> : null}
        <Facts>
          {listExamples(facts).map(({ type, name, text }) => (
            <Fact key={type} term={name}>
              {text}
            </Fact>
          ))}
        </Facts>
      </section>
    </DetailStack>
    <DetailStack>
      <section>
        <h3>{texts.about}</h3>
        {facts.about === undefined ? null : <SmallText>{facts.about}</SmallText>}
        <Facts>
          <Fact term={texts.name}>{subscriptionName}</Fact>
          {facts.firstStart === undefined ? null : (
            <Fact term={texts.firstStart}>{formatLongDate(facts.firstStart)}</Fact>
          )}
          <BindingFact months={facts.bindingMonths} />
        </Facts>
      </section>
      {facts.benefits.length > 0 ? (
        <section>
          <h3>{texts.benefitsOf(providerName)}</h3>
          <Ticks items={facts.benefits} />
        </section>
      ) : null}
      {facts.services.length > 0 ? (
        <section>
          <h4>{texts.services}</h4>
          <Dotted items={facts.services} />
        </section>
      ) : null}
      <Documents links={facts.links} />
      {slots.lastPurchase}
    </DetailStack>
  </DetailColumns>
);

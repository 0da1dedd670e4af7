import { Dotted, Ticks } from "./DetailPieces.tsx";
import { aboutProviderTexts as texts } from "./details.texts.sv.ts";

interface AboutProviderProps {
  readonly providerName: string;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
}

/** What is good about a provider, and what it sells besides. */
export const AboutProvider = ({ providerName, benefits, services }: AboutProviderProps) => (
  <>
    <section>
      <h3>{texts.about(providerName)}</h3>
      <Ticks items={benefits} />
    </section>
    {services.length > 0 ? (
      <section>
        <h4>{texts.services}</h4>
        <Dotted items={services} />
      </section>
    ) : null}
  </>
);

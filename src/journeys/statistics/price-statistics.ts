import type { PriceFigure } from "#domain/statistics/price-figures.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import type { PriceRelease, StatisticsStore } from "./statistics.port.ts";

/** A figure with the name that readers know the service by. */
export interface NamedFigure extends PriceFigure {
  /** "bilförsäkring". */
  readonly product: string;
}

export interface NamedRelease extends Pick<PriceRelease, "month"> {
  readonly figures: readonly NamedFigure[];
}

/** What has been released, the latest first. A service that is no longer here has no name, and is left out. */
export const createPriceStatistics =
  (store: Pick<StatisticsStore, "releases">, described: readonly VerticalDescription[]) =>
  async (): Promise<readonly NamedRelease[]> => {
    const products = new Map(described.map(({ name, texts }) => [name, texts.product]));
    return (await store.releases()).map(({ month, figures }) => ({
      month,
      figures: figures.flatMap((figure) => {
        const product = products.get(figure.vertical);
        return product === undefined ? [] : [{ ...figure, product }];
      }),
    }));
  };

import type { Provider } from "#verticals/_contract/provider.ts";
import { withSignature } from "#verticals/_contract/with-signature.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import type { CarSearch, KnownCar } from "#verticals/car/car.search.ts";
import { sellCar } from "./car-product.ts";
import { milvis } from "./milvis.ts";

type CarProvider = Provider<CarSearch, CarDetail, KnownCar>;

const sellers = {
  tuvull: sellCar("tuvull"),
  rattvis: sellCar("rattvis"),
  granskog: sellCar("granskog"),
  fyrbak: sellCar("fyrbak"),
  akerbar: sellCar("akerbar"),
  // Takes no order that its customer has not signed.
  kronhjort: withSignature(sellCar("kronhjort")),
  ljunghed: sellCar("ljunghed"),
  milvis,
  bjorkhaga: sellCar("bjorkhaga"),
  nordkaj: sellCar("nordkaj"),
  rask: sellCar("rask"),
  // Its fetch works on a computer only (shop id 1187).
  stenvalv: sellCar("stenvalv"),
} satisfies Partial<Record<keyof typeof insurers, CarProvider>>;

export const carProviders: readonly CarProvider[] = Object.values(sellers);

import type { KnownFormer } from "#domain/after-order/handover.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { readForm } from "#http/contract/form-parameters.ts";
import type { FormerState } from "#http/contract/former.schema.ts";
import type { CheckoutState, Needs, SubmittedOrderData, SubmittedOrUnsigned } from "#http/contract/order.schema.ts";
import type { PageCheckout } from "#http/contract/page-services.ts";
import type { Checkout, CheckoutNeeds, OrderSnapshot } from "#web/shop/order/checkout.ts";
import { readLink, readPrice, readProvider } from "#web/shop/order/read-provider.ts";
import { readSigning } from "#web/shop/signing/read-signing.ts";

/** What a call answered. */
export const readCheckout = (state: CheckoutState): Checkout => describeState(state, readForm(state.FormParameters));

/** The same for a page that the server renders: it gets the form itself. */
export const readPageCheckout = ({ state, form }: PageCheckout): Checkout => describeState(state, form);

const describeState = (state: PageCheckout["state"], form: CheckoutForm): Checkout => ({
  resultId: state.ResultId,
  searchId: state.SearchId,
  version: state.CheckoutVersion,
  form,
  price: readPrice(state.PriceInfo),
  provider: readProvider(state.SubscriptionInfo),
  saving: state.IsCheaper && state.YearlyFeeSaved ? state.YearlyFeeSaved : undefined,
  coverChange: state.CoverChange ?? undefined,
  isMoreCover: state.IsMoreCover,
  isSameProvider: state.IsSameProvider,
  former: state.Former ? readFormer(state.Former) : undefined,
  needs: readNeeds(state.Needs),
  order: readOrdered(state.SubmittedOrderData),
  signing: state.Signing ? readSigning(state.Signing) : undefined,
});

const readFormer = (former: FormerState): KnownFormer => ({
  providerName: former.ProviderName,
  terms: {
    renewsOn: former.RenewalDate,
    endsAt: former.EndsAt,
    periodMonths: former.PeriodMonths,
    noticeDays: former.NoticeDays,
    boundUntil: former.BoundUntil ?? undefined,
  },
  without: {
    thing: former.Without.Thing,
    text: former.Without.Text,
    atLeastOre: former.Without.AtLeastOre ?? undefined,
  },
});

/** What is still to be signed is not an order yet. */
const readOrdered = (data: SubmittedOrUnsigned | null): OrderSnapshot | undefined =>
  data && data.State !== "unsigned" ? readOrderSnapshot({ ...data, State: data.State }) : undefined;

const readNeeds = (needs: Needs): CheckoutNeeds => ({
  title: needs.Title,
  statement: needs.Statement,
  items: needs.Items.map(({ Id, Name, Value }) => ({ id: Id, name: Name, value: Value })),
  factSheet: needs.FactSheet ? readLink(needs.FactSheet) : undefined,
  remuneration: { text: needs.Remuneration.Text, url: needs.Remuneration.Url },
  ranking: { text: needs.Ranking.Text, url: needs.Ranking.Url },
});

const readOrderSnapshot = ({ OrderId, State, Message }: SubmittedOrderData): OrderSnapshot => ({
  orderId: OrderId,
  state: State,
  message: Message ?? undefined,
});

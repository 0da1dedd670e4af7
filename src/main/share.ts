import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import { createListShareStore } from "#adapters/postgres/list-share-store.ts";
import { portableSchemaPath, receiptPath, sharedListPath } from "#domain/addresses/verifiable-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { receiptIdOf } from "#domain/receipt/receipt-id.ts";
import type { SharePages } from "#http/contract/share-services.ts";
import { limitKey } from "#http/middleware/limit-key.ts";
import { writeSignedFile } from "#http/presenters/portable-file.ts";
import { writePortablePdf } from "#http/presenters/portable-pdf.ts";
import { registerPortableSchema } from "#http/routes/portable-schema.route.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { portableOf } from "#journeys/share/portable-offers.ts";
import { createShareJourney } from "#journeys/share/share-journey.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import { randomId } from "#platform/ids.ts";
import type { RateRule } from "#platform/rate-limit/rate-rule.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

interface ShareUses {
  readonly searches: { readonly journey: SearchJourney };
}

/** Of one link: more than live together, and a fifth of the votes that close it. */
const VOTERS_LIMIT: RateRule = { name: "share-voters", limit: 10, windowMs: DAY_MS };

/** Lists that visitors share by a link. */
export function createListSharing(
  resources: Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "rateLimiter" | "verticals" | "clock">,
  { searches }: ShareUses,
) {
  const { config, lookupHash, rateLimiter, verticals, clock } = resources;
  const journey = createShareJourney({
    store: createListShareStore(resources),
    searches: searches.journey,
    verticals,
    newId: randomId,
    tokenOf: (shareId) => lookupHash("share-link", shareId),
    tokenThat: (shareId, isLink) => lookupHash.codeThat("share-link", shareId, isLink),
    voterOf: (shareId, owner) => ({ all: lookupHash.all("share-vote", `${shareId} ${owner}`) }),
    linkOf: (token) => config.publicOrigin + sharedListPath(token),
    clock,
  });
  const schema = config.publicOrigin + portableSchemaPath();
  const signer = createDocumentSigner(config.receiptKeys, config.receiptRetiredKeys);
  return {
    addReturn: (server: FastifyInstance) => registerPortableSchema(server, config.publicOrigin),
    pages: ({ visitor, session, device }: Reader): SharePages => ({
      listSharing(searchId, choices) {
        const owner = visitor.owner();
        const request = { owner, searchId, ...choices };
        return {
          see: () => journey.see(request, { session }),
          share: (choices) => journey.share(request, choices, { session }),
          listOwn: () => journey.listOwn(owner),
          revoke: (shareId) => journey.revoke(owner, shareId),
          removeVote: (shareId, voteId) => journey.removeVote(owner, shareId, voteId),
          prefer: (shareId, choice) => journey.prefer(owner, shareId, choice),
          takeAlong: async (kind, resultId) => {
            const list = await journey.list(request, { session });
            const receipt = config.publicOrigin + receiptPath(receiptIdOf(searchId, list?.listed.payment));
            const document = list && portableOf(list, resultId, { schema, receipt });
            if (!document) return undefined;
            const isOne = resultId !== undefined;
            if (kind === "pdf") return writePortablePdf(document, isOne);
            return writeSignedFile(document, signer.signDocument(document, document.time), isOne);
          },
        };
      },
      sharedList: (token) => ({
        // Programs that show a link before it is opened are no readers.
        // The page asks for a vote, which is one for each browser: the cookie distinguishes browsers.
        open: (isAfterVote) =>
          journey.open(token, { owner: visitor.owner(), isCounted: !isAfterVote && !isProgram(device) }),
        vote: (choice, text) => {
          const owner = visitor.isKnown() ? visitor.owner() : undefined;
          const admit = async (shareId: string) =>
            (await rateLimiter.take(VOTERS_LIMIT, `${shareId} ${limitKey(device.address)}`)).allowed;
          return journey.vote(token, { owner, admit }, { choice, text });
        },
      }),
    }),
  };
}

const isProgram = ({ userAgent, header }: Reader["device"]): boolean =>
  isbot(userAgent) || (header("sec-purpose")?.includes("prefetch") ?? false);

import { type Fault, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/** Texts that pages, calls and mails of any vertical may show. */
const SHARED = /^src\/(?!verticals\/(?!_contract\/|_web\/)).+\.texts\.sv\.ts$/;

/** What one branch of trade calls its product; longer and compound forms too. */
const NOUN = /\p{L}*försäkr\p{L}*|(?<!\p{L})el(?:avtal|bolag)\p{L}*|\p{L}*lån(?:et|en|e\p{L}+)?s?(?!\p{L})/giu;

/** A shared sentence takes the nouns from the vertical (`src/domain/text/nouns.ts`): one that names them itself is wrong for the next branch. */
export function findSharedNouns(root: string): Fault[] {
  return readTree(root, (path) => SHARED.test(path) && !isTest(path)).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(NOUN)].map((found) => ({
      file: path,
      line: lineAt(code, found.index),
      what: `has a noun of one branch: ${found[0]}`,
    }));
  });
}

const CONTENT = "the site's own content, which is about these branches";
const ANNOUNCED = "names services by what they compare";
const CURRENT =
  "fetches, cancels or lists the insurances that a visitor has; only verticals of insurance have that part";
const COMPETITION = "a competition for buyers of one product";

/** Texts that are about a branch on purpose, and why. A file without such a noun must leave the list. */
export const WITH_NOUNS: Readonly<Record<string, string>> = {
  "src/domain/chat/chat-cart.texts.sv.ts": ANNOUNCED,
  "src/domain/household/cover-rules.texts.sv.ts": "rules about what insurances cover, and where they are written",
  "src/domain/household/other-kinds.texts.sv.ts": "names agreements that no vertical compares",
  "src/domain/my-data/legal-acts.texts.sv.ts": "the name of an act",
  "src/domain/service/services.texts.sv.ts": ANNOUNCED,
  "src/http/contract/competition.texts.sv.ts": COMPETITION,
  "src/journeys/after-order/mandate.texts.sv.ts": CURRENT,
  "src/journeys/fetch/fetch.texts.sv.ts": CURRENT,
  "src/web/account/claims/claims.texts.sv.ts": CURRENT,
  "src/web/account/details/details.texts.sv.ts": CURRENT,
  "src/web/account/frame/account.texts.sv.ts": CURRENT,
  "src/web/account/parts/sections.texts.sv.ts": CURRENT,
  "src/web/content/announced/announced.texts.sv.ts": ANNOUNCED,
  "src/web/content/articles/about.texts.sv.ts": CONTENT,
  "src/web/content/articles/advice.texts.sv.ts": CONTENT,
  "src/web/content/articles/insurance-hub.texts.sv.ts": CONTENT,
  "src/web/content/articles/privacy.texts.sv.ts": CONTENT,
  "src/web/content/articles/ranking.texts.sv.ts": CONTENT,
  "src/web/content/articles/terms.texts.sv.ts": CONTENT,
  "src/web/content/competition/competition-entry.texts.sv.ts": COMPETITION,
  "src/web/content/expert/expert.texts.sv.ts": CONTENT,
  "src/web/content/start/start.texts.sv.ts": CONTENT,
  "src/web/shell/competition/competition.texts.sv.ts": COMPETITION,
  "src/web/shell/frame/frame.texts.sv.ts": CONTENT,
  "src/web/shell/newsletter/newsletter.texts.sv.ts": CONTENT,
  "src/web/shell/services/announced-names.texts.sv.ts": ANNOUNCED,
  "src/web/shop/fetch/fetch.texts.sv.ts": CURRENT,
  "src/web/staff/texts/editors.texts.sv.ts": "names the parts of the site for editors",
};

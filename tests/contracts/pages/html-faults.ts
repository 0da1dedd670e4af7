import { type ConfigData, defineMetadata, HtmlValidate, StaticConfigLoader } from "html-validate";

/** What the standard forbids and the tables of the validator leave open. */
const STRICTER = defineMetadata({
  form: { attributes: { role: { enum: ["form", "none", "presentation", "search"] } } },
  meta: { attributes: { content: { required: (node) => !node.hasAttribute("charset") } } },
  style: { permittedParent: ["head", "noscript"] },
});

/** The standard, and what holds for a whole document: labels, references, the order of headings. Rules of style are in neither. */
const RULES: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5", STRICTER],
  rules: {
    // The cookie banner is before the page, so that it is reached first: it begins with a second-rank heading.
    "heading-level": [
      "error",
      {
        minSectioningRootInitialRank: "h2",
        sectioningRoots: ["dialog", '[role="dialog"]', '[role="alertdialog"]', "[data-consent]"],
      },
    ],
    // Our own scripts come from our own origin, and the policy of the page admits them by a nonce.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** What is wrong with the HTML of a whole page: the rule, what it found and where. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "no element"})`),
  );
}

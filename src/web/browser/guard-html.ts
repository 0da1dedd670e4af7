/**
 * The page's only Trusted Types policy. Text becomes HTML when it is one of the few forms that our pages write, and throws when
 * it is anything else; text never becomes a script or a script's address. Written into the page as text: it must not use
 * anything outside itself.
 */
export function guardHtml(): void {
  interface TrustedTypes {
    createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
  }
  const forms = [
    // Emptied: React where it leaves the server's markup alone, React Aria's announcements.
    /^$/,
    // How React makes a script element. In brackets, or the page would hold what looks like one.
    /^<[s]cript><\/[s]cript>$/,
    // The documented feed of recent searches, as `presenters/social-proof.ts` writes it.
    /^<ul>(<li>[^<>]* <a href="\/([\w-]+\/)*">[^<>]*<\/a> <span>[^<>]*<\/span>( <strong>[^<>]*<\/strong>)?<\/li>)+<\/ul>$/,
  ];
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (forms.some((form) => form.test(text)) ? text : null),
  });
}

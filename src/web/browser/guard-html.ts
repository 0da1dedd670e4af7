/**
 * The page's only Trusted Types policy. Text becomes HTML when it is one of the few forms that our pages write, and throws when
 * it is anything else; text never becomes a script, and a script's address only when it is a built file of our own, which a worker
 * needs. Written into the page as text: it must not use anything outside itself.
 */
export function guardHtml(): void {
  type Rule = (text: string) => string | null;
  interface TrustedTypes {
    createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): unknown;
  }
  const forms = [
    // Emptied: React where it leaves the server's markup alone, React Aria's announcements.
    /^$/,
    // How React makes a script element. In brackets, or the page would hold what looks like one.
    /^<[s]cript><\/[s]cript>$/,
    // The documented feed of recent searches, as `presenters/social-proof.ts` writes it.
    /^<ul>(<li>[^<>]* <a href="\/([\w-]+\/)*">[^<>]*<\/a> <span>[^<>]*<\/span>( <strong>[^<>]*<\/strong>)?<\/li>)+<\/ul>$/,
  ];
  // The origin is compared as a whole: it is not part of a pattern.
  const isOwnFile = (address: string): boolean => {
    const { origin } = window.location;
    return address.startsWith(`${origin}/assets/`) && /^\/assets\/[\w-]+\.js$/.test(address.slice(origin.length));
  };
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (forms.some((form) => form.test(text)) ? text : null),
    createScriptURL: (address) => (isOwnFile(address) ? address : null),
  });
}

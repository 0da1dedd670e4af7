/** Every value of an attribute, as React writes it; not what scripts contain. */
export const readAttributes = (html: string, name: string): string[] =>
  [...withoutScripts(html).matchAll(new RegExp(`<[^<>]*? ${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );

const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");

/** What a browser sends from now on, as a `Cookie` header: what it sent before, with what the answer sets and without what it ends. */
export function applySetCookies(sent: string, answer: Pick<Response, "headers">): string {
  const cookies = new Map(
    sent
      .split("; ")
      .filter((part) => part !== "")
      .map((part) => [part.slice(0, part.indexOf("=")), part]),
  );
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair);
  }
  return [...cookies.values()].join("; ");
}

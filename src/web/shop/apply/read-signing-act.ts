/** A button of a signing that a browser without script has pressed; undefined for any other post. */
export function readSigningAct(posted: FormData): { readonly action: string; readonly signingid: string } | undefined {
  const action = posted.get("action");
  const signingid = posted.get("signingid");
  if (typeof action !== "string" || !action.startsWith("sign_") || typeof signingid !== "string") return undefined;
  return { action, signingid };
}

import { buttonClass } from "#ui/primitives/button-class.ts";
import { headerAccountTexts } from "./header-account.texts.sv.ts";
import { logOutPath } from "#domain/addresses/account-paths.ts";

/** A form of the browser's own: it works without script, and the answer is the start page. SessionWatch listens for its submit. */
export const LogOutForm = () => (
  <form method="post" action={logOutPath()}>
    <button type="submit" className={buttonClass({ look: "secondary", isFull: true })}>
      {headerAccountTexts.logOut}
    </button>
  </form>
);

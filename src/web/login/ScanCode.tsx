import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

/** The code of this second, at a fixed place and size: only the picture is swapped. Without one the app has read it. */
export const ScanCode = ({ qrSvg }: { readonly qrSvg: string | undefined }) =>
  qrSvg === undefined ? (
    <h3 className={styles["heading"]}>{loginTexts.confirmHeading}</h3>
  ) : (
    <div className={styles["scan"]}>
      {/* As a picture it cannot run anything, whatever is in it. */}
      <img
        className={styles["code"]}
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={loginTexts.scan.code}
        width={232}
        height={232}
        decoding="sync"
      />
      <div>
        <h3 className={styles["heading"]}>{loginTexts.scan.heading}</h3>
        <ol className={styles["steps"]}>
          {loginTexts.scan.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );

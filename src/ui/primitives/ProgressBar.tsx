import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  readonly percent: number;
  readonly label: string;
}

export const ProgressBar = ({ percent, label }: ProgressBarProps) => (
  <div
    className={styles["track"]}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <div className={styles["fill"]} style={{ width: `${percent}%` }} />
  </div>
);

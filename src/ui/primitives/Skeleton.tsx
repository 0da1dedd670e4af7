import styles from "./Skeleton.module.css";

interface SkeletonProps {
  readonly width: string;
  readonly height: number;
}

/** A grey placeholder with the size of the content to come. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={styles["skeleton"]} style={{ width, height }} />
);

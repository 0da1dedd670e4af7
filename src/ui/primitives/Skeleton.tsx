import styles from "./Skeleton.module.css";

interface SkeletonProps {
  readonly width: string;
  readonly height: number;
}

/** A grey stand-in with the size of what will come. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={styles["skeleton"]} style={{ width, height }} />
);

interface BirdShapeProps {
  readonly belly?: string;
  readonly wing?: string;
  readonly cap?: string;
  readonly beak?: string;
  readonly eye?: string;
}

/** The sparrow in a 64 by 64 box, looking right: circles and quarter circles. */
export const BirdShape = ({
  belly = "#ff8fb1",
  wing = "var(--bird-wing)",
  cap = "var(--bird-cap)",
  beak = "#ffcb2e",
  eye = "var(--bird-eye)",
}: BirdShapeProps) => (
  <>
    <path d="M32 9A17 17 0 0 1 49 26V34A20 20 0 0 1 29 54H15V26A17 17 0 0 1 32 9Z" fill={belly} />
    <path d="M3 34H36A20 20 0 0 1 16 54H13Z" fill={wing} />
    <path d="M15 26A17 17 0 0 1 49 26H32A6 6 0 0 0 26 32V34H15Z" fill={cap} />
    <path d="M49 20L59.5 26L49 32Z" fill={beak} />
    <circle cx="39.5" cy="19.5" r="2.9" fill={eye} />
  </>
);

import { Perched } from "./Perched.tsx";

interface PriceScaleArtProps {
  readonly className?: string | undefined;
  readonly cheaperLabel: string;
  readonly yoursLabel: string;
  /** The saving, on the yellow; the area is empty without it. */
  readonly saving?: { readonly amount: string; readonly source: string } | undefined;
}

const YELLOW_BIRD = { belly: "#ffcb2e", wing: "#ff8fb1", beak: "#2b50d8" };
const BLUE_BIRD = { belly: "#668bf0", wing: "#ffcb2e", beak: "#ff8fb1" };
const WHITE_BIRD = { belly: "#ffffff", wing: "#2449cc" };

/** The idea in one picture: your price sits on the wire, the seeds are lower prices, the yellow between is what you save. */
export const WidePriceScaleArt = ({ className, cheaperLabel, yoursLabel, saving }: PriceScaleArtProps) => (
  <svg viewBox="0 0 720 430" className={className} aria-hidden="true">
    <g stroke="var(--line-ink)" fill="none" strokeLinecap="round">
      <path d="M6 -200V440M792 -200V440" strokeWidth="9" />
      <path d="M-18 66H32M-18 150H32M-18 284H32M768 42H816M768 144H816M768 288H816" strokeWidth="6" />
      <path d="M26 54Q380 118 774 27M26 138Q380 206 774 129" strokeWidth="2" />
    </g>
    <g fill="#ffcb2e">
      <circle cx="26" cy="58" r="6" />
      <circle cx="-12" cy="276" r="6" />
      <circle cx="774" cy="34" r="6" />
      <circle cx="810" cy="136" r="6" />
    </g>
    <g fill="#ff8fb1">
      <circle cx="-12" cy="58" r="6" />
      <circle cx="26" cy="142" r="6" />
      <circle cx="774" cy="136" r="6" />
      <circle cx="810" cy="280" r="6" />
    </g>
    <g fill="#2b50d8">
      <circle cx="-12" cy="142" r="6" />
      <circle cx="26" cy="276" r="6" />
      <circle cx="810" cy="34" r="6" />
      <circle cx="774" cy="280" r="6" />
    </g>
    <Perched x={196} y={89.5} scale={1.15} colours={YELLOW_BIRD} />
    <Perched x={278} y={93.5} scale={1.15} isLookingLeft colours={BLUE_BIRD} />
    <Perched x={628} y={152.5} scale={1.15} isLookingLeft colours={WHITE_BIRD} />
    <path d="M96 287Q283 328 470 313.3" stroke="var(--spara)" strokeWidth="17" fill="none" strokeLinecap="round" />
    <path d="M26 272Q380 356 774 273" stroke="var(--line-ink)" strokeWidth="3" fill="none" />
    <g fill="var(--bar)" stroke="var(--canvas-deep)" strokeWidth="4">
      <circle cx="96" cy="287" r="13" />
      <circle cx="166" cy="298.7" r="13" />
      <circle cx="246" cy="308.1" r="13" />
    </g>
    <Perched x={470} y={313.3} scale={3.15} isLookingLeft />
    {saving ? (
      <SavingLabel {...saving} />
    ) : (
      <ScaleLabel x={166} y={311.7} width={132} fill="var(--surface)" text="var(--text)" label={cheaperLabel} />
    )}
    <ScaleLabel x={470} y={313.3} width={112} fill="var(--din)" text="var(--din-text)" label={yoursLabel} />
  </svg>
);

export const NarrowPriceScaleArt = ({ className }: Pick<PriceScaleArtProps, "className">) => (
  <svg viewBox="0 0 390 170" className={className} aria-hidden="true">
    <path d="M-10 52Q195 74 400 36" stroke="var(--line-ink)" strokeWidth="2" fill="none" />
    <path d="M52 131Q176 146 300 133" stroke="var(--spara)" strokeWidth="12" fill="none" strokeLinecap="round" />
    <path d="M-10 122Q195 158 400 118" stroke="var(--line-ink)" strokeWidth="2.5" fill="none" />
    <Perched x={84} y={61} scale={0.78} colours={YELLOW_BIRD} />
    <Perched x={138} y={62.5} scale={0.78} isLookingLeft colours={BLUE_BIRD} />
    <g fill="var(--bar)" stroke="var(--canvas-deep)" strokeWidth="3">
      <circle cx="52" cy="131.1" r="9.5" />
      <circle cx="112" cy="136.7" r="9.5" />
      <circle cx="176" cy="139" r="9.5" />
    </g>
    <Perched x={300} y={133} scale={1.55} isLookingLeft />
  </svg>
);

interface ScaleLabelProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  readonly text: string;
  readonly label: string;
}

const ScaleLabel = ({ x, y, width, fill, text, label }: ScaleLabelProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0v16" stroke="var(--line-ink)" strokeWidth="2" />
    <rect x={-width / 2} y="16" width={width} height="38" rx="9" fill={fill} stroke="var(--line)" />
    <text y="41.5" textAnchor="middle" fill={text} fontFamily="var(--font-display)" fontWeight="700" fontSize="18">
      {label}
    </text>
  </g>
);

/** Ink on yellow in both themes. */
const SavingLabel = ({ amount, source }: { readonly amount: string; readonly source: string }) => (
  <g transform="translate(246 321)" textAnchor="middle" fontFamily="var(--font-display)" fill="var(--ink)">
    <path d="M0 0v12" stroke="var(--line-ink)" strokeWidth="2" />
    <rect x={-SAVING_LABEL_WIDTH / 2} y="12" width={SAVING_LABEL_WIDTH} height="58" rx="9" fill="#ffcb2e" />
    <text y="38" fontWeight="700" fontSize="18">
      {amount}
    </text>
    <text y="59" fontWeight="600" fontSize="15">
      {source}
    </text>
  </g>
);

const SAVING_LABEL_WIDTH = 296;

import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";

/**
 * A trace that begins here is decided by its random id. A stranger chooses both the id and the flag of the trace that it
 * sends, so neither decides: a share of them is chosen at random. A program that only our own programs call follows their decision, so
 * that a trace is exported as a whole.
 */
export const samplerFor = (share: number, isPrivate: boolean): Sampler => {
  const byChance = sampleShare(share);
  return new ParentBasedSampler({
    root: new TraceIdRatioBasedSampler(share),
    remoteParentSampled: isPrivate ? new AlwaysOnSampler() : byChance,
    remoteParentNotSampled: isPrivate ? new AlwaysOffSampler() : byChance,
  });
};

const sampleShare = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `RandomShare{${share}}`,
});

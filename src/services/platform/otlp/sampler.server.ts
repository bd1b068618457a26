import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

const PARENT_BASED = 'parentbased_'

/** Which traces are kept, by the standard's names; `share` of the ratio samplers is between 0 and 1. */
export function samplerOf({ name, share = 1 }: { name: string; share?: number }): Sampler {
  if (name.startsWith(PARENT_BASED))
    return new ParentBasedSampler({ root: samplerOf({ name: name.slice(PARENT_BASED.length), share }) })
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(share)
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler()
}

import type { Sample, Snapshot } from './item.ts'
import { withFacts } from './scale.ts'

/** Replaces a sample's SKU and keeps position, size, rotation and crop. */
export function withSkuReplaced(sample: Sample, { skuId, snapshot }: { skuId: string; snapshot: Snapshot }): Sample {
  return {
    ...withFacts(sample, snapshot),
    refId: skuId,
    altText: '',
    mask: sample.mask === 'circle' ? 'circle' : snapshot.isFabric ? 'pinked' : 'rectangle',
  }
}

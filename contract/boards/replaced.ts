import type { Sample, Snapshot } from './item.ts'
import { pictureSize, repeatOf } from './scale.ts'

/**
 * Replaces a sample's SKU and keeps position, size, rotation and crop. The sample is to scale if the new SKU's size is known, unless
 * the member had turned the scale off.
 */
export function withSkuReplaced(sample: Sample, { skuId, snapshot }: { skuId: string; snapshot: Snapshot }): Sample {
  const isKnown = pictureSize(snapshot) !== undefined
  // A sample without a true size may now be to scale.
  const couldNot = pictureSize(sample.snapshot) === undefined
  const trueScale = isKnown && (sample.trueScale || couldNot)
  return {
    ...sample,
    refId: skuId,
    snapshot,
    altText: '',
    trueScale,
    tileRepeat: trueScale ? repeatOf(snapshot, sample.tileRepeat?.joint) : null,
    mask: sample.mask === 'circle' ? 'circle' : snapshot.isFabric ? 'pinked' : 'rectangle',
  }
}

import { placeIn } from '../../sorted.ts'
import { DESCRIPTION, QUALITY, isOfSkus } from '../texts/fields.ts'
import type { Hits } from '../hits/hits.ts'
import type { LiveSegment } from '../word-index.ts'

/** How certain a word is: it stands in names or properties; only in descriptions, or as a beginning or a sound; or nowhere. */
export type WordCertainty = 'firm' | 'loose' | 'nowhere'

/** The certainty of a unit, from its hits in each segment. */
export function wordCertaintyOf(hitsByPart: [LiveSegment, Hits[]][]): WordCertainty {
  let standing: WordCertainty = 'nowhere'
  for (const [part, found] of hitsByPart)
    for (const hits of found) {
      const { quality } = hits.nearness
      const isItself = quality === QUALITY.exact || quality === QUALITY.form
      if (isItself && hasLive(part, hits, false)) return 'firm'
      if (standing === 'nowhere' && hasLive(part, hits, hits.nearness.inDescriptions)) standing = 'loose'
    }
  return standing
}

/** Whether any live product of the segment is among the hits. */
function hasLive({ segment, isLive }: LiveSegment, { texts, from, to }: Hits, inDescriptions: boolean): boolean {
  const { fields, ownerStarts, owners, firstSku } = segment
  for (let at = from; at < to; at++) {
    const text = texts[at] ?? 0
    const field = fields[text] ?? 0
    if (field === DESCRIPTION && !inDescriptions) continue
    for (let place = ownerStarts[text] ?? 0; place < (ownerStarts[text + 1] ?? 0); place++) {
      const owner = owners[place] ?? 0
      const product = isOfSkus[field] ? productOf(firstSku, owner) : owner
      if (isLive[product]) return true
    }
  }
  return false
}

function productOf(firstSku: Uint32Array, sku: number): number {
  const next = placeIn(firstSku, sku + 1)
  return next - 1
}

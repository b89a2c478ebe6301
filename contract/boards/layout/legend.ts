import type { Language } from '../../problem.ts'
import type { Scale } from '../board.ts'
import type { Item, Now, Sample, Snapshot } from '../item.ts'
import { pieceBeyondPicture, showsMirrored } from '../scale.ts'
import { legendNumbers } from './setting.ts'
import { nameIn } from '../../display-name.ts'
import { mirroredText, priceOnBoard, sampleName } from './words.ts'

/** What has changed about a SKU since its first sample was laid. */
export type SkuChange = 'withdrawn' | 'price' | 'certificate'

export interface LegendEntry {
  number: number
  skuId: string
  snapshot: Snapshot
  name: string
  /** Empty where it is unknown. */
  brand: string
  model: string
  size: string
  price: string
  /** How its picture fills more than it shows; empty where it does not. */
  filling: string
  changes: SkuChange[]
}

interface Laid {
  items: Iterable<Item>
  scale: Scale
}

/** The materials of a board in the order of their numbers. `now`: today's facts, by an item's id. */
export function legendOf(
  { items, scale }: Laid,
  language: Language,
  now: ReadonlyMap<string, Now> = new Map(),
): LegendEntry[] {
  const samples = [...items].filter((item) => item.type === 'sku')
  const numbers = legendNumbers(samples)
  const mirrored = new Set(samples.filter((one) => showsMirrored(one, scale)).map(({ refId }) => refId))
  const entries = new Map<string, LegendEntry>()
  for (const sample of samples.toSorted((one, other) => one.laid - other.laid || (one.id < other.id ? -1 : 1)))
    if (!entries.has(sample.refId))
      entries.set(
        sample.refId,
        entryOf(sample, {
          number: numbers.get(sample.refId) ?? 0,
          language,
          now: now.get(sample.id),
          isMirrored: mirrored.has(sample.refId),
        }),
      )
  return [...entries.values()].toSorted((one, other) => one.number - other.number)
}

interface Told {
  number: number
  language: Language
  now: Now | undefined
  isMirrored: boolean
}

function entryOf({ refId, snapshot }: Sample, { number, language, now, isMirrored }: Told): LegendEntry {
  return {
    number,
    skuId: refId,
    snapshot,
    name: sampleName(snapshot, language),
    brand: nameIn(language, snapshot.brand),
    model: snapshot.model,
    size: snapshot.size ?? '',
    price: priceOnBoard(snapshot, language),
    filling: isMirrored ? mirroredText(language, pieceBeyondPicture(snapshot)) : '',
    changes: now ? changesOf(snapshot, now) : [],
  }
}

function changesOf(snapshot: Snapshot, now: Now): SkuChange[] {
  const changes: SkuChange[] = []
  if (now.status === 'withdrawn') changes.push('withdrawn')
  else if (now.minPrice !== snapshot.minPrice || now.maxPrice !== snapshot.maxPrice || now.unit) changes.push('price')
  if (now.certificatesExpired > 0) changes.push('certificate')
  return changes
}

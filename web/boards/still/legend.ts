import type { Snapshot } from '../../../contract/boards/item.ts'
import type { Board } from '../../../contract/boards/calls.ts'

type ShownItem = Board['items'][number]
export type ShownSample = Extract<ShownItem, { type: 'sku' }>

export interface LegendRow {
  /** From 1. */
  number: number
  skuId: string
  snapshot: Snapshot
  now: ShownSample['now']
}

export function samplesIn(items: readonly ShownItem[]): ShownSample[] {
  return items.filter((item) => item.type === 'sku')
}

/** Each SKU of a board once, in the order in which its first sample was laid: moving changes no number. */
export function legendRows(items: readonly ShownItem[]): LegendRow[] {
  const first = new Map<string, ShownSample>()
  for (const sample of samplesIn(items)) {
    const known = first.get(sample.refId)
    if (!known || sample.laid < known.laid) first.set(sample.refId, sample)
  }
  return [...first.values()]
    .toSorted((one, other) => one.laid - other.laid || (one.id < other.id ? -1 : 1))
    .map(({ refId, snapshot, now }, place) => ({ number: place + 1, skuId: refId, snapshot, now }))
}

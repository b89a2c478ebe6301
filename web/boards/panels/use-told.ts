import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoundSample } from '../../../contract/boards/calls.ts'
import type { Item, Now, Sample } from '../../../contract/boards/item.ts'
import type { NowOfSku } from '../editing/board-kind.ts'
import { useEdited } from '../editor/state/board-editor.ts'
import { samplesOf } from '../queries.ts'

type Items = ReadonlyMap<string, Item>

/** What the catalogue says today of the samples, by item id; of those that were placed since the board was read it is asked at once. */
export function useTold(): ReadonlyMap<string, Now> {
  const items = useEdited(({ draft }) => draft.items)
  const known = useEdited((state) => state.now)
  const now = useMemo(() => ofWhatLies(known, items), [known, items])
  const skuIds = useMemo(() => untoldSkus(now, items), [now, items])
  const { data } = useQuery({ ...samplesOf(skuIds), enabled: skuIds.length > 0 })
  return useMemo(() => toldOfAll(now, items, data ?? []), [now, items, data])
}

/** Ignores answers about a SKU that was replaced meanwhile. */
function ofWhatLies(known: ReadonlyMap<string, NowOfSku>, items: Items): ReadonlyMap<string, Now> {
  const isOfItem = (id: string, { skuId }: NowOfSku) => {
    const item = items.get(id)
    return item?.type === 'sku' && item.refId === skuId
  }
  return new Map([...known].filter(([id, now]) => isOfItem(id, now)))
}

function untold(now: ReadonlyMap<string, Now>, items: Items): Sample[] {
  return [...items.values()].filter((item) => item.type === 'sku').filter(({ id }) => !now.has(id))
}

function untoldSkus(now: ReadonlyMap<string, Now>, items: Items): string[] {
  return [...new Set(untold(now, items).map(({ refId }) => refId))].toSorted()
}

function toldOfAll(
  now: ReadonlyMap<string, Now>,
  items: Items,
  found: readonly FoundSample[],
): ReadonlyMap<string, Now> {
  const bySku = new Map(found.map((one) => [one.skuId, one]))
  const later = untold(now, items).flatMap((sample): [string, Now][] => {
    const sku = bySku.get(sample.refId)
    return sku ? [[sample.id, nowOf(sku, sample)]] : []
  })
  return new Map([...now, ...later])
}

/** Snapshots are today's, so only the price and its unit are compared, as the legend does. */
function nowOf({ status, certificatesExpired, snapshot }: FoundSample, { snapshot: before }: Sample): Now {
  const { minPrice, maxPrice, unit } = snapshot
  const hasOtherUnit = unit.enName !== before.unit.enName
  const changed = hasOtherUnit || minPrice !== before.minPrice || maxPrice !== before.maxPrice
  return { status, certificatesExpired, minPrice, maxPrice, ...(hasOtherUnit && { unit }), changed }
}

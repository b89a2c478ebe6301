import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { isLaidMirrored, isMirrored } from '../../../contract/boards/scale.ts'
import { legendNumbers } from '../../../contract/boards/layout/setting.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import type { BoardSource } from '../../../contract/sharing/rules.ts'
import type { CurrentSku } from '../../catalogue/current-skus.ts'
import { skuTodayIn } from './sku-today.ts'

interface Showing {
  fields: ReadonlySet<LinkFieldName>
  /** Shows only samples of this brand; null shows all. */
  brandId: string | null
  /** The state of the samples' SKUs today, by SKU id. */
  standing: ReadonlyMap<string, CurrentSku>
}

/** A shared board before its rules are applied. It has no SKU ids: product pages would reveal the prices. */
export function boardSourceOf(board: Board, { fields, brandId, standing }: Showing): BoardSource {
  const items =
    brandId === null
      ? board.items
      : inRanks(
          board.items
            .filter((item) => item.type === 'sku')
            .filter(({ refId }) => standing.get(refId)?.brandId === brandId),
        )
  const numbers = legendNumbers(items)
  return {
    ...board,
    ...(brandId !== null && { description: '', background: NEW_BOARD.background, pictures: {} }),
    ...(brandId === null && { background: asLaid(board.background) }),
    items: items.map((item) => {
      if (!('label' in item)) return item
      const limited = {
        ...item,
        label: { ...item.label, fields: item.label.fields.filter((field) => isTold(field, fields)) },
      }
      if (limited.type !== 'sku') return limited
      const { now, refId, ...sample } = limited
      return {
        ...sample,
        // By sizes that the link may hide.
        tileRepeat: sample.tileRepeat && { ...sample.tileRepeat, isMirrored: isMirrored(sample) },
        refId: String(numbers.get(refId) ?? 0),
        ...(now && { now: { ...now, ...skuTodayIn(standing, refId) } }),
      }
    }),
  }
}

/** A material on the paper whose picture repeats says so, because the link may hide the sizes that tell. */
function asLaid(background: Board['background']): Board['background'] {
  if (background.type !== 'material' || isLaidMirrored(background.snapshot)) return background
  return { ...background, snapshot: { ...background.snapshot, hasRepeat: true } }
}

/** Numbers layers and turns without gaps, which would reveal how many hidden items there are. */
function inRanks<Laid extends { id: string; laid: number }>(items: readonly Laid[]): (Laid & { z: number })[] {
  const turns = items.toSorted((one, other) => one.laid - other.laid || (one.id < other.id ? -1 : 1))
  const turnsById = new Map(turns.map(({ id }, turn) => [id, turn]))
  return items.map((item, layer) => ({ ...item, z: layer, laid: turnsById.get(item.id) ?? 0 }))
}

/** Whether the link's rights allow a label to show this field. */
function isTold(
  field: 'number' | 'name' | 'brand' | 'model' | 'size' | 'price',
  fields: ReadonlySet<LinkFieldName>,
): boolean {
  if (field === 'number') return true
  return fields.has(field === 'size' ? 'name' : field)
}

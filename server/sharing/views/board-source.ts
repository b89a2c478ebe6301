import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { legendNumbers } from '../../../contract/boards/layout/setting.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import type { BoardSource } from '../../../contract/sharing/rules.ts'
import type { CurrentSku } from '../../catalogue/current-skus.ts'
import { standingIn } from './standing-in.ts'

interface Showing {
  fields: ReadonlySet<LinkFieldName>
  /** Only samples of this brand, and nothing that tells of others; null: all. */
  brandId: string | null
  /** What is known of the samples' SKUs today, by their id. */
  standing: ReadonlyMap<string, CurrentSku>
}

/** A board as its links show it before their rules: without the ids of SKUs, whose pages tell everybody their prices. */
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
        refId: String(numbers.get(refId) ?? 0),
        ...(now && { now: { ...now, ...standingIn(standing, refId) } }),
      }
    }),
  }
}

/** In the same order, but in layers and turns without gaps, which would tell how much else lies there. */
function inRanks<Laid extends { id: string; laid: number }>(items: readonly Laid[]): (Laid & { z: number })[] {
  const turns = items.toSorted((one, other) => one.laid - other.laid || (one.id < other.id ? -1 : 1))
  const turnsById = new Map(turns.map(({ id }, turn) => [id, turn]))
  return items.map((item, layer) => ({ ...item, z: layer, laid: turnsById.get(item.id) ?? 0 }))
}

/** Whether a label may say it. */
function isTold(
  field: 'number' | 'name' | 'brand' | 'model' | 'size' | 'price',
  fields: ReadonlySet<LinkFieldName>,
): boolean {
  if (field === 'number') return true
  return fields.has(field === 'size' ? 'name' : field)
}

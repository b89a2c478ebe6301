import { isDeepStrictEqual } from 'node:util'
import type { BoardField, BoardFields } from '../../contract/boards/board.ts'
import type { BoardConflict } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'

/** How a board stands, as far as somebody means to change it. */
export interface Standing {
  version: number
  fields: BoardFields
  /** At which version each was changed last; a field that is missing was never changed. */
  fieldVersions: Partial<Record<BoardField, number>>
  /** Those that are to be put or removed, by their id. */
  items: ReadonlyMap<string, StandingItem>
}

export interface StandingItem {
  version: number
  /** Null: it was removed. */
  item: Item | null
}

/** What somebody means to change, made on a version. */
export interface Changes {
  version: number
  fields: Partial<BoardFields>
  put: readonly Item[]
  remove: readonly string[]
}

/** What of changes changes anything. */
export type Effect = Omit<Changes, 'version'>

/** What of it would change anything: an equal value changes nothing, and what is not there need not be removed. */
export function effectOf({ fields, put, remove }: Changes, standing: Standing): Effect {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([field, value]) => !isDeepStrictEqual(value, standing.fields[field as BoardField]),
      ),
    ),
    put: put.filter((item) => !isDeepStrictEqual(item, standing.items.get(item.id)?.item)),
    remove: remove.filter((id) => standing.items.get(id)?.item),
  }
}

/** How that stands which was touched by others since the version that the changes were made on; none where nothing was. */
export function findConflict({ version, ...changes }: Changes, standing: Standing): BoardConflict | undefined {
  const { fields, put, remove } = effectOf({ version, ...changes }, standing)
  const isNewer = (touched = 0) => touched > version
  const ids = [...put.map(({ id }) => id), ...remove].filter((id) => isNewer(standing.items.get(id)?.version))
  const touched = (Object.keys(fields) as BoardField[]).filter((field) => isNewer(standing.fieldVersions[field]))
  if (ids.length === 0 && touched.length === 0) return undefined
  const items = ids.map((id) => ({ id, ...standing.items.get(id) }))
  return {
    version: standing.version,
    board: Object.fromEntries(touched.map((field) => [field, standing.fields[field]])),
    items: items.flatMap(({ item, version: at = 0 }) => (item ? [{ ...item, version: at }] : [])),
    removed: items.flatMap(({ id, item }) => (item ? [] : [id])),
  }
}

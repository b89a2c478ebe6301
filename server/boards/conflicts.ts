import { isDeepStrictEqual } from 'node:util'
import type { BoardField, BoardFields } from '../../contract/boards/board.ts'
import type { BoardConflict } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'

/** What is stored of a board, as far as a save would change it. */
export interface Standing {
  version: number
  fields: BoardFields
  /** The version at which each field was changed last. A field that is missing was never changed. */
  fieldVersions: Partial<Record<BoardField, number>>
  /** The stored items that the save puts or removes, by their id. */
  items: ReadonlyMap<string, StandingItem>
}

export interface StandingItem {
  version: number
  /** Null where it was removed. */
  item: Item | null
}

/** What a save would change, made on a version of the board. */
export interface Changes {
  version: number
  fields: Partial<BoardFields>
  put: readonly Item[]
  remove: readonly string[]
}

/** The part of a save that changes anything. */
export type Effect = Omit<Changes, 'version'>

/** The part of a save that changes anything. Not an equal value, nor the removal of what is not there. */
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

/** What others have changed of the same since that version, as it is now. Undefined where they have changed none of it. */
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

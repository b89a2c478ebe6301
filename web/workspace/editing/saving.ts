import type { BoardField } from '../../../contract/boards/board.ts'
import type { updateBoard } from '../../../contract/boards/calls.ts'
import type { Item } from '../../../contract/boards/item.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { differenceOf, edited, type Draft } from './draft.ts'
import type { Conflict, Known, Sent } from './merging.ts'

/** The part of a save that says what changes. */
export type Change = Pick<InputOf<typeof updateBoard>, 'put' | 'remove' | 'board'>

/** What is to be saved: everything that differs from the server's board, apart from conflicts. */
export function changeToSave({ base, draft, conflict }: Known): Change | null {
  const { items, fields } = differenceOf(base, draft)
  const mine = [...items].filter(([id]) => !conflict.items.has(id))
  const put = mine.flatMap(([, { after }]) => after ?? [])
  const remove = mine.flatMap(([id, { after }]) => (after === null ? [id] : []))
  const board = fieldsOf(fields, conflict)
  if (put.length + remove.length + Object.keys(board).length === 0) return null
  return {
    ...(put.length > 0 && { put }),
    ...(remove.length > 0 && { remove }),
    ...(Object.keys(board).length > 0 && { board }),
  }
}

function fieldsOf(
  fields: ReadonlyMap<BoardField, { after: unknown }>,
  conflict: Conflict,
): NonNullable<Change['board']> {
  const mine = [...fields].filter(([field]) => !conflict.fields.has(field))
  return Object.fromEntries(mine.map(([field, { after }]) => [field, after]))
}

/**
 * What is known once a change was saved as `version`. Where others have saved between, their changes are still to be heard
 * of: the version stays the one up to which all is known. Where it was saved before that already, it has been heard of.
 */
export function acknowledged(known: Known, change: Change, version: number): Known {
  if (version <= known.version) return known
  const base = withChange(known.base, change)
  return { ...known, base, version: version === known.version + 1 ? version : known.version }
}

export function sentOf({ put = [], remove = [], board = {} }: Change): Sent {
  const items = new Map<string, Item | null>(put.map((item) => [item.id, item as Item]))
  for (const id of remove) items.set(id, null)
  return { items, fields: new Map(Object.entries(board)) }
}

function withChange(draft: Draft, { put = [], remove = [], board = {} }: Change): Draft {
  return edited(draft, { put: put as Item[], remove, fields: board as Partial<Draft['fields']> })
}

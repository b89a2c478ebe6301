import { describe, expect, it } from 'vitest'
import {
  aList,
  aThing,
  listKind,
  type ListKnown,
  type ListShape,
  type ListedThing,
} from '../../testing/workspace/list-document.ts'
import { isSame } from './draft.ts'
import { NO_HISTORY } from './history.ts'
import { hasConflict, NO_CONFLICT, resolved, withRemoteChanges, withoutSettled } from './merging.ts'
import { changeToSave } from './saving.ts'
import { editsToKeep, takenUp as takenUpOf, type InFlight, type KeptEdits } from './taking-up.ts'

const saves = ({ put }: { put: ListedThing[] }) => ({ put, remove: [], fields: {} })
/** A document as it is opened. */
const found = (version: number, ...items: ListedThing[]): ListKnown => ({
  base: aList(...items),
  draft: aList(...items),
  version,
  conflict: NO_CONFLICT,
})
const takenUp = (known: ListKnown, edits: KeptEdits<ListShape>) => takenUpOf<ListShape>(listKind, known, edits)
const kept = (known: ListKnown, inFlight: InFlight<ListShape['change']> | null = null) => {
  const edits = editsToKeep<ListShape>(listKind, { known, inFlight, history: NO_HISTORY })
  if (!edits) throw new Error('nothing was kept')
  return structuredClone(edits)
}
const edited = (known: ListKnown, ...items: ListedThing[]): ListKnown => ({
  ...known,
  draft: { ...known.draft, ...aList(...items) },
})

/** One of two items was moved and not saved. */
const moved = edited(found(1, aThing('a', 0), aThing('b', 0)), aThing('a', 5), aThing('b', 0))

describe('what a browser has stored of a document', () => {
  it('is nothing without edits, or after all were saved', () => {
    expect(
      editsToKeep<ListShape>(listKind, { known: found(1, aThing('a', 0)), inFlight: null, history: NO_HISTORY }),
    ).toBeNull()
  })

  it('is merged with what others have changed since', () => {
    const known = takenUp(found(4, aThing('a', 0), aThing('b', 7), aThing('c', 1)), kept(moved))
    expect([...known.draft.items.values()]).toEqual([aThing('a', 5), aThing('b', 7), aThing('c', 1)])
    expect([changeToSave(known), known.conflict]).toEqual([saves({ put: [aThing('a', 5)] }), NO_CONFLICT])
  })

  it('conflicts only where others have changed the same value since', () => {
    const known = takenUp(found(4, aThing('a', 9), aThing('b', 0)), kept(moved))
    expect([...known.conflict.items]).toEqual([['a', aThing('a', 9)]])
    expect(changeToSave(known)).toBeNull()
  })

  it('has arrived where the server stored it with facts of its own', () => {
    const priced = (x: number, note: string) => ({ ...aThing('a', x), note })
    const known = edited(found(1), priced(1, 'CNY 1'))
    const edits = kept(known, { key: 'k', version: 1, change: { put: [priced(1, 'CNY 1')] } })
    const isAsSent = (sent: unknown, stored: unknown) =>
      isSame({ ...Object(sent), note: '' }, { ...Object(stored), note: '' })
    const opened = found(2, priced(1, 'CNY 9'))
    expect(hasConflict(takenUpOf<ListShape>({ ...listKind, isAsSent }, opened, edits).conflict)).toBe(false)
    expect(hasConflict(takenUp(opened, edits).conflict)).toBe(true)
  })

  it('keeps its conflicts over a reload', () => {
    const told = { version: 2, fields: {}, removed: [], items: [aThing('a', 9)] }
    const known = takenUp(found(2, aThing('a', 9), aThing('b', 0)), kept(withRemoteChanges(moved, told)))
    expect([...known.conflict.items]).toEqual([['a', aThing('a', 9)]])
    expect(changeToSave(resolved(known, 'mine'))).toEqual(saves({ put: [aThing('a', 5)] }))
  })

  it('includes the undo of an edit that was sent, whether the edit arrived or not', () => {
    const inFlight = { key: 'k', version: 1, change: { put: [aThing('a', 5)] } }
    const takenBack = kept(found(1, aThing('a', 0)), inFlight)
    expect(changeToSave(takenUp(found(2, aThing('a', 5)), takenBack))).toEqual(saves({ put: [aThing('a', 0)] }))
    expect(changeToSave(takenUp(found(1, aThing('a', 0)), takenBack))).toBeNull()
  })

  it('of two closed tabs conflicts where they made different changes', () => {
    const [one, other] = [kept(moved), kept(edited(moved, aThing('a', 8), aThing('b', 3)))]
    const known = takenUp(takenUp(found(1, aThing('a', 0), aThing('b', 0)), one), other)
    expect([...known.conflict.items]).toEqual([['a', aThing('a', 8)]])
    expect(changeToSave(known)).toEqual(saves({ put: [aThing('b', 3)] }))
    expect(takenUp(takenUp(found(1, aThing('a', 0), aThing('b', 0)), one), one).conflict).toEqual(NO_CONFLICT)
  })
})

it('a conflict whose sides have become equal is dropped', () => {
  const told = { version: 2, fields: {}, removed: [], items: [aThing('a', 9)] }
  const known = withRemoteChanges(moved, told)
  expect(hasConflict(withoutSettled(known).conflict)).toBe(true)
  expect(hasConflict(withoutSettled(edited(known, aThing('a', 9), aThing('b', 0))).conflict)).toBe(false)
})

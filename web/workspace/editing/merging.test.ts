import { describe, expect, it } from 'vitest'
import {
  aList,
  aThing,
  FIELDS,
  type ListFields,
  type ListKnown,
  type ListedThing,
} from '../../testing/workspace/list-document.ts'
import { NO_CONFLICT, resolved, withRemoteChanges, type Heard } from './merging.ts'
import { changeToSave } from './saving.ts'

const heard = (told: Partial<Heard<ListFields, ListedThing>>) => ({
  version: 2,
  fields: {},
  items: [],
  removed: [],
  ...told,
})
const saves = (change: Partial<NonNullable<ReturnType<typeof changeToSave>>>) => ({
  put: [],
  remove: [],
  fields: {},
  ...change,
})

/** Two things, of which the first was moved here and is not saved yet. */
const moved: ListKnown = {
  base: aList(aThing('a', 0), aThing('b', 0)),
  draft: aList(aThing('a', 1), aThing('b', 0)),
  version: 1,
  conflict: NO_CONFLICT,
}

describe('a change from another device', () => {
  it('is taken where nothing was changed here; changes from here stay unsaved', () => {
    const known = withRemoteChanges(moved, heard({ items: [aThing('b', 7)], fields: { name: 'Foyer' } }))
    expect(known.draft).toEqual({ ...aList(aThing('a', 1), aThing('b', 7)), fields: { ...FIELDS, name: 'Foyer' } })
    expect(known.conflict).toEqual(NO_CONFLICT)
    expect(changeToSave(known)).toEqual(saves({ put: [aThing('a', 1)] }))
  })

  it('to the same value is a conflict, and everything else is saved', () => {
    const more = { ...moved, draft: aList(aThing('a', 1), aThing('b', 3)) }
    const known = withRemoteChanges(more, heard({ items: [aThing('a', 9)] }))
    expect([...known.conflict.items]).toEqual([['a', aThing('a', 9)]])
    expect(changeToSave(known)).toEqual(saves({ put: [aThing('b', 3)] }))
    expect(changeToSave(resolved(known, 'mine'))).toEqual(saves({ put: [aThing('a', 1), aThing('b', 3)] }))
    expect(resolved(known, 'theirs').draft.items.get('a')).toEqual(aThing('a', 9))
    expect(changeToSave(resolved(known, 'theirs'))).toEqual(saves({ put: [aThing('b', 3)] }))
  })

  it('is no conflict where both made the same change, or where it is this tab’s own save', () => {
    expect(withRemoteChanges(moved, heard({ items: [aThing('a', 1)] })).conflict).toEqual(NO_CONFLICT)
    const sent = { items: new Map([['a', aThing('a', 5)]]), fields: new Map() }
    const known = withRemoteChanges(moved, heard({ items: [aThing('a', 5)] }), sent)
    expect([known.conflict, changeToSave(known)]).toEqual([NO_CONFLICT, saves({ put: [aThing('a', 1)] })])
  })

  it('is not taken where it is this tab’s own save that was undone since', () => {
    const gone = { ...moved, draft: aList(aThing('b', 0)), base: aList(aThing('b', 0)) }
    const sent = { items: new Map([['a', aThing('a', 5)]]), fields: new Map([['scale' as const, 2]]) }
    const known = withRemoteChanges(gone, heard({ items: [aThing('a', 5)], fields: { scale: 2 } }), sent)
    expect(changeToSave(known)).toEqual(saves({ remove: [aThing('a', 5)], fields: { scale: FIELDS.scale } }))
  })

  it('that removes an item changed here is a conflict: the member keeps the item or lets it go', () => {
    const known = withRemoteChanges(moved, heard({ removed: ['a', 'b'] }))
    expect([...known.draft.items.keys()]).toEqual(['a'])
    expect([...known.conflict.items]).toEqual([['a', null]])
    expect(resolved(known, 'theirs').draft.items.size).toBe(0)
    expect(changeToSave(resolved(known, 'mine'))).toEqual(saves({ put: [aThing('a', 1)] }))
  })

  it('of an item that was removed here is a conflict', () => {
    const known = withRemoteChanges({ ...moved, draft: aList(aThing('b', 0)) }, heard({ items: [aThing('a', 4)] }))
    expect([...known.conflict.items]).toEqual([['a', aThing('a', 4)]])
    expect(changeToSave(resolved(known, 'mine'))).toEqual(saves({ remove: [aThing('a', 4)] }))
    expect(resolved(known, 'theirs').draft.items.get('a')).toEqual(aThing('a', 4))
  })
})

it('a change that is not allowed waits, and everything else is saved', () => {
  const known = { ...moved, draft: { ...aList(aThing('a', 1), aThing('b', 3)), fields: { ...FIELDS, scale: 2 } } }
  const isItem = ({ after }: { after: { id: string } | null }) => after?.id === 'a'
  expect(changeToSave(known, { isItem, isField: () => false })).toEqual(
    saves({ put: [aThing('b', 3)], fields: { scale: 2 } }),
  )
  expect(changeToSave(known, { isItem: () => true, isField: () => true })).toBeNull()
})

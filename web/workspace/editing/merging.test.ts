import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { NO_CONFLICT, resolved, takenIn, type Known } from './merging.ts'
import { changeToSave } from './saving.ts'

const named = (id: string, x: number) => ({ id, x }) as Item
const board = (...items: Item[]) => ({
  fields: { ...NEW_BOARD, name: 'Lobby' },
  items: new Map(items.map((item) => [item.id, item])),
})
const heard = (told: Partial<Parameters<typeof takenIn>[1]>) => ({
  version: 2,
  board: {},
  items: [],
  removed: [],
  ...told,
})
const told = (id: string, x: number) => ({ ...named(id, x), version: 2 })

/** Two items, of which the first was moved here and is not saved yet. */
const moved: Known = {
  base: board(named('a', 0), named('b', 0)),
  draft: board(named('a', 1), named('b', 0)),
  version: 1,
  conflict: NO_CONFLICT,
}

describe('what another device has done', () => {
  it('is taken where nothing was done here, and what was done here stays to be saved', () => {
    const known = takenIn(moved, heard({ items: [told('b', 7)], board: { name: 'Foyer' } }))
    expect(known.draft).toEqual({ ...board(named('a', 1), named('b', 7)), fields: { ...NEW_BOARD, name: 'Foyer' } })
    expect(known.conflict).toEqual(NO_CONFLICT)
    expect(changeToSave(known)).toEqual({ put: [named('a', 1)] })
  })

  it('to the same item waits for a choice, and everything else is saved on', () => {
    const more = { ...moved, draft: board(named('a', 1), named('b', 3)) }
    const known = takenIn(more, heard({ items: [told('a', 9)] }))
    expect([...known.conflict.items]).toEqual([['a', named('a', 9)]])
    expect(changeToSave(known)).toEqual({ put: [named('b', 3)] })
    expect(changeToSave(resolved(known, 'mine'))).toEqual({ put: [named('a', 1), named('b', 3)] })
    expect(resolved(known, 'theirs').draft.items.get('a')).toEqual(named('a', 9))
    expect(changeToSave(resolved(known, 'theirs'))).toEqual({ put: [named('b', 3)] })
  })

  it('is no conflict where both did the same, or where it is what this tab had sent', () => {
    expect(takenIn(moved, heard({ items: [told('a', 1)] })).conflict).toEqual(NO_CONFLICT)
    const sent = { items: new Map([['a', named('a', 5)]]), fields: new Map() }
    const known = takenIn(moved, heard({ items: [told('a', 5)] }), sent)
    expect([known.conflict, changeToSave(known)]).toEqual([NO_CONFLICT, { put: [named('a', 1)] }])
  })

  it('may be that it removed what was changed here: one keeps it, or lets it go', () => {
    const known = takenIn(moved, heard({ removed: ['a', 'b'] }))
    expect([...known.draft.items.keys()]).toEqual(['a'])
    expect([...known.conflict.items]).toEqual([['a', null]])
    expect(resolved(known, 'theirs').draft.items.size).toBe(0)
    expect(changeToSave(resolved(known, 'mine'))).toEqual({ put: [named('a', 1)] })
  })

  it('may be that it changed what was removed here', () => {
    const known = takenIn({ ...moved, draft: board(named('b', 0)) }, heard({ items: [told('a', 4)] }))
    expect([...known.conflict.items]).toEqual([['a', named('a', 4)]])
    expect(changeToSave(resolved(known, 'mine'))).toEqual({ remove: ['a'] })
    expect(resolved(known, 'theirs').draft.items.get('a')).toEqual(named('a', 4))
  })
})

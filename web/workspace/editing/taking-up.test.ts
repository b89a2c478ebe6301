import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import type { Draft } from './draft.ts'
import { NO_HISTORY } from './history.ts'
import { hasConflict, NO_CONFLICT, resolved, takenIn, withoutSettled, type Known } from './merging.ts'
import { changeToSave } from './saving.ts'
import { keptOf, takenUp, type InFlight } from './taking-up.ts'

const named = (id: string, x: number) => ({ id, x }) as Item
const board = (...items: Item[]): Draft => ({
  fields: { ...NEW_BOARD, name: 'Lobby' },
  items: new Map(items.map((item) => [item.id, item])),
})
/** As somebody finds it who opens it. */
const found = (version: number, ...items: Item[]): Known => ({
  base: board(...items),
  draft: board(...items),
  version,
  conflict: NO_CONFLICT,
})
const kept = (known: Known, inFlight: InFlight | null = null) => {
  const edits = keptOf(known, inFlight, NO_HISTORY)
  if (!edits) throw new Error('nothing was kept')
  return structuredClone(edits)
}
const edited = (known: Known, ...items: Item[]): Known => ({ ...known, draft: { ...known.draft, ...board(...items) } })

/** One item of two was moved, and not saved. */
const moved = edited(found(1, named('a', 0), named('b', 0)), named('a', 5), named('b', 0))

describe('what a browser has kept of a board', () => {
  it('is nothing where nothing was done, or all was saved', () => {
    expect(keptOf(found(1, named('a', 0)), null, NO_HISTORY)).toBeNull()
  })

  it('is taken up beside what others have done since', () => {
    const known = takenUp(found(4, named('a', 0), named('b', 7), named('c', 1)), kept(moved))
    expect([...known.draft.items.values()]).toEqual([named('a', 5), named('b', 7), named('c', 1)])
    expect([changeToSave(known), known.conflict]).toEqual([{ put: [named('a', 5)] }, NO_CONFLICT])
  })

  it('is a conflict where another has changed the same since, and of nothing else', () => {
    const known = takenUp(found(4, named('a', 9), named('b', 0)), kept(moved))
    expect([...known.conflict.items]).toEqual([['a', named('a', 9)]])
    expect(changeToSave(known)).toBeNull()
  })

  it('waits for the same choice as before the reload', () => {
    const told = { version: 2, board: {}, removed: [], items: [{ ...named('a', 9), version: 2 }] }
    const known = takenUp(found(2, named('a', 9), named('b', 0)), kept(takenIn(moved, told)))
    expect([...known.conflict.items]).toEqual([['a', named('a', 9)]])
    expect(changeToSave(resolved(known, 'mine'))).toEqual({ put: [named('a', 5)] })
  })

  it('takes back what was on its way and taken back here, whether it arrived or not', () => {
    const inFlight = { key: 'k', version: 1, change: { put: [named('a', 5)] } }
    const takenBack = kept(found(1, named('a', 0)), inFlight)
    expect(changeToSave(takenUp(found(2, named('a', 5)), takenBack))).toEqual({ put: [named('a', 0)] })
    expect(changeToSave(takenUp(found(1, named('a', 0)), takenBack))).toBeNull()
  })

  it('of two tabs that have both died is a choice where they did not do the same', () => {
    const [one, other] = [kept(moved), kept(edited(moved, named('a', 8), named('b', 3)))]
    const known = takenUp(takenUp(found(1, named('a', 0), named('b', 0)), one), other)
    expect([...known.conflict.items]).toEqual([['a', named('a', 8)]])
    expect(changeToSave(known)).toEqual({ put: [named('b', 3)] })
    expect(takenUp(takenUp(found(1, named('a', 0), named('b', 0)), one), one).conflict).toEqual(NO_CONFLICT)
  })
})

it('a choice that has become none is asked of nobody', () => {
  const told = { version: 2, board: {}, removed: [], items: [{ ...named('a', 9), version: 2 }] }
  const known = takenIn(moved, told)
  expect(hasConflict(withoutSettled(known).conflict)).toBe(true)
  expect(hasConflict(withoutSettled(edited(known, named('a', 9), named('b', 0))).conflict)).toBe(false)
})

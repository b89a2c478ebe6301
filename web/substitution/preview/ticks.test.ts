import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlan, aUse } from '../../testing/substitution.ts'
import { byThing, substitutionPlaceKeyOf } from '../places.ts'
import { chosen, isTicked, onBoards, useRowsOf } from './ticks.ts'

const oak = aUse({ kind: 'folder', id: '3', itemId: '31' })
const line = aUse({ kind: 'budget', id: '5', itemId: '00000000-0000-4000-8000-000000000001', status: 'draft' })
const approved = { ...line, id: '6', status: 'approved' as const }
const closed = { ...line, id: '7', status: 'closed' as const, closed: 'status' as const }

describe('what is ticked for somebody who substitutes', () => {
  test('is all that can be, but what was approved', () => {
    const rows = useRowsOf([oak, line, approved, closed], undefined)
    expect(rows.map((row) => isTicked(row, new Map()))).toEqual([true, true, false, false])
  })

  test('is what is on the boards that they come for, alone', () => {
    const [here, there] = ['1', '2'].map((id) =>
      aUse({ kind: 'board', id, itemId: '00000000-0000-4000-8000-000000000002' }),
    )
    if (!here || !there) throw new Error('there are two boards')
    const uses = [
      oak,
      line,
      here,
      there,
      { ...here, itemId: '00000000-0000-4000-8000-000000000003', closed: 'right' as const },
    ]
    const choices = onBoards(uses, ['1'])
    expect(useRowsOf(uses, undefined).map((row) => isTicked(row, choices))).toEqual([false, false, true, false, false])
  })

  test('is never what the server refuses, whatever they have ticked before', () => {
    const uses = [oak, line, approved]
    const all = chosen(new Map(), useRowsOf(uses, undefined), true)
    const told = aPlan(uses, { refusalOf: (place) => (place.kind === 'budget' ? 'unit' : null) })
    expect(useRowsOf(uses, told).map((row) => isTicked(row, all))).toEqual([true, false, false])
  })

  test('stays as they ticked it where what is told is read again', () => {
    const none = chosen(new Map(), useRowsOf([oak, line], undefined), false)
    const again = useRowsOf([line, approved], aPlan([line, approved]))
    expect(again.map((row) => isTicked(row, none))).toEqual([false, false])
  })
})

test('places stand together by what they are in, none lost and none twice', () => {
  const place = fc.record({
    kind: fc.constantFrom('folder' as const, 'board' as const, 'budget' as const),
    id: fc.integer({ min: 1, max: 4 }).map(String),
    itemId: fc.uuid(),
  })
  fc.assert(
    fc.property(fc.uniqueArray(place, { selector: substitutionPlaceKeyOf }), (places) => {
      const things = byThing(places)
      expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
      expect(things.flatMap((thing) => thing.places.map(substitutionPlaceKeyOf)).toSorted()).toEqual(
        places.map(substitutionPlaceKeyOf).toSorted(),
      )
      for (const thing of things)
        expect(thing.places.every(({ kind, id }) => kind === thing.kind && id === thing.id)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import type { FitAnswer, PlaceCode } from '../../../contract/places/place-names.ts'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { areSameFits, askedOf, fitsOfLines, linesInPlaces, type AnsweredFit } from './fits.ts'

const ENTRIES = [
  aRoom(1, { name: 'Shower', place: 'barefoot-wet' }),
  aRoom(2, { name: 'Terrace', place: 'outdoors' }),
  aRoom(3, { name: 'Bar' }),
  aLine(11, { kind: 'sku', skuId: '101' }),
  aLine(12, { kind: 'sku', skuId: '102', alternativeOf: entryIdOf(11) }),
  aLine(13, { kind: 'sku', skuId: '103' }),
  aLine(14, { name: 'No SKU' }),
  anAllocation(21, { lineId: entryIdOf(11), roomId: entryIdOf(1) }),
  anAllocation(22, { lineId: entryIdOf(11), roomId: entryIdOf(2) }),
  anAllocation(23, { lineId: entryIdOf(11), roomId: entryIdOf(1) }),
  anAllocation(24, { lineId: entryIdOf(13), roomId: entryIdOf(3) }),
  anAllocation(25, { lineId: entryIdOf(13), roomId: null }),
  anAllocation(26, { lineId: entryIdOf(14), roomId: entryIdOf(1) }),
]

function linesOf(entries: readonly Entry[]) {
  const rooms = entries.filter((entry) => entry.type === 'room') as Room[]
  return linesInPlaces(new Map(entries.map((entry) => [entry.id, entry])), rooms)
}

function answered(place: PlaceCode, skuId: string, answer: FitAnswer | null): AnsweredFit {
  return { place, skuId, fit: answer && { place, answer, text: '说明', enText: 'Why' } }
}

test('asks only for SKUs in rooms of which is said what they are, each once, and alternatives with their line', () => {
  expect(askedOf(linesOf(ENTRIES))).toEqual([
    { place: 'barefoot-wet', skuIds: ['101', '102'] },
    { place: 'outdoors', skuIds: ['101', '102'] },
  ])
  expect(linesOf(ENTRIES.filter(({ id }) => id !== entryIdOf(1) && id !== entryIdOf(2)))).toEqual([])
})

test('tells first the rooms for which a line does not fit, and nothing of one that fits or is not asked', () => {
  const fits = fitsOfLines(linesOf(ENTRIES), [
    answered('barefoot-wet', '101', 'unstated'),
    answered('outdoors', '101', 'not'),
    answered('barefoot-wet', '102', 'fits'),
    answered('outdoors', '102', null),
  ])
  const told = [...fits].map(([id, own]) => [id, own.map(({ room, fit }) => [room.name, fit.answer])])
  expect(told).toEqual([
    [
      entryIdOf(11),
      [
        ['Terrace', 'not'],
        ['Shower', 'unstated'],
      ],
    ],
  ])
})

test('is the same as long as rooms and answers are', () => {
  const lines = linesOf(ENTRIES)
  const answers = [answered('outdoors', '101', 'not')]
  const [one, other] = [fitsOfLines(lines, answers), fitsOfLines(lines, answers)].map((fits) => fits.get(entryIdOf(11)))
  expect(areSameFits(one, other)).toBe(true)
  expect(areSameFits(one, undefined)).toBe(false)
  expect(areSameFits(undefined, undefined)).toBe(true)
  expect(areSameFits(one, [...(one ?? []), ...(other ?? [])])).toBe(false)
})

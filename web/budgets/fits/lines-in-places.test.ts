import { expect, test } from 'vitest'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import type { FitAnswer, PlaceCode } from '../../../contract/places/place-names.ts'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { areSameFits, askedOf, fitsOf, type AnsweredFit } from '../../catalogue/fits/fits.ts'
import { linesInPlaces } from './lines-in-places.ts'

const ENTRIES = [
  aRoom(1, { name: 'Shower', places: ['barefoot-wet', 'wet-wall'] }),
  aRoom(2, { name: 'Terrace', places: ['outdoors'] }),
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

const WHY = { text: '说明', enText: 'Why' }

function answered(place: PlaceCode, skuId: string, answer: FitAnswer | null): AnsweredFit {
  return { place, skuId, fit: answer && { ...WHY, place, answer } }
}

const tell = (lines: ReturnType<typeof linesOf>, answers: readonly AnsweredFit[]) =>
  [...fitsOf(lines, answers)].map(([id, own]) => [
    id,
    ...own.map(({ room, mark, fits }) => [room.name, mark, ...fits.map(({ place }) => place)].join(' ')),
  ])

test('asks only for SKUs in rooms of which is said what they are, each once, and alternatives with their line', () => {
  expect(askedOf(linesOf(ENTRIES))).toEqual([
    { place: 'barefoot-wet', skuIds: ['101', '102'] },
    { place: 'outdoors', skuIds: ['101', '102'] },
    { place: 'wet-wall', skuIds: ['101', '102'] },
  ])
  expect(linesOf(ENTRIES.filter(({ id }) => id !== entryIdOf(1) && id !== entryIdOf(2)))).toEqual([])
})

test('tells of each room the worst of what its places answer, the worst room first', () => {
  const answers = [
    answered('barefoot-wet', '101', 'unstated'),
    answered('wet-wall', '101', 'fits'),
    answered('outdoors', '101', 'not'),
    answered('barefoot-wet', '102', null),
    { ...answered('wet-wall', '102', 'fits'), fit: { ...WHY, place: 'wet-wall', answer: 'fits', isContested: true } },
    answered('outdoors', '102', null),
  ] as const
  expect(tell(linesOf(ENTRIES), answers)).toEqual([
    [entryIdOf(11), 'Terrace not outdoors', 'Shower unstated barefoot-wet wet-wall'],
    [entryIdOf(12), 'Terrace unjudged', 'Shower contested wet-wall'],
    // It is no SKU's, so nothing can be judged.
    [entryIdOf(14), 'Shower unjudged'],
  ])
  expect(tell(linesOf(ENTRIES), answers.slice(0, 3)), 'nothing of what is not answered yet').toEqual([
    [entryIdOf(11), 'Terrace not outdoors', 'Shower unstated barefoot-wet wet-wall'],
    [entryIdOf(14), 'Shower unjudged'],
  ])
})

test.each([
  ['floorArea', ['barefoot-wet']],
  ['wallArea', ['wet-wall']],
  ['manual', ['barefoot-wet', 'wet-wall']],
] as const)('a quantity that follows %s is asked of these alone', (source, places) => {
  const line = aLine(11, { kind: 'sku', skuId: '101' })
  const shower = aRoom(1, { name: 'Shower', places: ['barefoot-wet', 'wet-wall'] })
  const entries = [shower, line, anAllocation(21, { lineId: line.id, roomId: shower.id, source })]
  expect(askedOf(linesOf(entries)).map(({ place }) => place)).toEqual(places)
})

test('what is on the walls of a room of which only its floor is said is not judged', () => {
  const line = aLine(11, { kind: 'sku', skuId: '101' })
  const shower = aRoom(1, { name: 'Shower', places: ['barefoot-wet'] })
  const entries = [shower, line, anAllocation(21, { lineId: line.id, roomId: shower.id, source: 'wallArea' })]
  expect(tell(linesOf(entries), [])).toEqual([[line.id, 'Shower unjudged']])
})

test('work, and what is only reserved, are laid nowhere', () => {
  const shower = aRoom(1, { places: ['barefoot-wet'] })
  const lines = [aLine(11, { kind: 'service' }), aLine(12, { kind: 'allowance' })]
  const allocations = lines.map(({ id }, at) => anAllocation(21 + at, { lineId: id, roomId: shower.id }))
  expect(linesOf([shower, ...lines, ...allocations])).toEqual([])
})

test('is the same as long as rooms and answers are', () => {
  const lines = linesOf(ENTRIES)
  const answers = (['outdoors', 'barefoot-wet', 'wet-wall'] as const).map((place) => answered(place, '101', 'not'))
  const [one, other] = [fitsOf(lines, answers), fitsOf(lines, answers)].map((fits) => fits.get(entryIdOf(11)))
  expect(areSameFits(one, other)).toBe(true)
  const anew = fitsOf(
    lines,
    answers.map((each) => ({ ...each, fit: each.fit && { ...each.fit } })),
  )
  expect(areSameFits(one, anew.get(entryIdOf(11)))).toBe(false)
  expect(areSameFits(one, undefined)).toBe(false)
  expect(areSameFits(undefined, undefined)).toBe(true)
  expect(areSameFits(one, [...(one ?? []), ...(other ?? [])])).toBe(false)
})

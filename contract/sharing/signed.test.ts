import { expect, test } from 'vitest'
import type { Decision, LineDecision } from './sending-calls.ts'
import { apart, changesAsked, signedIn } from './signed.ts'

const line = (facts: Partial<LineDecision>): LineDecision => ({
  place: 1,
  lineId: 'oak',
  name: 'Oak',
  chosenId: null,
  chosenName: '',
  verdict: null,
  note: '',
  ...facts,
})

/** In the order of time; a page has them the latest first. */
const signed = (...given: Partial<Decision>[]) =>
  given
    .map((facts, index): Decision => ({
      id: `${index}`,
      number: 1,
      name: 'Erik',
      verdict: 'changes',
      note: '',
      lines: [],
      totals: [],
      time: index,
      ...facts,
    }))
    .toReversed()

const asks = line({ verdict: 'changes', note: 'Too sweet' })

test('the last word on a line counts, and other lines keep theirs', () => {
  const tile = line({ lineId: 'tile', name: 'Tile', verdict: 'approved' })
  const of = signedIn(signed({ lines: [asks] }, { lines: [tile] }), 1, 1)
  expect(of('oak')).toMatchObject({ verdict: 'changes', note: 'Too sweet', by: 'Erik' })
  expect(of('tile')).toMatchObject({ verdict: 'approved', isWhole: false })
  expect(of('tap')).toBeUndefined()
  const later = signedIn(signed({ lines: [asks] }, { lines: [line({ verdict: 'approved' })] }), 1, 1)
  expect(later('oak')).toMatchObject({ verdict: 'approved', note: '' })
})

test('an approval of the whole answers each line, until something else is said', () => {
  const given = signed({ lines: [asks] }, { name: 'Maria', verdict: 'approved' })
  const of = signedIn(given, 1, 1)
  for (const id of ['oak', 'tap']) expect(of(id)).toMatchObject({ verdict: 'approved', by: 'Maria', isWhole: true })
  expect(changesAsked(given, 1)).toEqual([])
  const again = [...signed({ lines: [asks] }, { verdict: 'approved' }, { lines: [asks] })]
  expect(signedIn(again, 1, 1)('oak')).toMatchObject({ verdict: 'changes', isWhole: false })
  expect(signedIn(again, 1, 1)('tap')).toMatchObject({ verdict: 'approved' })
  expect(changesAsked(again, 1)).toMatchObject([{ name: 'Oak', note: 'Too sweet' }])
  const whole = signedIn(signed({ lines: [asks] }, { verdict: 'approved' }, { note: 'Cheaper' }), 1, 1)
  expect([whole('oak')?.verdict, whole('tap')?.verdict]).toEqual([null, undefined])
})

test('who chose is told, though others have signed the choice again', () => {
  const ash = line({ chosenId: 'ash', chosenName: 'Ash' })
  const given = signed({ lines: [{ ...ash, verdict: 'approved' }] }, { name: 'Maria', note: 'Cheaper', lines: [ash] })
  expect(signedIn(given, 1, 1)('oak')).toMatchObject({ chosenId: 'ash', chosenBy: 'Erik', verdict: 'approved' })
  const other = signed({ lines: [ash] }, { name: 'Maria', lines: [line({ chosenId: 'elm', chosenName: 'Elm' })] })
  expect(signedIn(other, 1, 1)('oak')).toMatchObject({ chosenName: 'Elm', chosenBy: 'Maria' })
  // Who approved the one has not approved the other.
  const swapped = signed({ lines: [{ ...ash, verdict: 'approved' }] }, { lines: [line({ chosenId: 'elm' })] })
  expect(signedIn(swapped, 1, 1)('oak')).toMatchObject({ chosenId: 'elm', verdict: null })
})

test('a decision says nothing of other versions and other lists', () => {
  const given = signed({ lines: [{ ...asks, place: 2 }] }, { number: 2, verdict: 'approved' })
  expect(signedIn(given, 1, 1)('oak')).toBeUndefined()
  expect(signedIn(given, 1, 2)('oak')?.verdict).toBe('changes')
})

test('what a decision says is told apart from what stands of before', () => {
  const ash = line({ chosenId: 'ash', chosenName: 'Ash' })
  const tile = line({ lineId: 'tile', name: 'Tile', verdict: 'changes', note: 'Darker' })
  const tap = line({ lineId: 'tap', name: 'Tap', verdict: 'approved' })
  const earlier = signed({ name: 'Maria', lines: [ash, tile] })
  const now = { number: 1, verdict: 'changes', lines: [ash, tap] } as const
  const { anew, before } = apart(now, earlier)
  expect(anew).toEqual([tap])
  expect(before).toMatchObject([
    { name: 'Oak', chosenId: 'ash', chosenBy: 'Maria', verdict: null },
    { name: 'Tile', verdict: 'changes', note: 'Darker', by: 'Maria' },
  ])
  // An approval of the whole leaves choices alone of before.
  expect(apart({ ...now, verdict: 'approved' }, earlier).before).toMatchObject([{ chosenId: 'ash', verdict: null }])
  const other = line({ chosenId: 'elm', chosenName: 'Elm' })
  expect(apart({ ...now, lines: [other] }, earlier)).toMatchObject({ anew: [other], before: [{ name: 'Tile' }] })
})

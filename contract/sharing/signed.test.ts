import { expect, test } from 'vitest'
import type { Difference } from './difference.ts'
import type { Compared, Decision, LineDecision } from './sending-calls.ts'
import { apart, changesAsked, saidBefore, signedIn } from './signed.ts'

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
  const ash = line({ chosenId: 'ash', chosenName: 'Ash' })
  const chosen = signedIn(signed({ name: 'Maria', verdict: 'approved', lines: [ash] }), 1, 1)
  expect(chosen('oak')).toMatchObject({ chosenId: 'ash', verdict: 'approved', by: 'Maria', isWhole: true })
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

/** How version 2 differs from version 1. */
const since = (difference: Partial<Difference>, part: Partial<Compared['parts'][number]> = {}): Compared => ({
  before: 1,
  hasOtherLetter: false,
  parts: [
    {
      place: 1,
      kind: 'budget',
      name: 'Finishes',
      state: 'changed',
      difference: { added: [], removed: [], replaced: [], changed: [], ...difference },
      ...part,
    },
  ],
})
const what = (id: string | null) => ({ id, name: '', enName: '' })
const change = (id: string | null, ...fields: Difference['changed'][number]['fields'][number]['field'][]) => ({
  what: what(id),
  fields: fields.map((field) => ({ field, from: null, to: null })),
})

test('what was approved in the version before is told of lines that are the same still', () => {
  const tile = line({ lineId: 'tile', verdict: 'approved' })
  const given = signed({ lines: [asks, tile] })
  const by = (difference: Partial<Difference>, id = 'tile') => saidBefore(given, since(difference), 1)(id)?.by
  expect([by({}), by({}, 'tap')]).toEqual(['Erik', undefined])
  // What was asked is told, whatever became of it.
  const asked = saidBefore(given, since({ changed: [change('oak', 'amount')] }), 1)('oak')
  expect(asked).toEqual({ verdict: 'changes', by: 'Erik', note: 'Too sweet' })
  expect(by({ changed: [change('tile', 'status', 'alternatives'), change(null, 'amount', 'name')] })).toBe('Erik')
  expect(by({ changed: [change('tile', 'status', 'amount')] })).toBeUndefined()
  expect(by({ changed: [change(null, 'currency')] })).toBeUndefined()
  expect(by({ replaced: [{ from: what('tile'), to: what('tile') }] })).toBeUndefined()
  expect(saidBefore(given, since({}, { state: 'same', difference: null }), 1)('tile')?.by).toBe('Erik')
  expect(saidBefore(given, since({}, { state: 'new', difference: null }), 1)('tile')).toBeUndefined()
  expect(saidBefore(given, { ...since({}), before: null }, 1)('tile')).toBeUndefined()
})

test('of an approval of the whole it is told of all lines that were there, and of what was chosen', () => {
  const ash = line({ chosenId: 'ash', chosenName: 'Ash' })
  const given = signed({ name: 'Maria', verdict: 'approved', lines: [ash] })
  const taken = {
    replaced: [{ from: what('oak'), to: what('ash'), isChosen: true as const, isAsOffered: true as const }],
    added: [what('sink')],
  }
  const by = (difference: Partial<Difference>) => {
    const of = saidBefore(given, since(difference), 1)
    return ['oak', 'ash', 'tap', 'sink'].map((id) => of(id)?.by)
  }
  expect(by(taken)).toEqual([undefined, 'Maria', 'Maria', undefined])
  expect(by({ ...taken, changed: [change('ash', 'amount')] })).toEqual([undefined, 'Maria', 'Maria', undefined])
  const dearer = taken.replaced.map(({ isAsOffered: _is, ...one }) => one)
  expect(by({ ...taken, replaced: dearer })).toEqual([undefined, undefined, 'Maria', undefined])
  // It was not taken over: another than what was chosen stands there.
  expect(by({ added: [what('sink')] })).toEqual([undefined, 'Maria', 'Maria', undefined])
})

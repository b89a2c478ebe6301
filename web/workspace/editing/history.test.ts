import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aList, type ListFields, type ListedThing } from '../../testing/workspace/list-document.ts'
import { edited, type Draft, type Edit } from './draft.ts'
import { MOST_STEPS, NO_HISTORY, remember, takeStep, type EditHistory } from './history.ts'

const thing = (number: number, facts: Partial<ListedThing> = {}): ListedThing => ({
  id: `${number}`,
  x: 0,
  y: 0,
  ...facts,
})

/** In these tests a thing's note names its owner. */
const inWhat = ({ note }: ListedThing) => (note === undefined ? [] : [note])

/** Drops facts that are undefined. */
const facts = ({ fields, items }: Draft<ListFields, ListedThing>) =>
  JSON.parse(JSON.stringify([fields, sorted(items)])) as unknown
const sorted = (items: ReadonlyMap<string, ListedThing>) =>
  [...items.values()].toSorted((one, other) => one.id.localeCompare(other.id))

const start = aList(thing(1))

/** A list that is being edited, with its history. */
function inHands(draft: Draft<ListFields, ListedThing> = start) {
  let history: EditHistory<ListFields, ListedThing> = NO_HISTORY
  let now = 0
  const hands = {
    at: () => draft,
    item: (number: number) => draft.items.get(`${number}`),
    wait: (ms: number) => {
      now += ms
    },
    edit: (edit: Edit<ListFields, ListedThing>) => {
      const before = draft
      draft = edited(draft, edit)
      history = remember(history, { before, after: draft, edit, now, isStep: (field) => field !== 'isPublic' })
    },
    /** A change from elsewhere, which is not in the history. */
    hear: (edit: Edit<ListFields, ListedThing>) => {
      draft = edited(draft, edit)
    },
    step: (direction: 'undo' | 'redo') => {
      const step = takeStep({ draft, history }, direction, inWhat)
      history = step.history
      if (step.edit) draft = edited(draft, step.edit)
      return step.taken
    },
    history: () => history,
  }
  return hands
}

describe('an edit', () => {
  it('is undone without the fields that are no step, and a change of those keeps the redo steps', () => {
    const hands = inHands()
    hands.edit({ fields: { name: 'Hall' } })
    hands.step('undo')
    hands.edit({ fields: { isPublic: true } })
    expect(hands.step('redo')).toMatchObject({ isTaken: true })
    expect(hands.at().fields).toMatchObject({ name: 'Hall', isPublic: true })
    hands.step('undo')
    expect(hands.step('undo')).toMatchObject({ isTaken: false })
    expect(hands.at().fields).toMatchObject({ name: 'Lobby', isPublic: true })
  })

  it('is undone and redone: adding, changing and removing a thing', () => {
    const hands = inHands()
    hands.edit({ put: [thing(2)] })
    hands.edit({ put: [thing(2, { x: 5 })], fields: { scale: 2 } })
    hands.edit({ remove: ['1'] })
    hands.step('undo')
    expect(hands.item(1)).toEqual(thing(1))
    hands.step('undo')
    expect([hands.item(2)?.x, hands.at().fields.scale]).toEqual([0, 5])
    hands.step('undo')
    expect(hands.at()).toEqual(start)
    expect(hands.step('undo')).toEqual({ isTaken: false, passedOver: 0, leftCount: 0, ids: [] })
    for (const _ of [1, 2, 3]) hands.step('redo')
    expect([...hands.at().items.values()]).toEqual([thing(2, { x: 5 })])
  })

  it('is one step with others of its kind that follow quickly, and a step of its own after a pause', () => {
    const hands = inHands()
    for (const x of [1, 2, 3]) hands.edit({ put: [thing(1, { x })], merges: 'nudge' })
    hands.wait(600)
    hands.edit({ put: [thing(1, { x: 4 })], merges: 'nudge' })
    expect(hands.history().done).toHaveLength(2)
    hands.step('undo')
    expect(hands.item(1)?.x).toBe(3)
    hands.step('undo')
    expect(hands.item(1)?.x).toBe(0)
  })

  it('is one step with others of the same deed, however long the pauses', () => {
    const hands = inHands()
    for (const x of [1, 2, 3]) {
      hands.edit({ put: [thing(1, { x })], merges: 'typed', isOneDeed: true })
      hands.wait(60_000)
    }
    hands.edit({ put: [thing(1, { x: 4 })], merges: 'typed anew', isOneDeed: true })
    hands.step('undo')
    expect(hands.item(1)?.x).toBe(3)
    hands.step('undo')
    expect(hands.item(1)?.x).toBe(0)
  })

  it('is undone alone: changes by another device to the same item stay', () => {
    const hands = inHands()
    hands.edit({ put: [thing(1, { x: 5 })] })
    hands.hear({ put: [thing(1, { x: 5, y: 9, note: 'theirs' })] })
    hands.step('undo')
    expect(hands.item(1)).toEqual(thing(1, { x: 0, y: 9, note: 'theirs' }))
  })

  it('stays where others have changed the same value since; the rest is undone and redone', () => {
    const hands = inHands(aList(thing(1), thing(2)))
    hands.edit({ put: [thing(1, { x: 5 }), thing(2, { x: 5 })], fields: { name: 'Hall', scale: 2 } })
    hands.hear({ put: [thing(1, { x: 9 })], fields: { name: 'Theirs' } })
    expect(hands.step('undo')).toMatchObject({ isTaken: true, leftCount: 2 })
    expect(hands.at()).toMatchObject({ fields: { name: 'Theirs', scale: 5 } })
    expect([hands.item(1)?.x, hands.item(2)?.x]).toEqual([9, 0])
    hands.hear({ put: [thing(1, { x: 10 })] })
    expect(hands.step('redo')).toMatchObject({ isTaken: true, leftCount: 0 })
    expect([hands.item(1)?.x, hands.item(2)?.x, hands.at().fields.scale]).toEqual([10, 5, 2])
  })

  it('is reported and dropped where others have changed all of it; no earlier step is undone instead', () => {
    const hands = inHands()
    hands.edit({ fields: { scale: 2 } })
    hands.edit({ put: [thing(2)] })
    hands.hear({ put: [thing(2, { note: 'theirs' })] })
    expect(hands.step('undo')).toMatchObject({ isTaken: false, leftCount: 1 })
    expect([hands.item(2)?.note, hands.at().fields.scale]).toEqual(['theirs', 2])
    expect(hands.step('redo')).toMatchObject({ isTaken: false, leftCount: 0 })
    expect(hands.step('undo')).toMatchObject({ isTaken: true, leftCount: 0 })
    expect(hands.at().fields.scale).toBe(5)
  })

  it('stays where others have added something that belongs to its item', () => {
    const hands = inHands()
    hands.edit({ put: [thing(2), thing(3)] })
    hands.hear({ put: [thing(4, { note: '2' })] })
    expect(hands.step('undo')).toMatchObject({ isTaken: true, leftCount: 1 })
    expect([...hands.at().items.keys()]).toEqual(['1', '2', '4'])
  })

  it('is undone and redone as a whole while others have changed nothing of it', () => {
    const change = fc.record({ number: fc.integer({ min: 1, max: 4 }), x: fc.option(fc.nat(3)), scale: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (edits) => {
        const hands = inHands()
        for (const { number, x, scale } of edits)
          hands.edit(
            x === null
              ? { remove: [`${number}`], fields: { scale } }
              : { put: [thing(number, { x, ...(scale > 1 && { note: `note ${scale}` }) })] },
          )
        const end = hands.at()
        const steps = hands.history().done.length
        for (let step = 0; step < steps; step += 1) expect(hands.step('undo').leftCount).toBe(0)
        expect(facts(hands.at())).toEqual(facts(start))
        for (let step = 0; step < steps; step += 1) expect(hands.step('redo').leftCount).toBe(0)
        expect(facts(hands.at())).toEqual(facts(end))
      }),
    )
  })

  it('is skipped where its item is gone, and the number of skipped steps is reported', () => {
    const hands = inHands()
    hands.edit({ fields: { name: 'Foyer' } })
    hands.edit({ put: [thing(1, { x: 5 })] })
    hands.edit({ put: [thing(1, { x: 6 })] })
    hands.hear({ remove: ['1'] })
    expect(hands.step('undo')).toMatchObject({ isTaken: true, passedOver: 2 })
    expect(hands.at().fields.name).toBe('Lobby')
    expect(hands.step('redo')).toMatchObject({ isTaken: true, passedOver: 0 })
    expect(hands.step('redo')).toMatchObject({ isTaken: false, passedOver: 0 })
  })

  it('can be undone a hundred steps back', () => {
    const hands = inHands()
    for (let x = 1; x <= MOST_STEPS + 20; x += 1) hands.edit({ put: [thing(1, { x })] })
    while (hands.step('undo').isTaken);
    expect(hands.item(1)?.x).toBe(20)
  })
})

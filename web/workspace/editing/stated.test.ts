import { expect, it } from 'vitest'
import { aList, aThing, type ListKnown, type ListShape } from '../../testing/workspace/list-document.ts'
import { edited } from './draft.ts'
import { NO_HISTORY, remember, takeStep } from './history.ts'
import { NO_CONFLICT } from './merging.ts'
import { acknowledged, changeToSave } from './saving.ts'
import { takeStated } from './stated.ts'

it('what the server states otherwise is taken into the document and its history, except where it was edited since', () => {
  const empty = aList()
  const [laid, other] = [
    { ...aThing('a', 1), note: 'CNY 1' },
    { ...aThing('b', 1), note: 'CNY 1' },
  ]
  const put = { put: [laid, other] }
  const copy = {
    known: { base: empty, draft: edited(empty, put), version: 1, conflict: NO_CONFLICT } as ListKnown,
    history: remember(NO_HISTORY, { before: empty, after: edited(empty, put), edit: put, now: 0 }),
  }
  const sent = { items: new Map([laid, other].map((thing) => [thing.id, thing])), fields: new Map() }
  const later = [
    { ...laid, x: 5 },
    { ...other, note: 'by hand' },
  ]
  copy.known = { ...copy.known, draft: edited(copy.known.draft, { put: later }) }
  copy.known = acknowledged(copy.known, sent, 2)
  takeStated<ListShape>(copy, sent, { put: [laid, other].map((thing) => ({ ...thing, note: 'CNY 9' })), fields: {} })
  expect([...copy.known.draft.items.values()]).toEqual([
    { ...laid, x: 5, note: 'CNY 9' },
    { ...other, note: 'by hand' },
  ])
  expect(changeToSave(copy.known)?.put).toEqual([...copy.known.draft.items.values()])

  // Nothing counts as changed by others.
  const asStated = { ...copy.known.base }
  const undone = takeStep({ draft: asStated, history: copy.history }, 'undo')
  expect(undone.taken).toMatchObject({ isTaken: true, leftCount: 0 })
  const redone = takeStep({ draft: edited(asStated, undone.edit ?? {}), history: undone.history }, 'redo')
  expect(redone.edit?.put).toEqual([...asStated.items.values()])
})

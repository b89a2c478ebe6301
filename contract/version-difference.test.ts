import { expect, it } from 'vitest'
import { atOnce } from './pauses.ts'
import { filledView } from './testing/sharing/filled.ts'
import { differenceOfStates } from './version-difference.ts'
import type { BudgetState } from './versions.ts'

const LINES = 500

it('compares long lists with a pause after some lines', () => {
  const { budget: whole } = filledView('budget')
  const budget = {
    ...whole,
    lines: Array.from({ length: LINES }, (_, at) => ({ ...whole?.lines[0], id: `line ${at}` })),
  } as unknown as BudgetState
  const renamed = {
    ...budget,
    lines: [...budget.lines.slice(0, -1), { ...budget.lines[0], id: `line ${LINES - 1}`, note: 'new' } as never],
  }
  const work = differenceOfStates({ budget }, { budget: renamed })
  let pauses = 0
  let step = work.next()
  while (!step.done) {
    pauses += 1
    step = work.next()
  }
  expect(step.value.changed.map(({ what }) => what.id)).toEqual([`line ${LINES - 1}`])
  expect(pauses).toBeGreaterThanOrEqual(LINES / 50)
  expect(atOnce(differenceOfStates({ budget }, { budget }))).toEqual({
    added: [],
    removed: [],
    replaced: [],
    changed: [],
  })
})

import { expect, it } from 'vitest'
import type { Entry, Line } from '../../../contract/budgets/entries.ts'
import type { LineDecision } from '../../../contract/sharing/sending-calls.ts'
import type { SharedLine } from '../../../contract/sharing/views.ts'
import { aLine } from '../../testing/budgets.ts'
import { planFollowing } from './follow-plan.ts'

const oak = aLine({ name: 'Oak', note: 'first' })
const ash = aLine({ name: 'Ash', alternativeOf: oak.id })
/** A version that shows names alone. */
const shownOf = ({ id, kind, docCode, section, status, name }: Line): SharedLine => ({
  id,
  kind,
  docCode,
  section,
  status,
  name,
})
const said = (facts: Partial<LineDecision>): LineDecision => ({
  place: 1,
  lineId: oak.id,
  chosenId: null,
  verdict: null,
  note: '',
  name: 'Oak',
  chosenName: '',
  ...facts,
})

function plan(lines: readonly LineDecision[], now: readonly Line[] = [oak, ash]) {
  const view = { lines: [shownOf(oak)], alternatives: [{ ...shownOf(ash), alternativeOf: oak.id }] }
  const items = new Map(now.map((line): [string, Entry] => [line.id, { type: 'line', ...line }]))
  const shown = new Map(now.map((line) => [line.id, shownOf(line)]))
  return planFollowing(
    { isWhole: false, figure: null, lines, later: [], view, skus: {} },
    { status: 'draft', items, shown },
  )
}

it('compares what the version showed: nobody can have approved what they did not see', () => {
  const dearer = { ...oak, price: { ...oak.price, low: '999', high: '999' } }
  expect(plan([said({ verdict: 'approved' })], [dearer, ash]).approved).toEqual([oak.id])
})

it('leaves a place whose quantity would mean something else', () => {
  const byPiece = { ...ash, unit: 'piece' }
  expect(plan([said({ chosenId: ash.id })], [oak, byPiece])).toMatchObject({
    put: [],
    passed: [{ id: ash.id, why: 'unit' }],
  })
})

it('touches nothing of which nothing was said, and nothing that is as it was decided', () => {
  expect(plan([]).put).toEqual([])
  expect(plan([said({ verdict: 'changes', note: 'Darker' })]).put).toEqual([])
  const approved = { ...oak, status: 'approved' as const }
  expect(plan([said({ chosenId: oak.id, verdict: 'approved' })], [approved, ash])).toEqual({
    put: [],
    chosen: [],
    approved: [],
    agreed: [],
    passed: [],
  })
})

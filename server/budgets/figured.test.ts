import { expect, it } from 'vitest'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import { NEW_BUDGET } from '../../contract/budgets/budget.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { turnsDuring } from '../testing/turns.ts'
import { figured } from './figured.ts'
import { entriesOf } from './kinds.ts'

const LINES = 1500
const PIECES = LINES / 100

it('reckons a long list as the page does, and lets others in at each piece', async () => {
  const fields = { ...NEW_BUDGET, name: 'House', contingencyPct: '5' }
  const rooms = [aRoom({ count: 2 }), aRoom({ floorArea: '12.5' })]
  const lines = Array.from({ length: LINES }, (_, sort) => aLine({ sort, status: sort % 9 ? 'proposed' : 'rejected' }))
  lines.push(aLine({ sort: LINES, alternativeOf: lines[1]?.id ?? null }))
  const allocations = lines.flatMap((line, at) =>
    rooms.map((room) => anAllocation(line, room, { netQty: `${at}.5`, source: at % 2 ? 'manual' : 'floorArea' })),
  )
  const entries = entriesOf({ rooms, lines, allocations }).map((entry) => ({ ...entry, version: 1 }))
  const knownSkus = { find: async () => new Map() }
  let shown: Awaited<ReturnType<typeof figured>> | undefined
  const turns = await turnsDuring(async () => {
    shown = await figured(knownSkus, { fields, entries, catalogueVersion: '1' })
  })
  const sums = createSums(fields, new Map(entries.map((entry) => [entry.id, entry])))
  expect(shown?.totals).toEqual(sums.totals())
  expect(shown?.lines.map(({ figures }) => figures)).toEqual(lines.map(({ id }) => sums.figures(id)))
  expect(turns).toBeGreaterThanOrEqual(PIECES)
})

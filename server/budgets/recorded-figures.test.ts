import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { lineFiguresOf } from '../../contract/budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../../contract/budgets/arithmetic/totals.ts'
import { randomList } from '../../contract/testing/budgets/random-lists.ts'

/** Of 2,000 lists as they were stored before a price had a quantity: every figure, to the digit. */
const RECORDED = '525a3d4a17a63cb4e14457e1d0aa047c671bf4425e0d18c083d99f1378110610'

it('the figures of stored lists are what they were', () => {
  const hash = createHash('sha256')
  for (let seed = 1; seed <= 2000; seed += 1) {
    const { list, rooms, lines, allocations } = randomList(seed)
    const byId = new Map(rooms.map((room) => [room.id, room]))
    const figured = lines.map((line) => {
      const of = line.alternativeOf ?? line.id
      const own = allocations.filter(({ lineId }) => lineId === of)
      return { line, figures: lineFiguresOf(list, line, own, byId) }
    })
    hash.update(JSON.stringify([figured.map(({ figures }) => figures), totalsOf(list, figured)]))
  }
  expect(hash.digest('hex')).toBe(RECORDED)
})

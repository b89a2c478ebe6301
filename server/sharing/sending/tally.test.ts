import { describe, expect, it } from 'vitest'
import type { Budget } from '../../../contract/budgets/calls.ts'
import { allocatedLine, isCounted, lineFiguresOf } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../../../contract/budgets/arithmetic/totals.ts'
import { figures as choices } from '../../../contract/sharing/links.ts'
import { offerableIn } from '../../../contract/sharing/offering.ts'
import { inOneFigure } from '../../../contract/sharing/one-figure.ts'
import { randomList } from '../../../contract/testing/budgets/random-lists.ts'
import { isChoiceIn, tallyOf, totalWith } from './tally.ts'

const SEEDS = Array.from({ length: 1500 }, (_, seed) => seed + 1)

/** A list with its figures, as the server has it. Lines are alternatives of the first, and of the fourth. */
function drawnList(seed: number) {
  const { list, rooms, lines, allocations } = randomList(seed)
  for (const [place, line] of lines.entries()) {
    line.alternativeOf = place % 3 === 0 ? null : (lines[place - (place % 3)]?.id ?? null)
    line.unit = 'piece'
  }
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const figured = (all: typeof lines) => {
    const byId = new Map(all.map((line) => [line.id, line]))
    return all.map((line) => {
      const source = allocatedLine(line, byId)
      const own = allocations.filter(({ lineId }) => lineId === source)
      return { ...line, figures: lineFiguresOf(list, line, own, roomsById) }
    })
  }
  return { list, lines: figured(lines) }
}

type Lines = ReturnType<typeof drawnList>['lines']

/** What is shown of a list: with one figure, or with ranges. */
function shownOf(list: object, lines: Lines, figure: (typeof choices)[number] | null): Lines {
  const budget = { ...list, lines } as unknown as Budget
  return figure === null ? lines : inOneFigure(budget, figure).lines
}

describe.each([null, ...choices])('what a list comes to, with the figure %s,', (figure) => {
  it('is with any choice what its totals are when the alternative has taken the line’s place', () => {
    let tried = 0
    for (const seed of SEEDS) {
      const { list, lines } = drawnList(seed)
      const alternatives = offerableIn(lines)
      const shown = shownOf(list, lines, figure)
      const offered = shown.filter(({ id }) => alternatives.some((one) => one.id === id))
      const tally = tallyOf({ ...list, lines: shown.filter(isCounted), alternatives: offered })
      if (!tally) continue
      // Of each line another alternative, and of some the line itself.
      const chosen = new Map<string, string>()
      for (const [place, { id, alternativeOf }] of offered.entries())
        chosen.set(alternativeOf ?? '', (seed + place) % 4 === 0 ? (alternativeOf ?? '') : id)
      const takers = new Set(chosen.values())
      const changed = lines.map((line) => {
        const alternativeOf = takers.has(line.id) ? null : (chosen.get(line.id) ?? line.alternativeOf)
        return { ...line, alternativeOf }
      })
      const totals = totalsOf(
        list,
        shownOf(list, changed, figure).map((line) => ({ line, figures: line.figures })),
      )
      expect([seed, totalWith(tally, chosen)]).toEqual([seed, { total: totals.chosen, currency: totals.currency }])
      for (const [lineId, chosenId] of chosen) expect(isChoiceIn(tally, lineId, chosenId)).toBe(true)
      tried += 1
    }
    expect(tried).toBeGreaterThan(SEEDS.length / 3)
  })
})

it('keeps nothing of a list in which nothing is offered, and no choice that is not offered', () => {
  const { list, lines } = drawnList(1)
  expect(tallyOf({ ...list, lines })).toBeNull()
  const tally = { terms: list, rates: [], lines: { one: { own: null, others: { two: null } } } }
  const known = ['one', 'two', 'toString'].map((id) => isChoiceIn(tally, 'one', id))
  expect(known).toEqual([true, true, false])
  expect(isChoiceIn(tally, 'constructor', 'constructor')).toBe(false)
})

import { expect, test } from 'vitest'
import { aBudget, aLine, entryIdOf } from '../../../testing/budgets.ts'
import { choicesIn, effectOf, hasChoices, presentOffered } from './offered-choices.ts'

const [OAK, ASH, PAINT, GONE] = [1, 2, 3, 4].map((number) => entryIdOf(9000 + number)) as [
  string,
  string,
  string,
  string,
]
const lines = [
  aLine({ id: OAK, name: 'Oak' }),
  aLine({ id: ASH, name: 'Ash', alternativeOf: OAK }),
  aLine({ id: PAINT, name: 'Paint', alternativeOf: OAK, unit: 'litre' }),
  aLine({ id: GONE, name: 'Gone', alternativeOf: OAK, status: 'rejected' }),
]
const budget = aBudget({ lines })

test('a list offers the alternatives of lines that count, not those that are rejected or counted in another unit', () => {
  const told = choicesIn(budget, null).map(({ line, alternatives }) => [
    line.name,
    ...alternatives.map(({ alternative, canBeOffered }) => `${alternative.name} ${canBeOffered}`),
  ])
  expect(told).toEqual([['Oak', 'Ash true', 'Paint false']])
  const others = lines.filter(({ id }) => id === OAK || id === GONE)
  expect([hasChoices(budget), hasChoices(aBudget({ lines: others }))]).toEqual([true, false])
})

test('what can be offered no more is left out of what was offered before', () => {
  expect(presentOffered([PAINT, ASH, GONE, OAK], [aBudget(), budget])).toEqual([ASH])
  expect(presentOffered([ASH], [])).toEqual([])
})

test('an alternative adds or saves the difference of the amounts, or of each bound', () => {
  const [line, alternative] = [budget.lines[0], budget.lines[1]].map((one, place) => ({
    ...one,
    figures: { ...one?.figures, low: ['100.00', '90.50'][place], high: ['200.00', '260.00'][place], chosen: null },
  })) as never as [(typeof budget.lines)[number], (typeof budget.lines)[number]]
  expect(effectOf({ line, alternative }, null)).toEqual({ least: '-9.50', most: '60.00' })
  expect(effectOf({ line: alternative, alternative: line }, null)).toEqual({ least: '-60.00', most: '9.50' })
  expect(effectOf({ line, alternative }, 'open')).toBeNull()
})

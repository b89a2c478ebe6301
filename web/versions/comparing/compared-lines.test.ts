import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparedLines, type StateLine } from './compared-lines.ts'
import { versionDifferenceText } from './total-differences.ts'

const NO_DIFFERENCE = { added: [], removed: [], replaced: [], changed: [] }
const lines = fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 8 })
const named = (ids: readonly string[]) => ({ lines: ids.map((id) => ({ id }) as StateLine) })

it('has every line of both states once, each with what it was and is', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const compared = comparedLines(named(before), named(after), NO_DIFFERENCE)
      expect(compared.map(({ id }) => id).toSorted()).toEqual([...new Set([...before, ...after])].toSorted())
      expect(compared.flatMap((line) => (line.after ? [line.id] : []))).toEqual(after)
      for (const line of compared) {
        expect(line.before !== null).toBe(before.includes(line.id))
        expect(line.mark === 'removed').toBe(line.after === null)
      }
    }),
  )
})

it('shows a line that is gone after the one that it came after', () => {
  const compared = comparedLines(named(['a', 'b', 'c']), named(['c', 'a', 'd']), NO_DIFFERENCE)
  expect(compared.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})

it('says differences of amounts exactly, with their sign', () => {
  const text = (before: string, after: string) => versionDifferenceText({ before, after }, 'CNY', 'en')
  expect(text('4147.20', '4608.00')).toBe('+460.80')
  expect(text('4608.00', '4147.20')).toBe('−460.80')
  expect(text('10.00', '10.00')).toBe('0.00')
  expect(text('0.01', '90071992547409921234.56')).toBe('+90,071,992,547,409,921,234.55')
})

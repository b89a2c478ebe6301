import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathText, stepsOf } from './category-path.ts'

test.each([
  ['Flooring > Timber', ['Flooring', 'Timber']],
  ['Flooring/Timber', ['Flooring', 'Timber']],
  ['Flooring\\Timber', ['Flooring', 'Timber']],
  ['地面＞木地板', ['地面', '木地板']],
  ['A - B', ['A', 'B']],
  ['Half-round', ['Half-round']],
  ['/Flooring//Timber/', ['Flooring', 'Timber']],
  ['"Wall / floor" > Tiles', ['Wall / floor', 'Tiles']],
  ['"Says ""so"""', ['Says "so"']],
  ['19" racks > "Wide" ones', ['19" racks', '"Wide" ones']],
  ['"open', ['"open']],
  ['"" > 石材', [null, '石材']],
  ['ｍ² ', ['ｍ²']],
  ['', []],
])('%j is a path', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps)
})

test('a name with a separator stands between quotation marks', () => {
  expect(pathText(['Wall / floor', 'Tiles'])).toBe('"Wall / floor" > Tiles')
  expect(pathText([null, null])).toBe('')
})

const name = fc
  .array(fc.constantFrom(...`aÅ木 ><›»/\\＞／＼-"',;|=+@\n`.split('')), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join('').trim())
  .filter(Boolean)

test('names of whatever separators come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.option(name), { minLength: 1, maxLength: 6 }), (steps) => {
      fc.pre(steps.some((step) => step !== null))
      expect(stepsOf(pathText(steps))).toEqual(steps)
    }),
    { numRuns: 2000 },
  )
})

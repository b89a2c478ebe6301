import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextMatch } from '../../../contract/catalogue.ts'
import { excerptOf, hiddenMatch, rangesOf, stretchesOf } from './marks.ts'

const match = (field: TextMatch['field'], text: string, ranges: TextMatch['ranges']): TextMatch => ({
  field,
  text,
  ranges,
})
const marked = (text: string, ranges: TextMatch['ranges']) =>
  stretchesOf(text, ranges).map((stretch) => (stretch.isMarked ? `[${stretch.text}]` : stretch.text))

test('a text is parted at its marks', () => {
  expect(marked('Herringbone oak', [[12, 15]])).toEqual(['Herringbone ', '[oak]'])
  expect(
    marked('人字拼橡木', [
      [0, 3],
      [3, 5],
    ]),
  ).toEqual(['[人字拼]', '[橡木]'])
})

test('marks outside the text lose nothing of it', () => {
  const anyRanges = fc.array(fc.tuple(fc.integer({ min: -9, max: 99 }), fc.integer({ min: -9, max: 99 })))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), anyRanges, (text, ranges) => {
      const stretches = stretchesOf(text, ranges)
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
      expect(stretches.every((stretch) => stretch.text !== '')).toBe(true)
    }),
  )
})

test('a name that stands in for the other language is marked as what it is', () => {
  expect(rangesOf([match('name', '橡木', [[0, 2]])], '橡木')).toEqual([[0, 2]])
  expect(rangesOf([match('name', '橡木', [[0, 2]])], 'Oak')).toEqual([])
})

test('a match in a text that the card does not show is shown', () => {
  const chinese = match('name', '人字拼橡木', [[0, 3]])
  expect(hiddenMatch([chinese], ['Herringbone oak', 'Nordhem'], 'en')).toBe(chinese)
  expect(hiddenMatch([], ['Herringbone oak'], 'en')).toBeNull()
})

test('a word marked in the name is not shown again', () => {
  const name = match('enName', 'Herringbone oak', [[12, 15]])
  const category = match('category', 'Oaks', [[0, 4]])
  const place = match('attribute', 'Italy', [[0, 5]])
  expect(hiddenMatch([name, category], ['Herringbone oak'], 'en')).toBeNull()
  expect(hiddenMatch([name, category, place], ['Herringbone oak'], 'en')).toBe(place)
})

test('of matches in both languages the card shows the reader’s', () => {
  const chinese = match('category', '软木墙板', [[0, 2]])
  const english = match('category', 'Cork wall board', [[0, 4]])
  const both = [chinese, english]
  expect(hiddenMatch(both, ['Pressed panel'], 'en')).toBe(english)
  expect(hiddenMatch(both.toReversed(), ['压制板'], 'zh-CN')).toBe(chinese)
  const name = match('enName', 'Cork panel', [[0, 4]])
  expect(hiddenMatch([chinese, name], ['Cork panel'], 'en')).toBeNull()
})

test('a match that only the other language has is shown by its name in this one, and numbers are read in both', () => {
  const english = match('category', 'Raised floor', [[0, 6]])
  const named = match('category', '架空地板', [])
  const size = match('attribute', '600 × 600 × 30 mm', [[0, 3]])
  expect(hiddenMatch([english, named], ['钢板'], 'zh-CN')).toBe(named)
  expect(hiddenMatch([english, size], ['钢板'], 'zh-CN')).toBe(size)
  expect(hiddenMatch([english], ['钢板'], 'zh-CN')).toBe(english)
})

test('a letter that is marked in the brand does not stand for the number of a model', () => {
  const model = match('model', 'NH-OAK-N', [[0, 8]])
  const brand = match('brandEnglishName', 'Nordhem', [[0, 1]])
  expect(hiddenMatch([model, brand], ['Herringbone oak', 'Nordhem'], 'en')).toBe(model)
})

test('a long text begins shortly before its first mark, at a word, and its marks go along', () => {
  const text = 'Smoked and brushed boards from the north of Italy'
  const { text: excerpt, ranges } = excerptOf({ text, ranges: [[44, 49]] })
  expect(excerpt).toBe('…the north of Italy')
  expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual(['Italy'])
  expect(excerptOf({ text, ranges: [[0, 6]] }).text).toBe(text)
})

test('an excerpt marks the same words, and halves no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (lead, seed) => {
      const text = `${lead.repeat((seed % 9) + 1)}oak`
      const ranges: TextMatch['ranges'] = [[text.length - 3, text.length]]
      const excerpt = excerptOf({ text, ranges })
      expect(excerpt.ranges.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['oak'])
      expect(excerpt.text.isWellFormed()).toBe(text.isWellFormed())
    }),
  )
})

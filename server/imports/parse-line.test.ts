import { describe, expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

function reasonsFor(value: unknown): string[] {
  const parsed = parseLine({ line: 1, text: JSON.stringify(value) })
  return parsed.kind === 'rejected' ? parsed.rejections.map(({ field, reason }) => `${field}: ${reason}`) : []
}

const brand = { englishName: 'Nordhem' }

describe('a line is taken for what it plainly is', () => {
  it.each([
    ['without its key', { brand, enName: 'Oak', category: [{ enName: 'Flooring' }] }, ['key: is required']],
    [
      'without its key, its category a word',
      { brand, category: 'Flooring' },
      ['key: is required', 'category: expected a list'],
    ],
    [
      'without key and brand',
      { enName: 'Oak', category: [{ enName: 'F' }] },
      ['key: is required', 'brand: is required'],
    ],
    ['with a rate in it', { key: 'P', brand, rate: 1 }, ['rate: unknown field']],
    ['with words in it', { brand, words: 'oak' }, ['key: is required', 'words: unknown field']],
  ])('a product %s', (_title, line, reasons) => {
    expect(reasonsFor(line)).toEqual(reasons)
  })

  it.each([
    ['of a category', { category: { path: [{ enName: 'Flooring' }], srot: 1 } }, ['category.srot: unknown field']],
    ['of a category by its path alone', { category: [{ enName: 'Flooring' }] }, ['category: expected an object']],
    ['with a field beside it', { category: { path: [{ enName: 'F' }] }, sort: 1 }, ['sort: unknown field']],
  ])('a setting %s', (_title, line, reasons) => {
    expect(reasonsFor(line)).toEqual(reasons)
  })
})

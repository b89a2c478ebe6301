import { describe, expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

function reasonsFor(value: unknown): string[] {
  const parsed = parseLine({ line: 1, text: JSON.stringify(value) })
  return parsed.kind === 'rejected' ? parsed.rejections.map(({ field, reason }) => `${field}: ${reason}`) : []
}

describe('the reasons of a line', () => {
  it('are all reported in one round', () => {
    const auths = [{ scheme: 'other', issuedOn: '2026-02-01', expiresOn: '2026-01-01', enAuthority: 'We' }]
    const skus = [{ model: 'M', minPrice: 3, maxPrice: 2, stock: -1 }]
    expect(reasonsFor({ key: 'P', brand, auths, skus })).toEqual([
      'auths[0].number: is required',
      'auths[0].expiresOn: expires before it was issued',
      'skus[0].stock: at least 0',
      'skus[0].minPrice: minPrice is greater than maxPrice',
    ])
  })

  it('leave out those that only follow from another', () => {
    const auths = [{ scheme: 'other', number: '1', enAuthority: 'We', issuedOn: '31.12.2026', expiresOn: '2026-01-01' }]
    const skus = [{ model: 'M', minPrice: 3, maxPrice: '2' }]
    expect(reasonsFor({ key: 'P', brand, auths, skus })).toEqual([
      'auths[0].issuedOn: expected a date, YYYY-MM-DD',
      'skus[0].maxPrice: expected a number',
    ])
  })

  it('name the allowed values', () => {
    const skus = [{ model: 'M', hasCustomOption: 2, status: 'sold', domesticOrImported: 'x' }]
    expect(reasonsFor({ key: 'P', brand, skus })).toEqual([
      'skus[0].status: expected on_sale or withdrawn',
      'skus[0].domesticOrImported: expected domestic or imported',
      'skus[0].hasCustomOption: expected 0 or 1',
    ])
  })
})

const brand = { englishName: 'Nordhem' }

describe('a line is recognised by its fields', () => {
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

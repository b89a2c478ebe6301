import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aProduct, aPicture } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createHintList } from './hints.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
  await writeFileInside(quarry.folder, 'p.png', await aPicture({ width: 60, height: 40 }))
})
afterEach(() => quarry.close())

async function toldOf(lines: unknown[], isDryRun: boolean): Promise<string[]> {
  const hints = createHintList()
  await quarry.importLines(lines, { isDryRun, onHint: hints.add })
  return hints.describe()
}

const coverImage = 'p.png'
const priced = (key: string, currencyUnit: string) =>
  aProduct({ key, currencyUnit, skus: [{ model: key, coverImage, minPrice: 10 }] })

describe('a hint', () => {
  it('names a price whose currency has no rate, wherever in the file a rate line is', async () => {
    const lines = [
      priced('A', 'EUR'),
      priced('B', 'CNY'),
      priced('C', 'USD'),
      priced('D', 'EUR'),
      aProduct({ key: 'E', currencyUnit: 'EUR', skus: [{ model: 'E', coverImage }] }),
      { rate: { currency: 'USD', date: '2026-01-01', cny: 7 } },
    ]
    const told = [
      '2 products are priced in EUR; there is no rate: they stand outside price sorting and filters until a rate line is given (lines 1, 4).',
    ]
    expect(await toldOf(lines, true)).toEqual(told)
    expect(await toldOf(lines, false)).toEqual(told)
    // Nothing changes, so the hint still holds.
    expect(await toldOf(lines, false)).toEqual(told)
    const rate = { rate: { currency: 'EUR', date: '2026-01-01', cny: 8 } }
    expect(await toldOf([rate, priced('A', 'EUR')], false)).toEqual([])
  })

  it('names a foreign origin of a SKU that counts as domestic by default', async () => {
    const skus = [
      { model: 'PT-1', coverImage, origin: 'PT' },
      { model: 'PT-2', coverImage, origin: 'PT', domesticOrImported: 'imported' as const },
      { model: 'CN-1', coverImage, origin: 'CN-GD' },
      { model: 'NO-1', coverImage },
    ]
    expect(await toldOf([aProduct({ skus })], true)).toEqual([
      '1 SKU has an origin other than CN and no domesticOrImported, which counts as domestic: PT-1 (line 1).',
    ])
  })

  it('names a picture that a SKU still lacks, with its line', async () => {
    const lines = [priced('A', 'CNY'), aProduct({ key: 'B', skus: [{ model: 'B-1', coverImage }, { model: 'B-2' }] })]
    expect(await toldOf(lines, true)).toEqual([
      'After 1 of these lines a SKU of the product still lacks a picture: B-2 (line 2).',
    ])
  })

  it('is printed twenty times, and counted beyond', async () => {
    const lines = Array.from({ length: 23 }, (_, place) => priced(`K-${place}`, 'EUR'))
    expect((await toldOf(lines, true)).join()).toContain('18, 19, 20, and 3 more).')
  })
})

it('a correction under another brand is reported with the brand that has its key', async () => {
  const stored = aProduct({ key: 'MS-104', brand: { englishName: 'Casa Pequena' } })
  const stray = { key: 'MS-104', brand: { englishName: 'Casa Peqena' }, rank: 4 }
  const reasons = async (lines: unknown[]) => (await quarry.importLines(lines)).rejections.map(({ reason }) => reason)
  expect(await reasons([stray])).toEqual(['a new product needs a category'])
  expect(await reasons([stored, stray])).toEqual(['a new product needs a category; MS-104 is known under Casa Pequena'])
  expect(await reasons([stray])).toEqual(['a new product needs a category; MS-104 is known under Casa Pequena'])
})

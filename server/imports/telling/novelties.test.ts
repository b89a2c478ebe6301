import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createNoveltyList } from './novelties.ts'
import type { Novelty } from './novelties.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

async function noveltiesOf(lines: unknown[], isDryRun: boolean): Promise<Novelty[]> {
  const novelties: Novelty[] = []
  await quarry.importLines(lines, { isDryRun, onNovelty: (novelty) => novelties.push(novelty) })
  return novelties
}

const brand = { englishName: 'Nordhem' }
const stored = aProduct({
  key: 'P',
  brand,
  category: [{ enName: 'Flooring' }, { enName: 'Timber' }],
  attrs: [{ enName: 'Thickness', unit: 'mm', value: 14 }],
  skus: [{ model: 'P-1' }],
})

describe('the novelties of a file', () => {
  it('are named with their lines, in dry runs too, without existing and rejected ones', async () => {
    await quarry.importLines([stored])
    const lines = [
      {
        key: 'P',
        brand,
        enName: 'Oak',
        skus: [{ model: 'P-1' }],
        attrs: [{ enName: 'Thickness', unit: 'mm', value: 15 }],
      },
      { key: 'P', brand, category: [{ enName: 'Flooring' }, { name: '木', enName: 'Timbr' }] },
      { key: 'P', brand, skus: [{ model: 'P-l' }] },
      aProduct({ key: 'P', brand: { englishName: 'Nordhm' }, skus: [{ model: 'P-1' }] }),
      { key: 'P', brand, attrs: [{ enName: 'Thicknes', unit: 'mm', value: 15 }] },
      { category: { path: [{ enName: 'Florring' }, { enName: 'Timber' }], sort: 3 } },
      aProduct({ key: 'R', brand: { englishName: 'Ghost' }, category: [{ enName: 'Ghost' }], currencyUnit: 'XXX' }),
      aProduct({
        key: 'S',
        brand: { englishName: 'Ghost' },
        category: [{ enName: 'Ghost' }],
        platformNo: 'Q',
        attrs: [{ value: 1, enName: 'Thickness', unit: 'mm', type: 'text' }],
      }),
    ]
    const expected: Novelty[] = [
      { line: 2, kind: 'category', name: 'Flooring / Timbr' },
      { line: 3, kind: 'sku', name: 'P-l of P' },
      { line: 4, kind: 'brand', name: 'Nordhm' },
      { line: 5, kind: 'attribute', name: 'Thicknes (mm)' },
      { line: 6, kind: 'category', name: 'Florring' },
      { line: 6, kind: 'category', name: 'Florring / Timber' },
    ]
    const inOrder = (novelties: Novelty[]) => novelties.toSorted((one, other) => one.line - other.line)
    expect(inOrder(await noveltiesOf(lines, true))).toEqual(expected)
    expect(inOrder(await noveltiesOf(lines, false))).toEqual(expected)
    expect(await noveltiesOf(lines, false)).toEqual([])
  })

  it('are listed by kind, at most twenty of each', () => {
    const list = createNoveltyList()
    for (let line = 25; line > 0; line -= 1) list.add({ line, kind: 'sku', name: `S-${line} of P` })
    list.add({ line: 3, kind: 'brand', name: 'Nordhm' })
    const [brands, skus] = list.describe()
    expect(brands).toBe('1 new brand: Nordhm (line 3).')
    expect(skus).toMatch(
      /^25 new SKUs of products that were there: S-1 of P \(line 1\), S-2 of P .* \(line 20\), and 5 more\.$/,
    )
  })
})

it('a category that a setting line makes counts as added', async () => {
  const line = { category: { path: [{ enName: 'Flooring' }, { enName: 'Timber' }], sort: 3 } }
  expect(await quarry.importLines([line])).toMatchObject({ added: 1, changed: 0 })
  expect(await quarry.importLines([{ category: { ...line.category, sort: 4 } }])).toMatchObject({
    added: 0,
    changed: 1,
  })
})

import { describe, expect, it } from 'vitest'
import { importCategory, importProduct, importRate } from '../contract/import-file.ts'
import type { ImportLine, ImportProduct } from '../contract/import-file.ts'
import { generatedSource, generateLines } from './generator.ts'

const isProduct = (line: ImportLine): line is ImportProduct => 'key' in line

describe('the generated catalogue', () => {
  it('is the same whenever it is generated', () => {
    expect([...generateLines(2000)]).toEqual([...generateLines(2000)])
  })

  it('has as many SKUs as were asked for, about 3.7 to a product', () => {
    const products = [...generateLines(20_000)].filter(isProduct)
    const skuCount = products.reduce((sum, { skus = [] }) => sum + skus.length, 0)
    expect(skuCount).toBe(20_000)
    expect(skuCount / products.length).toBeCloseTo(3.7, 1)
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length)
  })

  it('is accepted by the import: every line has the file format', () => {
    const problems = [...generateLines(4000)].flatMap((line) => {
      const schema = 'rate' in line ? importRate : isProduct(line) ? importProduct : importCategory
      const parsed = schema.safeParse(line)
      return parsed.success ? [] : parsed.error.issues
    })
    expect(problems).toEqual([])
  })

  it('continues from any line, as after an interrupted import', async () => {
    const source = generatedSource(300)
    const all = await collect(source.lines(1))
    expect(await collect(source.lines(40))).toEqual(all.slice(39))
  })
})

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

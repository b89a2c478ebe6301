import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrief, LONGEST_BRIEF, MOST_BRIEF_ROWS } from '../../../contract/catalogue.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const TILES = [{ enName: 'Tiles', name: '瓷砖' }]
const PAINT = [{ enName: 'Paint', name: '涂料' }]

describe('a whole brief', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    const slip = (value: string) => [{ fact: 'slip-ramp', type: 'choice' as const, value }]
    await quarry.importLines([
      ...['R9', 'R11', 'R10', 'R12', 'R9', 'R11', 'R9'].map((value, place) =>
        aProduct({
          key: `T${place}`,
          rank: place + 1,
          enName: `Terrazzo tile ${place}`,
          category: TILES,
          attrs: slip(value),
          skus: [{ model: `T${place}`, minPrice: 100 * (place + 1), maxPrice: 100 * (place + 1) }],
        }),
      ),
      aProduct({
        key: 'P1',
        enName: 'Lime paint',
        name: '石灰漆',
        category: PAINT,
        skus: [{ model: 'P1', minPrice: 40, maxPrice: 40 }],
      }),
      aProduct({
        key: 'P2',
        enName: 'Wall paint',
        category: PAINT,
        skus: [{ model: 'P2', minPrice: 400, maxPrice: 400 }],
      }),
    ])
  })
  afterAll(() => quarry.close())

  const ask = async (text: string, input: Omit<InputOf<typeof getBrief>, 'text'> = {}) =>
    quarry.call(getBrief, { ...input, text })
  const answer = async (text: string) => {
    const { code, data } = await ask(text)
    expect(code).toBe(200)
    return data
  }
  const namesOf = async (text: string) => (await answer(text)).rows.map(({ list }) => list.map(({ enName }) => enName))

  it('answers a row for each thing, first what meets all of it, then what comes nearest', async () => {
    const { shared, rows, left } = await answer('1. Tiles, R11\n2. Lime paint\n\nBudget 300 per m² for everything.')
    expect({ shared: shared.map(({ text }) => text), left }).toEqual({ shared: ['Budget 300 per m²'], left: 0 })
    expect(rows.map(({ text }) => text)).toEqual(['Tiles, R11', 'Lime paint'])
    const [tiles, paint] = rows
    expect(tiles?.wishes.map(({ text }) => text)).toEqual(['Tiles', 'R11', 'Budget 300 per m²'])
    expect(tiles?.list.map(({ enName, lacking }) => [enName, lacking])).toEqual([
      ['Terrazzo tile 1', []],
      ['Terrazzo tile 3', [2]],
      ['Terrazzo tile 5', [2]],
      ['Terrazzo tile 0', [1]],
      ['Terrazzo tile 2', [1]],
    ])
    expect(paint?.list.map(({ enName }) => enName)).toEqual(['Lime paint', 'Wall paint'])
  })
})

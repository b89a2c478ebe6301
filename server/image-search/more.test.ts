import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../testing/factories.ts'
import { aMaterial, materialLines } from '../testing/materials.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

const MATERIALS = ['Herringbone', 'Terrazzo', 'Linen', 'Brick', 'Marble', 'Cork']

let materials: SearchedMaterials

beforeAll(async () => {
  materials = await openSearchedMaterials(MATERIALS)
})
afterAll(() => materials.close())

type Answer = Awaited<ReturnType<SearchedMaterials['search']>>
const search: SearchedMaterials['search'] = (...asked) => materials.search(...asked)
const namesOf = ({ data }: Answer) => data.list.map(({ enName }) => enName)

describe('the products behind the bands', () => {
  const moreOf = ({ data }: Answer) => data.more.map(({ enName }) => enName)

  it('are the rest of a small catalogue without those in bands, the most similar first', async () => {
    const answer = await search(await aMaterial('Brick'))
    expect(answer.data.total).toBeGreaterThan(0)
    expect([...namesOf(answer), ...moreOf(answer)].toSorted()).toEqual([...MATERIALS].sort())
    const scores = answer.data.more.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(answer.data.more[0]).toMatchObject({ texture: expect.any(Number), deltaE: expect.any(Number) })
    expect(answer.data.more[0]).not.toHaveProperty('band')
  })

  it('fill up to 24 in all, and are the same with every page', async () => {
    const { quarry } = materials
    for (const seed of [21, 22, 23, 24]) {
      const prefix = `No. ${seed} `
      await quarry.importLines(
        await materialLines(quarry.folder, MATERIALS, { prefix, seed }),
        {},
        `more-${seed}.jsonl`,
      )
    }
    await materials.index()
    const answer = await search(await aMaterial('Brick'), { pageSize: '3' })
    const { total, query } = answer.data
    expect(total + answer.data.more.length).toBe(24)
    const next = await search(undefined, { queryId: query.id, pageNo: '2', pageSize: '3' })
    expect(moreOf(next)).toEqual(moreOf(answer))
  })

  it('meet the filters, and are ordered by the colour weight', async () => {
    const cork = await aMaterial('Cork')
    const narrowed = await search(cork, { keyword: 'cork' })
    expect(narrowed.data.total).toBeGreaterThan(0)
    for (const name of moreOf(narrowed)) expect(name).toMatch(/cork/i)
    const [byTexture, byColor] = [await search(cork, { colorWeight: '0' }), await search(cork, { colorWeight: '1' })]
    expect(moreOf(byTexture)).not.toEqual(moreOf(byColor))
    expect(byColor.data.more[0]?.deltaE).toBeLessThanOrEqual(byTexture.data.more[0]?.deltaE ?? 0)
  })

  it('are none if no product is in a band', async () => {
    const { data } = await search(await aPicture({ color: '#3a6ea5', width: 300, height: 200 }))
    expect(data).toMatchObject({ query: { bestBand: 'none' }, more: [] })
    expect(data.nearestByColor).not.toEqual([])
  })
})

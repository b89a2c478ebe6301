import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUsageSummary } from '../../contract/analysis.ts'
import { aPicture } from '../testing/factories.ts'
import { aMaterial } from '../testing/materials.ts'
import { memberIn } from '../testing/members.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

let materials: SearchedMaterials

beforeAll(async () => {
  materials = await openSearchedMaterials(['Brick', 'Linen', 'Cork'])
})
afterAll(() => materials.close())

const search: SearchedMaterials['search'] = (...asked) => materials.search(...asked)

describe('a search by picture', () => {
  it('is counted by the band of its best hit, once, however many pages and filters of it are looked at', async () => {
    const { quarry } = materials
    const editor = await memberIn(quarry, { isEditor: true })
    const brick = await search(await aMaterial('Brick'))
    const { id, bestBand } = brick.data.query
    expect(bestBand).not.toBe('none')
    await search(undefined, { queryId: id, pageNo: '2' })
    await search(undefined, { queryId: id, keyword: 'nothing like it' })
    await search(await aPicture({ color: '#3a6ea5', width: 300, height: 200 }))
    const { skuId = '' } = brick.data.list[0] ?? {}
    for (let count = 0; count < 2; count += 1) await search(undefined, { skuId })
    await search(Buffer.from('no picture'))
    const { lines } = (await quarry.call(getUsageSummary, {}, editor.headers)).data
    const totals = new Map(lines.map(({ event, total }) => [event, total]))
    expect(totals.get('image_none')).toBe(1)
    expect(
      ['image_same', 'image_close', 'image_mood']
        .map((event) => totals.get(event as 'image_same'))
        .reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0),
    ).toBe(2)
    expect(totals.get(`image_${bestBand}`)).toBeGreaterThan(0)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCompletenessOfBrands, getIncompleteProducts } from '../../../../contract/keeping/completeness.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { getKeptProduct, getKeptProductPage } from '../../../../contract/keeping/products.ts'
import { aPicture, aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

const WORDS = { description: '宽', enDescription: 'Wide' }
const cover = { file: 'a.png', mmWidth: 600 }
const full = (model: string) => ({ model, minPrice: 10, coverImage: cover, packPieces: 4 })
const sten = { englishName: 'Sten' }

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-20T04:00:00Z') })
  ada = await memberIn(quarry, { isEditor: true })
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
  await quarry.importLines([
    aProduct({ key: 'FULL', rank: 5, ...WORDS, skus: [full('F-1'), { model: 'F-2', status: 'withdrawn' }] }),
    aProduct({ key: 'BARE', rank: 2, skus: [full('B-1'), { model: 'B-2' }] }),
    aProduct({
      key: 'ENDED',
      rank: 1,
      ...WORDS,
      auths: [{ enAuthority: 'FSC', scheme: 'other', number: '1', expiresOn: '2026-11-19' }],
      skus: [full('E-1')],
    }),
    aProduct({ key: 'METRE', brand: sten, measurementUnit: 'meter', ...WORDS, skus: [{ ...full('M-1'), packPieces: null }] }), // prettier-ignore
    aProduct({ key: 'PAINT', brand: sten, measurementUnit: 'litre', ...WORDS, skus: [{ ...full('P-1'), coverImage: 'a.png' }] }), // prettier-ignore
    aProduct({ key: 'GONE', brand: sten, status: 'withdrawn', skus: [{ model: 'G-1' }] }),
  ])
})
afterAll(() => quarry.close())

const workList = async (input: InputOf<typeof getIncompleteProducts> = {}) =>
  (await quarry.ask(getIncompleteProducts, input, ada.headers)).data
const keys = async (input?: InputOf<typeof getIncompleteProducts>) => (await workList(input)).list.map(({ key }) => key)

describe('what is still to be completed', () => {
  it('is listed by rank where nobody looked at it, with how complete it is and what it lacks', async () => {
    const { list, total } = await workList()
    expect(total).toBe(3)
    expect(list.map(({ key, completeness, lacks }) => [key, completeness, lacks])).toEqual([
      ['ENDED', 88, ['certificateExpired']],
      // The worse SKU decides.
      ['BARE', 33, ['description', 'enDescription', 'cover', 'trueScale', 'price', 'pack']],
      // A product sold by the litre has no scale, but states its coverage.
      ['PAINT', 88, ['pack']],
    ])
    expect(list[0]).toMatchObject({ brand: { englishName: 'Nordhem' }, views: 0, cover: { color: '#8a6642' } })
  })

  it('is narrowed to a brand, to what is lacked, and goes on from page to page', async () => {
    const { list } = (await quarry.ask(getCompletenessOfBrands, {}, ada.headers)).data
    expect(await keys({ brandId: list[1]?.id })).toEqual(['PAINT'])
    expect(await keys({ gap: 'pack' })).toEqual(['BARE', 'PAINT'])
    expect(await keys({ pageSize: 2, pageNo: 2 })).toEqual(['PAINT'])
    expect(await quarry.get(`${getIncompleteProducts.path}?gap=beauty`, ada.headers)).toMatchObject({ code: 400 })
  })

  it('is told of each brand, the one with most of it first, and of all', async () => {
    const { data } = await quarry.ask(getCompletenessOfBrands, {}, ada.headers)
    expect(data).toMatchObject({
      total: 2,
      list: [
        { englishName: 'Nordhem', products: 3, complete: 1, completeness: 73, worst: { gap: 'description', count: 1 } },
        { englishName: 'Sten', products: 2, complete: 1, completeness: 94, worst: { gap: 'pack', count: 1 } },
      ],
      all: { products: 5, complete: 2, worst: { gap: 'pack', count: 2 } },
    })
  })

  it('stands beside each product that is kept, and is nothing for what is not on sale', async () => {
    const { list } = (await quarry.ask(getKeptProductPage, { sort: 'newest' }, ada.headers)).data
    expect(list.map(({ key, completeness }) => [key, completeness])).toEqual([
      ['GONE', null],
      ['PAINT', 88],
      ['METRE', 100],
      ['ENDED', 88],
      ['BARE', 33],
      ['FULL', 100],
    ])
    expect((await quarry.ask(getKeptProduct, { id: list[4]?.id ?? '' }, ada.headers)).data.completeness).toBe(33)
  })
})

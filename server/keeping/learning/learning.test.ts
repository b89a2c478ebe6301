import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { previewWords, suggestWords } from '../../../contract/keeping/learning.ts'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { records } from '../../../contract/keeping/records.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

const STONE = [{ enName: 'Stone', name: '石材' }]

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  await quarry.importLines([
    aProduct({ key: 'P1', enName: 'Walnut plank', name: '胡桃木地板' }),
    aProduct({ key: 'P2', enName: 'Walnut parquet', name: '胡桃木拼花', rank: 1 }),
    aProduct({ key: 'P3', enName: 'Oak plank', name: '橡木地板' }),
    aProduct({ key: 'P4', enName: 'Travertine slab', name: '洞石板', category: STONE, skus: [{ model: 'T', minPrice: 50, size: { thickness: 20 } }] }), // prettier-ignore
    aProduct({ key: 'P5', enName: 'Terrazzo slab', name: '水磨石板', category: STONE }),
  ])
})
afterAll(() => quarry.close())

const suggest = async (words: string) => (await quarry.ask(suggestWords, { words }, ada.headers)).data
const preview = async (words: string, to: string) => (await quarry.ask(previewWords, { words, to }, ada.headers)).data

/** What the shop's list finds. */
async function found(keyword: string): Promise<{ total: number; first: string[] }> {
  const { list, total } = (await quarry.ask(getProductPage, { keyword })).data
  return { total, first: list.slice(0, 3).map(({ spuId }) => spuId) }
}

/** Saves the suggested entry by the calls with which staff edit words. */
async function learn({ entry: { id, was, words } }: Pick<WouldFind, 'entry'>): Promise<string> {
  if (id === null) return (await quarry.call(records.words.create, { kind: 'from', words }, ada.headers)).data
  await quarry.call(records.words.update, { id, was: { words: was }, is: { words } }, ada.headers)
  return id
}

describe('words that found nothing', () => {
  it('may have been meant for a word that is spelt otherwise, which is told with what they would find', async () => {
    expect((await found('wallnutzz')).total).toBe(0)
    const { finds, candidates } = await suggest('wallnutzz')
    expect(finds).toBe(0)
    expect(candidates[0]).toMatchObject({ from: 'wallnutzz', to: 'walnut', finds: 2, entry: { id: null, was: [], words: ['wallnutzz', 'walnut'] } }) // prettier-ignore
    expect(candidates[0]?.first.map(({ enName }) => enName)).toEqual(['Walnut parquet', 'Walnut plank'])
    expect(candidates.length).toBeLessThanOrEqual(5)
  })

  it('find after one press what was shown before it, and nothing again once it is taken back', async () => {
    const [candidate] = (await suggest('wallnutzz')).candidates
    if (!candidate) throw new Error('there is no candidate')
    const id = await learn(candidate)
    expect(await found('wallnutzz')).toEqual({ total: 2, first: candidate.first.map(({ productId }) => productId) })
    expect((await suggest('wallnutzz')).finds).toBe(2)
    await quarry.call(records.words.remove, { ids: [id] }, ada.headers)
    expect((await found('wallnutzz')).total).toBe(0)
  })

  it('are never said to mean fewer of the same words, and in Chinese may be another name', async () => {
    expect((await suggest('travertine qqqqzzzz')).candidates).toEqual([])
    const respelt = (await suggest('travertime slab')).candidates
    expect(respelt.map(({ from, to }) => [from, to])).not.toContainEqual(['travertime slab', 'slab'])
    const named = (await suggest('胡桃坊')).candidates
    expect(named.map(({ finds }) => finds)).toContain(2)
  })

  it('mean what somebody types, as far as that finds something', async () => {
    expect(await preview('holey rock', 'travertine')).toMatchObject({ from: 'holey rock', finds: 1 })
    expect(await preview('holey rock', 'moon dust')).toMatchObject({ finds: 0, first: [] })
    const empty = await quarry.get(`${previewWords.path}?words=holey%20rock&to=!!!`, ada.headers)
    expect(empty).toMatchObject({ code: 400, msg: expect.stringContaining('to') })
    const nothing = await quarry.get(`${previewWords.path}?words=%3F%3F&to=oak`, ada.headers)
    expect(nothing).toMatchObject({ code: 400, msg: expect.stringContaining('words') })
  })

  it('of a sentence work at once in the list and in what comes nearest, once one of them has a meaning', async () => {
    const keyword = 'plank in wallnutzz under 900'
    const read = async () => (await quarry.ask(getProductPage, { keyword, nearest: '1' })).data
    const before = await read()
    const kindOf = ({ nearest }: typeof before) => nearest?.wishes.find(({ text }) => text === 'wallnutzz')?.means.kind
    expect([before.total, kindOf(before)]).toEqual([0, 'unread'])
    const id = await learn(await preview('wallnutzz', 'walnut'))
    const after = await read()
    expect(kindOf(after)).toBe('words')
    expect(after.list.map(({ enName }) => enName)).toEqual(['Walnut plank'])
    const place = after.nearest?.wishes.findIndex(({ text }) => text === 'wallnutzz') ?? -1
    const meeting = after.nearest?.list.filter(({ met }) => met.includes(place))
    expect(meeting?.map(({ enName }) => enName)).toEqual(['Walnut parquet'])
    await quarry.call(records.words.remove, { ids: [id] }, ada.headers)
    expect(kindOf(await read())).toBe('unread')
  })

  it('are learned without the conditions beside them', async () => {
    const would = await preview('holeyrock 20 mm', 'travertine')
    expect(would).toMatchObject({ from: 'holeyrock', finds: 1, entry: { words: ['holeyrock', 'travertine'] } })
  })

  it('are never found otherwise than was shown, whatever was learned before', async () => {
    const word = fc.constantFrom(
      'wallnutzz',
      'holey rock',
      'qqzz plank',
      '胡桃坊',
      '磨磨石',
      'slabb stoun',
      'timber 20mm',
    )
    const meaning = fc.constantFrom(
      'walnut',
      'travertine',
      'oak plank',
      '橡木',
      '水磨石',
      'slab',
      'stone',
      'plank',
      'parquet',
    )
    await fc.assert(
      fc.asyncProperty(word, meaning, async (words, to) => {
        const would = await preview(words, to)
        if (would.entry.words.length > would.entry.was.length) await learn(would)
        const { total, first } = await found(words)
        expect({ total, first }).toEqual({ total: would.finds, first: would.first.map(({ productId }) => productId) })
      }),
      { numRuns: 30 },
    )
  })
})

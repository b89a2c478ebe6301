import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { aLook, writeLook } from '../testing/looks.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const counted = (rows: readonly { value: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ value, count }) => [value, count]))

describe('looks', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    const models = ['OAK-1', 'OAK-2', 'MARBLE', 'LINEN', 'ROOM', 'LATER']
    for (const [index, model] of models.entries())
      await writeFileInside(quarry.folder, `${model}.png`, await aPicture({ color: `#a0${40 + index}80` }))
    const covered = (model: string) => ({ model, coverImage: `${model}.png` })
    await quarry.importLines([
      aProduct({ key: 'oak', enName: 'Oak', skus: [covered('OAK-1'), covered('OAK-2')] }),
      aProduct({ key: 'marble', enName: 'Marble', skus: [covered('MARBLE')] }),
      aProduct({ key: 'linen', enName: 'Linen', skus: [covered('LINEN')] }),
      aProduct({ key: 'room', enName: 'Room', skus: [covered('ROOM')] }),
      aProduct({ key: 'later', enName: 'Later', skus: [covered('LATER')] }),
      aProduct({ key: 'blind', enName: 'Blind', skus: [{ model: 'BLIND' }] }),
    ])
    await writeLook(quarry.db, 'OAK-1', aLook({ warmth: 0.6 }))
    await writeLook(quarry.db, 'OAK-2', aLook({ warmth: 0.05 }))
    await writeLook(quarry.db, 'MARBLE', aLook({ warmth: 0.05 }))
    await writeLook(quarry.db, 'LINEN', aLook({ warmth: 0.15 }))
    await writeLook(quarry.db, 'ROOM', aLook({ isSurface: false }))
    await writeLook(quarry.db, 'LATER', null)
  })
  afterAll(() => quarry.close())

  const listed = async (query: InputOf<typeof getProductPage>) =>
    (await quarry.ask(getProductPage, query)).data.list.map(({ enName }) => enName).toSorted()
  const countsUnder = async (query: InputOf<typeof getProductFacets>) => {
    const { warmths, patterns, livelinesses } = (await quarry.ask(getProductFacets, query)).data
    return { warmths: counted(warmths), patterns: counted(patterns), livelinesses: counted(livelinesses) }
  }

  it('are counted by words that are sure, apart from what is not measured yet; a room and no picture have none', async () => {
    expect(await countsUnder({})).toEqual({
      warmths: { warm: 1, neutral: 2, unmeasured: 1 },
      patterns: { unmeasured: 1 },
      livelinesses: { unmeasured: 1 },
    })
  })

  it('narrow a list to the SKUs that have the words', async () => {
    expect(await listed({ warmth: ['warm'] })).toEqual(['Oak'])
    expect(await listed({ warmth: ['warm', 'neutral'] })).toEqual(['Marble', 'Oak'])
    expect(await listed({ warmth: ['neutral'], inStock: '1' })).toEqual([])
    expect(await listed({ liveliness: ['unmeasured'] })).toEqual(['Later'])
    expect(await listed({ warmth: ['unmeasured'], pattern: ['unmeasured'] })).toEqual(['Later'])
    expect(await listed({ warmth: ['unheard of'] })).toEqual([])
  })

  it('count a group under all filters but its own', async () => {
    expect(await countsUnder({ warmth: ['warm'] })).toEqual({
      warmths: { warm: 1, neutral: 2, unmeasured: 1 },
      patterns: {},
      livelinesses: {},
    })
    expect(await countsUnder({ pattern: ['unmeasured'] })).toEqual({
      warmths: { unmeasured: 1 },
      patterns: { unmeasured: 1 },
      livelinesses: { unmeasured: 1 },
    })
  })

  it('say which other filters would list more', async () => {
    const { hints } = (await quarry.ask(getProductPage, { warmth: ['warm'], pattern: ['unmeasured'] })).data
    expect(hints.map(({ filter }) => filter).toSorted()).toEqual(['pattern', 'warmth'])
  })

  it('of one cover that is measured later change the list at once, and leave the others as they are', async () => {
    await writeLook(quarry.db, 'LATER', aLook({ warmth: 0.6 }))
    expect(await listed({ warmth: ['warm'] })).toEqual(['Later', 'Oak'])
    expect((await countsUnder({})).warmths).toEqual({ warm: 2, neutral: 2 })
    await writeLook(quarry.db, 'LATER', null)
    expect((await countsUnder({})).patterns).toEqual({ unmeasured: 1 })
  })

  const asked = async (keyword: string) => {
    const { list, understood } = (await quarry.ask(getProductPage, { keyword })).data
    return {
      names: list.map(({ enName }) => enName).toSorted(),
      looks: understood.flatMap((one) => (one.kind === 'look' ? [(one.isNot ? 'not ' : '') + one.word] : [])),
      byName: understood.flatMap((one) => (one.kind === 'look' && one.orByName ? [one.word] : [])),
    }
  }

  it.each([
    ['warm', ['Oak'], ['warm']],
    ['neutral oak', ['Oak'], ['neutral']],
    ['neutral-toned', ['Marble', 'Oak'], ['neutral']],
    ['暖色调', ['Oak'], ['warm']],
  ])('are asked for in words: %s', async (keyword, names, looks) => {
    expect(await asked(keyword)).toEqual({ names, looks, byName: [] })
  })

  it('stay words where nothing looks so, in the name of a colour, and in a phrase of the trade', async () => {
    expect((await asked('warm marble')).looks).toEqual([])
    expect((await asked('warm grey oak')).looks).toEqual([])
    expect((await asked('warm oak')).looks).toEqual(['warm'])
    await quarry.importLines([{ words: { same: ['warm oak', '暖橡'] } }], {}, 'warm.jsonl')
    expect((await asked('warm oak')).looks).toEqual([])
  })

  it('are also what a text says, where nothing is sure of the cover, and never against what was measured', async () => {
    await quarry.importLines(
      [
        aProduct({ key: 'stripes', enName: 'Hall', enDescription: 'Warm underfoot, and to the eye.' }),
        aProduct({
          key: 'marble',
          enName: 'Marble',
          enDescription: 'Warm in winter.',
          skus: [{ model: 'MARBLE', coverImage: 'MARBLE.png' }],
        }),
      ],
      {},
      'stripes.jsonl',
    )
    const { list } = (await quarry.ask(getProductPage, { keyword: 'warm' })).data
    expect(list.map(({ enName }) => enName)).toEqual(['Oak', 'Hall'])
    expect((await asked('warm')).byName).toEqual(['warm'])
    expect((await asked('warm oak')).byName).toEqual([])
  })

  it('stand in the open product as measured, without the reflectance where the product states an LRV', async () => {
    const skuId = async (name: string) =>
      (await quarry.ask(getProductPage, {})).data.list.find(({ enName }) => enName === name)?.skuId ?? ''
    const looksOf = async (name: string) => {
      const { skus } = (await quarry.ask(getProductDetail, { skuId: await skuId(name) })).data
      return skus.map(({ look }) => look)
    }
    expect(await looksOf('Marble')).toEqual([{ warmth: 'neutral', reflectance: { value: 42, low: 38, high: 46 } }])
    expect(await looksOf('Room')).toEqual([undefined])
    await quarry.importLines(
      [
        aProduct({
          key: 'marble',
          enName: 'Marble',
          attrs: [{ fact: 'lrv', value: 61 }],
          skus: [{ model: 'MARBLE', coverImage: 'MARBLE.png' }],
        }),
      ],
      {},
      'lrv.jsonl',
    )
    expect(await looksOf('Marble')).toEqual([{ warmth: 'neutral' }])
  })

  it('give way to a product that is called so', async () => {
    await quarry.importLines([aProduct({ key: 'warm', enName: 'Warm' })], {}, 'called.jsonl')
    expect((await asked('warm')).looks).toEqual([])
  })
})

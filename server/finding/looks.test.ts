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
    await writeLook(quarry.db, 'OAK-1', aLook({ warmth: 0.6, pattern: 'striped', liveliness: 0.9 }))
    await writeLook(quarry.db, 'OAK-2', aLook({ warmth: 0.6, pattern: 'plain' }))
    await writeLook(quarry.db, 'MARBLE', aLook({ warmth: -0.6, pattern: 'veined', liveliness: 0.9 }))
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
      warmths: { warm: 1, cool: 1, unmeasured: 1 },
      patterns: { striped: 1, plain: 2, veined: 1, unmeasured: 1 },
      livelinesses: { lively: 2, calm: 2, unmeasured: 1 },
    })
  })

  it('narrow a list to the SKUs that have the words, with one cover for all of them', async () => {
    expect(await listed({ warmth: ['warm'] })).toEqual(['Oak'])
    expect(await listed({ pattern: ['veined', 'striped'] })).toEqual(['Marble', 'Oak'])
    expect(await listed({ pattern: ['plain'], liveliness: ['calm'] })).toEqual(['Linen', 'Oak'])
    expect(await listed({ pattern: ['plain'], liveliness: ['lively'] })).toEqual([])
    expect(await listed({ liveliness: ['unmeasured'] })).toEqual(['Later'])
    expect(await listed({ warmth: ['unheard of'] })).toEqual([])
  })

  it('count a group under all filters but its own', async () => {
    expect(await countsUnder({ pattern: ['plain'] })).toEqual({
      warmths: { warm: 1 },
      patterns: { striped: 1, plain: 2, veined: 1, unmeasured: 1 },
      livelinesses: { calm: 2 },
    })
    expect(await countsUnder({ pattern: ['plain'], warmth: ['warm'] })).toEqual({
      warmths: { warm: 1 },
      patterns: { striped: 1, plain: 1 },
      livelinesses: { calm: 1 },
    })
  })

  it('say which other filters would list more', async () => {
    const { hints } = (await quarry.ask(getProductPage, { warmth: ['cool'], pattern: ['plain'] })).data
    expect(hints.map(({ filter }) => filter).toSorted()).toEqual(['pattern', 'warmth'])
  })

  it('of one cover that is measured later change the list at once, and leave the others as they are', async () => {
    await writeLook(quarry.db, 'LATER', aLook({ pattern: 'grid' }))
    expect(await listed({ pattern: ['grid'] })).toEqual(['Later'])
    expect((await countsUnder({})).patterns).toEqual({ striped: 1, plain: 2, veined: 1, grid: 1 })
    await writeLook(quarry.db, 'LATER', null)
    expect((await countsUnder({})).patterns).toMatchObject({ unmeasured: 1 })
  })

  const asked = async (keyword: string) => {
    const { list, understood } = (await quarry.ask(getProductPage, { keyword })).data
    return {
      names: list.map(({ enName }) => enName).toSorted(),
      looks: understood.flatMap((one) => (one.kind === 'look' ? [(one.isNot ? 'not ' : '') + one.word] : [])),
    }
  }

  it.each([
    ['veined', ['Marble'], ['veined']],
    ['lively striped', ['Oak'], ['lively', 'striped']],
    ['calm oak', ['Oak'], ['calm']],
    ['cool stone', [], []],
    ['素色', ['Linen', 'Oak'], ['plain']],
    ['安静的', ['Linen', 'Oak'], ['calm']],
    ['带纹理', ['Marble', 'Oak'], ['not plain']],
    ['patterned oak', ['Oak'], ['not plain']],
  ])('are asked for in words: %s', async (keyword, names, looks) => {
    expect(await asked(keyword)).toEqual({ names, looks })
  })

  it('stay words where nothing looks so, in the name of a colour, and in a phrase of the trade', async () => {
    expect((await asked('calm marble')).looks).toEqual([])
    expect((await asked('warm grey oak')).looks).toEqual([])
    await quarry.importLines([{ words: { same: ['plain weave', '平纹'] } }], {}, 'weave.jsonl')
    expect((await asked('plain weave')).looks).toEqual([])
    expect((await asked('plain oak')).looks).toEqual(['plain'])
  })

  it('are also what a text says, where nothing is sure of the cover, and never against what was measured', async () => {
    await quarry.importLines(
      [
        aProduct({ key: 'stripes', enName: 'Hall', enDescription: 'Striped along the roll.' }),
        aProduct({
          key: 'linen',
          enName: 'Linen',
          enDescription: 'Striped in another colour.',
          skus: [{ model: 'LINEN', coverImage: 'LINEN.png' }],
        }),
      ],
      {},
      'stripes.jsonl',
    )
    const { list } = (await quarry.ask(getProductPage, { keyword: 'striped' })).data
    expect(list.map(({ enName }) => enName)).toEqual(['Oak', 'Hall'])
  })

  it('stand in the open product as measured, without the reflectance where the product states an LRV', async () => {
    const skuId = async (name: string) =>
      (await quarry.ask(getProductPage, {})).data.list.find(({ enName }) => enName === name)?.skuId ?? ''
    const looksOf = async (name: string) => {
      const { skus } = (await quarry.ask(getProductDetail, { skuId: await skuId(name) })).data
      return skus.map(({ look }) => look)
    }
    expect(await looksOf('Marble')).toEqual([
      { warmth: 'cool', pattern: 'veined', liveliness: 'lively', reflectance: { value: 42, low: 38, high: 46 } },
    ])
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
    expect(await looksOf('Marble')).toEqual([{ warmth: 'cool', pattern: 'veined', liveliness: 'lively' }])
  })

  it('give way to a product that is called so', async () => {
    await quarry.importLines([aProduct({ key: 'calm', enName: 'Calm' })], {}, 'calm.jsonl')
    expect(await asked('calm')).toEqual({ names: ['Calm'], looks: [] })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage, getSuggestions } from '../../../contract/catalogue.ts'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { keepBuiltIn, readBuiltIn } from './built-in.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([
    aProduct({
      key: 'BLOCK',
      rank: 10,
      name: '橡木拼花',
      enName: 'Herringbone oak',
      category: [{ enName: 'Flooring' }, { enName: 'Timber' }],
    }),
    aProduct({
      key: 'TWIST',
      rank: 20,
      name: '硬捻绒',
      enName: 'Hard twist',
      category: [{ enName: 'Textile and carpet' }, { enName: 'Carpet', name: '地毯' }],
      auths: [{ enAuthority: 'Indoor air', scheme: 'low_emission', number: '1', expiresOn: '2999-12-31' }],
    }),
    aProduct({
      key: 'RUGGED',
      rank: 5,
      name: '粗板',
      enName: 'Rugosa slate',
      category: [{ enName: 'Stone' }],
      auths: [{ enAuthority: 'Indoor air', scheme: 'low_emission', number: '2', expiresOn: '2001-12-31' }],
    }),
    aProduct({ key: 'TOP', rank: 1, name: '石英', enName: 'Quartz worktop', category: [{ enName: 'Surfaces' }] }),
  ])
})
afterAll(() => quarry.close())

const teach = (...lines: object[]) => quarry.importLines(lines.map((words) => ({ words })))
const page = async (keyword: string) => (await quarry.ask(getProductPage, { keyword })).data
const namesFor = async (keyword: string) => (await page(keyword)).list.map(({ enName }) => enName)

describe('a designer who uses the words of the trade', () => {
  it('finds what they mean, as soon as an operator has said so', async () => {
    expect(await namesFor('countertop')).toEqual([])
    await teach(
      { same: ['countertop', 'worktop', '台面'] },
      { from: 'parquet', to: ['herringbone'] },
      { from: 'rug', to: ['carpet'] },
    )
    expect(await namesFor('countertop')).toEqual(['Quartz worktop'])
    expect(await namesFor('台面')).toEqual(['Quartz worktop'])
    expect(await namesFor('quartz countertops')).toEqual(['Quartz worktop'])
    expect(await namesFor('parquet')).toEqual(['Herringbone oak'])
  })

  it('sees first what they mean, then what only begins so', async () => {
    expect(await namesFor('rug')).toEqual(['Hard twist', 'Rugosa slate'])
  })

  it('may slip, write in two, leave the end out, in traditional characters or by the sound', async () => {
    for (const keyword of ['countretop', 'counter top', 'counterto', '臺面', '石英台面', 'taimian', 'tai mian'])
      expect([keyword, await namesFor(keyword)]).toEqual([keyword, ['Quartz worktop']])
  })

  it('is told which words within a run are to blame for an empty list', async () => {
    const { hints } = await page('不存在的東西臺面')
    expect(hints).toEqual([{ filter: 'keyword', word: '不存在', besides: ['東西'], total: 1 }])
    expect((await page('台面台风')).hints).toEqual([{ filter: 'keyword', word: '台风', total: 1 }])
    expect((await page('不存在的东西')).hints).toEqual([])
    // A sentence is as long in Chinese, and each of its words would be a search.
    expect((await page('不存在 不存在 不存在 不存在 台风 台面')).hints).toHaveLength(1)
    expect((await page('不存在 不存在 不存在 不存在 台风雨 台面')).hints).toEqual([])
  })

  it('finds nothing in reverse if a meaning goes in one direction only', async () => {
    await quarry.importLines([aProduct({ key: 'PAR', enName: 'Parquet glue', category: [{ enName: 'Glue' }] })])
    expect(await namesFor('parquet')).toEqual(['Parquet glue', 'Herringbone oak'])
    expect(await namesFor('herringbone')).toEqual(['Herringbone oak'])
  })

  it('finds a phrase whose words stand in several titles', async () => {
    await teach({ same: ['木地板', 'timber flooring', 'wood floor'] })
    expect(await namesFor('wood floor')).toEqual(['Herringbone oak'])
    expect(await namesFor('橡木木地板')).toEqual(['Herringbone oak'])
  })

  it('sees where it was found, counts it and is suggested its category', async () => {
    const { list } = await page('rug')
    expect(list[0]?.matches).toContainEqual({ field: 'category', text: 'Carpet', ranges: [[0, 6]] })
    const facets = await quarry.ask(getProductFacets, { keyword: 'rug' })
    expect(facets.data.total).toBe(2)
    const suggested = await quarry.ask(getSuggestions, { keyword: 'rug' })
    expect(suggested.data.map(({ type, enName }) => `${type}: ${enName}`)).toContain('category: Carpet')
  })

  it('finds no other word that only sounds like one of the trade', async () => {
    await quarry.importLines([
      aProduct({ key: 'SLATE', name: '板岩', enName: 'Slate', category: [{ enName: 'Stone' }] }),
    ])
    expect(await namesFor('斑岩')).toEqual(['Slate'])
    await teach({ same: ['porphyry', '斑岩'] })
    expect(await namesFor('斑岩')).toEqual([])
    await quarry.importLines([aProduct({ key: 'SLATE', status: 'withdrawn' })])
  })

  it('finds what certificates in force claim', async () => {
    expect(await namesFor('low emission')).toEqual(['Hard twist'])
    expect(await namesFor('低排放')).toEqual(['Hard twist'])
  })
})

describe('the thesaurus', () => {
  const entries = () =>
    quarry.db.selectFrom('thesaurus_entry').select(['source', 'kind', 'words']).orderBy('id').execute()

  it('is changed by a later line with the same first word, and not by an equal line', async () => {
    expect(await teach({ from: 'Rugs', to: ['carpet'] })).toMatchObject({ changed: 1 })
    expect(await teach({ from: 'Rugs', to: ['carpet'] })).toMatchObject({ unchanged: 1 })
    expect(await teach({ from: 'rug', to: [] })).toMatchObject({ changed: 1 })
    expect(await namesFor('rug')).toEqual(['Rugosa slate'])
  })

  it('refuses what cannot be looked for', async () => {
    const { rejections } = await teach({ same: ['!'] }, { same: [] }, { from: 'oak' }, { same: ['a b'], to: [] })
    expect(rejections.map(({ line, field }) => [line, field])).toEqual([
      [1, 'words'],
      [2, 'words.same'],
      [3, 'words'],
      [4, 'words.to'],
    ])
  })

  it("keeps built-in entries apart from operators' entries, and stores them once", async () => {
    const own = await entries()
    const builtIn = await readBuiltIn()
    await keepBuiltIn(quarry.db)
    const both = await entries()
    expect(both.filter(({ source }) => source === 'import')).toEqual(own)
    expect(both.filter(({ source }) => source === 'built-in')).toHaveLength(builtIn.length)
    const { version } = await quarry.db
      .selectFrom('change_log')
      .select((the) => the.fn.max('version').as('version'))
      .executeTakeFirstOrThrow()
    await keepBuiltIn(quarry.db)
    await quarry.db.updateTable('built_in_thesaurus').set({ digest: 'of an older edition' }).execute()
    await keepBuiltIn(quarry.db)
    const { version: after } = await quarry.db
      .selectFrom('change_log')
      .select((the) => the.fn.max('version').as('version'))
      .executeTakeFirstOrThrow()
    expect(after).toBe(version)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
  await writeFileInside(quarry.folder, 'forest.png', await aPicture({ color: '#2a3f34' }))
  await quarry.importLines([
    aProduct({
      enName: 'Night marble',
      name: '夜色大理石',
      skus: [{ model: 'N-1', coverImage: 'forest.png', colorHex: '#ff0000' }],
    }),
    aProduct({ enName: 'Lake marble', name: '湖色大理石', skus: [{ model: 'L-1', colorHex: '#8b8d8e' }] }),
    aProduct({ enName: 'Green stone', name: '绿石', skus: [{ model: 'G-1', colorHex: '#8b8d8e' }] }),
    aProduct({ enName: 'Plain stone', name: '素石' }),
  ])
})
afterAll(() => quarry.close())

const page = async (keyword: string) => (await quarry.ask(getProductPage, { keyword })).data
const namesFor = async (keyword: string) => (await page(keyword)).list.map(({ enName }) => enName)

describe('a designer who types a colour', () => {
  it.each([
    ['dark green', ['Night marble']],
    ['marble green', ['Night marble']],
    ['深绿大理石', ['Night marble']],
    ['深绿色的大理石', ['Night marble']],
    ['灰色大理石', ['Lake marble']],
    ['shenlvse', ['Night marble']],
    ['gray marble', ['Lake marble']],
    ['red', []],
    ['pink', []],
  ])('finds what looks so: %s', async (keyword, names) => {
    expect(await namesFor(keyword)).toEqual(names)
  })

  it('finds a shade by itself where it is plainly so, and beside other words where it may be meant', async () => {
    await quarry.importLines([
      aProduct({
        key: 'plain',
        rank: 1,
        enName: 'Flint sett',
        name: '燧石',
        skus: [{ model: 'C-1', colorHex: '#3d4043' }],
      }),
      aProduct({
        key: 'about',
        rank: 2,
        enName: 'Dusk sett',
        name: '暮石',
        skus: [{ model: 'C-2', colorHex: '#55595c' }],
      }),
    ])
    expect(await namesFor('charcoal')).toEqual(['Flint sett'])
    expect(await namesFor('炭灰')).toEqual(['Flint sett'])
    expect(await namesFor('charcoal sett')).toEqual(['Flint sett', 'Dusk sett'])
    await quarry.importLines([aProduct({ key: 'plain', status: 'withdrawn' })])
    expect(await namesFor('charcoal')).toContain('Dusk sett')
    await quarry.importLines([aProduct({ key: 'about', status: 'withdrawn' })])
  })

  it('sees first what is called so', async () => {
    expect(await namesFor('green')).toEqual(['Green stone', 'Night marble'])
  })

  it('is told how it looks', async () => {
    const matchesFor = async (keyword: string) => (await page(keyword)).list[0]?.matches
    const words = [
      [0, 4],
      [5, 10],
    ]
    expect(await matchesFor('dark green')).toEqual([{ field: 'color', text: 'Dark green', ranges: words }])
    expect(await matchesFor('深绿')).toEqual([{ field: 'color', text: '深绿色', ranges: [[0, 2]] }])
  })

  it('finds it by every colour that is a quarter of it, as soon as it is measured', async () => {
    const palette = [42, 63, 52, 500, 255, 255, 255, 300, 255, 128, 0, 200]
    await quarry.db.updateTable('picture').set({ palette }).execute()
    expect(await namesFor('marble green')).toEqual(['Night marble'])
    expect(await namesFor('marble white')).toEqual(['Night marble'])
    expect(await namesFor('marble orange')).toEqual([])
  })
})

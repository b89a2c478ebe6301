import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPUTED_UNITS } from '../../../contract/coverage.ts'
import { mergeCategories, moveCategory } from '../../../contract/keeping/merging.ts'
import { records } from '../../../contract/keeping/records.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  editor = await memberIn(quarry, { isEditor: true })
})
afterAll(() => quarry.close())

async function entry(type: string, value: string) {
  const { data } = await quarry.call(records.dict.page, { type, pageSize: 200 }, editor.headers)
  const found = data.list.find((one) => one.value === value)
  if (!found) throw new Error(`no ${value}`)
  return found
}

describe('what Quarry itself needs', () => {
  it.each([
    ['product_currency_unit', 'CNY', /prices are compared in it/],
    ...COMPUTED_UNITS.map((unit) => ['product_measurement_unit', unit, /computed by it/] as const),
    ['product_has_custom', '1', /reads it by this value/],
  ] as const)('is neither deleted nor known by another value, and it is said why: %s, %s', async (type, value, why) => {
    const { id, isBuiltIn } = await entry(type, value)
    expect(isBuiltIn).toBe(true)
    const removed = await quarry.call(records.dict.remove, { ids: [id] }, editor.headers)
    expect(removed).toMatchObject({ code: 1008010002, msg: expect.stringMatching(why) })
    const renamed = { id, was: { value }, is: { value: 'another' } }
    expect(await quarry.call(records.dict.update, renamed, editor.headers)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(why),
    })
  })

  it('may be labelled otherwise, and what is beside it deleted', async () => {
    const { id, remark } = await entry('product_measurement_unit', 'roll')
    const labelled = { id, was: { remark }, is: { remark: 'roll(s)' } }
    expect(await quarry.call(records.dict.update, labelled, editor.headers)).toMatchObject({ code: 200 })
    const set = await entry('product_measurement_unit', 'set')
    expect(await quarry.call(records.dict.remove, { ids: [set.id] }, editor.headers)).toMatchObject({ code: 200 })
  })

  it('is said in Chinese to who reads Chinese', async () => {
    const { data } = await quarry.call(records['dict-type'].page, { keyword: 'product_auth_type' }, editor.headers)
    const headers = { ...editor.headers, 'accept-language': 'zh-CN' }
    const { msg } = await quarry.call(records['dict-type'].remove, { ids: [data.list[0]?.id ?? ''] }, headers)
    expect(msg).toMatch(/不能更改或删除：系统以此类型读取字典数据。$/)
  })
})

describe('the depth of the categories', () => {
  const make = async (enName: string, parentId: string | null) =>
    (await quarry.call(records.category.create, { name: null, enName, image: null, parentId }, editor.headers)).data
  const chain = async (name: string, levels: number) => {
    const ids: string[] = []
    for (let level = 1; level <= levels; level += 1) ids.push(await make(`${name}${level}`, ids.at(-1) ?? null))
    return ids
  }

  it('is kept by a merge', async () => {
    const deep = await chain('Deep', 6)
    const two = await chain('Two', 2)
    const merged = { fromId: two[0] ?? '', intoId: deep[5] ?? '' }
    expect(await quarry.call(mergeCategories, merged, editor.headers)).toMatchObject({
      code: 1008010003,
      msg: expect.stringContaining('more than 6 levels'),
    })
  })

  it('is kept by what comes back from the trash', async () => {
    const [top = '', middle = '', low = ''] = await chain('Low', 3)
    await quarry.call(records.category.remove, { ids: [low] }, editor.headers)
    const above = await chain('Above', 4)
    const move = { id: top, parentId: above[3] ?? '' }
    expect(await quarry.call(moveCategory, move, editor.headers)).toMatchObject({ code: 200 })
    expect(await quarry.call(records.category.restore, { ids: [low] }, editor.headers)).toMatchObject({
      code: 1008010005,
      msg: expect.stringContaining('more than 6 levels'),
    })
    expect(await quarry.call(records.category.get, { id: middle }, editor.headers)).toMatchObject({ code: 200 })
  })
})

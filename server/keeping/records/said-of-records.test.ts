import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDictionaries } from '../../../contract/lookups.ts'
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

const ENTRY = { type: 'product_auth_type', value: 'calm', label: null, remark: null, colorType: null, sort: 9 }

describe('a record of which several things are wrong', () => {
  it('is refused in one answer that names every field', async () => {
    const area = { code: 'sweden', name: null, enName: null, sort: -1, parentId: null }
    const answer = await quarry.call(records.area.create, area, editor.headers)
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/^code: /) })
    expect(answer.data).toEqual({
      refusals: [
        { field: 'code', reason: 'expected a code of ISO 3166, as SE or CN-GD' },
        { field: 'sort', reason: 'at least 0' },
        { field: 'enName', reason: 'a name in one language is needed' },
      ],
    })
  })

  it('is refused so where it is changed as well, in the language of who asks', async () => {
    const { data: id } = await quarry.call(records.area.create, { code: 'XQ', name: '新', enName: null, sort: 1, parentId: null }, editor.headers) // prettier-ignore
    const change = { id, was: {}, is: { code: 'x', sort: 1.5 } }
    const headers = { ...editor.headers, 'accept-language': 'zh-CN' }
    expect((await quarry.call(records.area.update, change, headers)).data).toEqual({
      refusals: [
        { field: 'is.code', reason: '应为 ISO 3166 代码，如 SE 或 CN-GD' },
        { field: 'is.sort', reason: '应为整数' },
      ],
    })
  })
})

describe('a name in one language', () => {
  it.each([
    ['area', { code: 'XZ', name: '新洲', enName: null, sort: 1, parentId: null }, { name: '新洲', enName: '新洲' }],
    ['dict-type', { type: 'room_kind', name: null, enName: 'Rooms' }, { name: 'Rooms', enName: 'Rooms' }],
    ['dict', { ...ENTRY, remark: 'Calm' }, { label: 'Calm', remark: 'Calm' }],
    [
      'brand',
      {
        englishName: null,
        name: '新木',
        country: null,
        website: null,
        logo: null,
        description: null,
        enDescription: null,
      },
      { englishName: '新木', name: '新木' },
    ],
  ] as const)('is enough for %s: it stands in for the other', async (kind, made, told) => {
    const calls = records[kind] as typeof records.area
    const { code, data: id } = await quarry.call(calls.create, made, editor.headers)
    expect(code).toBe(200)
    expect((await quarry.call(calls.get, { id }, editor.headers)).data).toMatchObject(told)
  })

  it('stands in for one that is taken away, and is not taken away itself', async () => {
    const made = { ...ENTRY, value: 'still', label: '静', remark: 'Still' }
    const { data: id } = await quarry.call(records.dict.create, made, editor.headers)
    const change = { id, was: { label: '静' }, is: { label: null } }
    expect(await quarry.call(records.dict.update, change, editor.headers)).toMatchObject({ data: { label: 'Still' } })
    const types = ['product_auth_type']
    expect((await quarry.ask(getDictionaries, { types })).data).toContainEqual(
      expect.objectContaining({ value: 'still', label: 'Still', remark: 'Still' }),
    )
    const neither = { id, was: { label: 'Still', remark: 'Still' }, is: { label: null, remark: null } }
    expect(await quarry.call(records.dict.update, neither, editor.headers)).toMatchObject({
      code: 400,
      msg: 'remark: a name in one language is needed',
    })
  })
})

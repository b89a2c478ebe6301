import { afterAll, beforeAll, expect, it } from 'vitest'
import { records } from '../../../contract/keeping/records.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  editor = await memberIn(quarry, { isEditor: true })
  const of = (englishName: string) => ({ brand: { englishName }, category: [{ enName: englishName }] })
  await quarry.importLines([
    aProduct({ key: 'A', ...of('Birch') }),
    aProduct({ key: 'B', ...of('Alder') }),
    aProduct({ key: 'C', ...of('Alder') }),
    aProduct({ key: 'D', ...of('Cedar') }),
    aProduct({ key: 'E', ...of('Cedar') }),
    aProduct({ key: 'F', ...of('Cedar') }),
  ])
  const { data } = await quarry.call(records.brand.page, { keyword: 'Alder' }, editor.headers)
  const change = { id: data.list[0]?.id ?? '', was: { name: null }, is: { name: '桤木' } }
  await quarry.call(records.brand.update, change, editor.headers)
})
afterAll(() => quarry.close())

it.each([
  ['name', 'up', ['Alder', 'Birch', 'Cedar']],
  ['name', 'down', ['Cedar', 'Birch', 'Alder']],
  ['order', 'down', ['Cedar', 'Birch', 'Alder']],
  ['uses', 'up', ['Birch', 'Alder', 'Cedar']],
  ['uses', 'down', ['Cedar', 'Alder', 'Birch']],
  ['newest', 'up', ['Cedar', 'Alder', 'Birch']],
  ['changed', 'up', ['Birch', 'Cedar', 'Alder']],
  ['changed', 'down', ['Alder', 'Cedar', 'Birch']],
] as const)('a list is put in order by %s, %s, page by page', async (sort, direction, expected) => {
  const page = async (pageNo: number) => {
    const asked = { sort, direction, pageNo, pageSize: 2 }
    const { data } = await quarry.call(records.brand.page, asked, editor.headers)
    return data.list.map(({ englishName }) => englishName)
  }
  expect([...(await page(1)), ...(await page(2))]).toEqual(expected)
})

it('every list can be put in every order', async () => {
  for (const { page } of Object.values(records) as (typeof records.brand)[])
    for (const sort of ['order', 'name', 'newest', 'changed', 'uses'] as const)
      for (const direction of ['up', 'down'] as const)
        expect(await quarry.call(page, { sort, direction }, editor.headers)).toMatchObject({ code: 200 })
})

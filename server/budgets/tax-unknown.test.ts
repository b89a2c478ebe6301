import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let member: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-23T08:00:00Z') })
  const sku = { minPrice: 18, maxPrice: 18 }
  const skus = [
    { ...sku, model: 'SILENT' },
    { ...sku, model: 'NET', taxIncluded: false },
    { ...sku, model: 'GROSS', taxIncluded: true },
  ]
  await quarry.importLines([aProduct({ key: 'OAK', name: '橡木', enName: 'Oak', skus })])
  member = await memberIn(quarry)
})
afterAll(() => quarry.close())

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

async function skuIds(): Promise<string[]> {
  const rows = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  return ['SILENT', 'NET', 'GROSS'].map((model) => rows.find((row) => row.model === model)?.id ?? '')
}

it('a line says that nobody says whether tax is in its price, until somebody does', async () => {
  const ids = await skuIds()
  const lines = ids.map((skuId, place) => ({ id: idOf(place + 1), kind: 'sku', skuId }))
  const { data: id } = await quarry.call(calls.createBudget, { name: 'Lobby', lines }, member.headers)
  const read = async () => (await quarry.call(calls.getBudget, { id }, member.headers)).data
  const taxes = async () => (await read()).lines.map(({ price }) => [price.taxIncluded, price.isTaxUnknown ?? false])
  expect(await taxes()).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ])
  const save = async (price: object) => {
    const { version, lines: stored } = await read()
    const { figures: _figures, now: _now, version: _version, ...line } = stored[0] ?? {}
    const put = { lines: [{ ...line, price }] }
    expect(await quarry.call(calls.updateBudget, { id, version, put }, member.headers)).toMatchObject({ code: 200 })
  }
  await save({ high: '20' })
  expect((await taxes())[0], 'another price says nothing of tax').toEqual([false, true])
  await save({ taxIncluded: true })
  expect((await taxes())[0], 'a tab of before knows no unknown tax').toEqual([true, false])
  await save({ taxIncluded: false, isTaxUnknown: true })
  expect((await taxes())[0]).toEqual([false, true])
  await save({ isTaxUnknown: false })
  expect((await taxes())[0]).toEqual([false, false])
})

it('a file says that it is not said, and how it is counted', async () => {
  const [skuId = ''] = await skuIds()
  const line = { id: idOf(1), kind: 'sku', skuId, price: { chosen: '15' } }
  const allocations = [{ id: idOf(2), lineId: line.id, roomId: null, netQty: '2' }]
  const input = { name: 'Bar', lines: [line, { id: idOf(3), kind: 'custom', name: 'Tap' }], allocations }
  const { data: id, msg } = await quarry.call(calls.createBudget, input, member.headers)
  expect(msg).toBe('')
  const fileOf = async (audience: string) => {
    const payload = { id, format: 'csv', audience, language: 'en' }
    const { body } = await quarry.app.inject({
      method: 'POST',
      url: calls.exportBudget.path,
      headers: member.headers,
      payload,
    })
    return body
  }
  const own = await fileOf('own')
  expect(own).toMatch(/,18.00,18.00,15,Agreed,CNY,Not said,/)
  expect(own).toContain('Not said whether tax is in the price: counted as without')
  expect(own).toContain('Amount not yet given')
  expect(own).toContain('Chosen is made of: 1 agreed price; 1 without a price.')
  expect(own).toContain('Of 1 price nobody says whether tax is in it: it is counted as without.')
  const client = await fileOf('client')
  expect(client).not.toMatch(/agreed/i)
  expect(client).toContain('Not said whether tax is in the price: counted as without')
})

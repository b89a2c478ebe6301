import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import { workedExample } from '../testing/budgets.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string
let skuId: string
const example = workedExample()

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry)
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
  id = (await quarry.call(calls.createBudget, example, ada.headers)).data
})
afterAll(() => quarry.close())

const endpoints = callsOf(Object.values(calls)).filter((call) => call !== calls.exportBudget)
const anything = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    1e308,
    '',
    '0',
    '=1+1',
    'NaN',
    '12 m²',
    '1.234,5',
    '9'.repeat(18),
    '9'.repeat(400),
    'x'.repeat(3000),
    [],
    [[]],
    {},
    null,
  ),
  fc.string({ unit: 'binary' }),
)
const oneOf = <Some extends object>(list: readonly Some[]) =>
  fc
    .tuple(fc.constantFrom(...list), fc.constantFrom(...list.flatMap((entry) => Object.keys(entry))), anything)
    .map(([entry, name, value]) => ({ ...entry, [name]: value }))
/** A line of a SKU with few fields, one of them invalid. */
const shortLine = fc
  .tuple(fc.constantFrom('kind', 'skuId', 'snapshot', 'unit', 'pack', 'price', 'sort'), anything)
  .map(([name, value]) => ({ id: example.lines[0]?.id, kind: 'sku', skuId, [name]: value }))
const listOf = (some: fc.Arbitrary<unknown>) => fc.oneof(fc.array(some, { maxLength: 2 }), anything)
const entries = {
  rooms: listOf(oneOf(example.rooms)),
  lines: listOf(fc.oneof(oneOf(example.lines), shortLine)),
  allocations: listOf(oneOf(example.allocations)),
}
const input = fc.record(
  {
    id: anything,
    ids: anything,
    version: anything,
    since: anything,
    name: fc.oneof(fc.constant('x'), anything),
    prices: fc.oneof(fc.constantFrom(0, 1), anything),
    status: fc.oneof(fc.constantFrom('draft', 'inReview', 'approved'), anything),
    baseCurrency: fc.oneof(fc.constantFrom('EUR', 'JPY', 'XXX'), anything),
    areaId: anything,
    list: fc.oneof(
      fc.dictionary(fc.constantFrom('name', 'areaId', 'baseCurrency', 'defaultTaxRate', 'projectDate'), anything),
      anything,
    ),
    put: fc.oneof(fc.record(entries, { requiredKeys: [] }), anything),
    remove: anything,
    ...entries,
    skuIds: anything,
    keyword: anything,
    sort: anything,
    pageNo: anything,
    pageSize: anything,
  },
  { requiredKeys: [] },
)

it('answers whatever it is sent, without an error of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), input, fc.boolean(), async (endpoint, given, hasId) => {
      const own = { ...given, id, ids: ['0'], version: 1, skuIds: [skuId], since: 0 }
      const sent = JSON.parse(JSON.stringify(hasId ? own : given, asJson)) as object
      const { code } = await quarry.call(endpoint, sent, ada.headers)
      expect([endpoint.path, code]).not.toEqual([endpoint.path, 500])
    }),
    { numRuns: tries(75, 300) },
  )
  // A random id may have hit a list and deleted it.
  await quarry.call(calls.restoreBudgets, { ids: id }, ada.headers)
  expect((await quarry.call(calls.getBudget, { id }, ada.headers)).code).toBe(200)
})

function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { aChip } from '../testing/boards.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string
const chip = aChip()

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry)
  id = (await quarry.call(calls.createBoard, { name: 'x', items: [chip] }, ada.headers)).data
})
afterAll(() => quarry.close())

const endpoints = callsOf(Object.values(calls)).filter((call) => call !== calls.exportBoard)
const anything = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    -1,
    0,
    1e308,
    '',
    '0',
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
/** A chip with one invalid field. */
const almostItem = fc
  .tuple(fc.constantFrom(...Object.keys(chip), 'type', 'refId', 'snapshot', 'crop'), anything)
  .map(([name, value]) => ({ ...chip, [name]: value }))
const input = fc.record(
  {
    id: anything,
    ids: anything,
    version: fc.oneof(fc.constant(1), anything),
    since: anything,
    name: fc.oneof(fc.constant('x'), anything),
    reason: anything,
    board: fc.oneof(
      fc.dictionary(fc.constantFrom('name', 'canvas', 'scale', 'background', 'grid'), anything),
      anything,
    ),
    put: fc.oneof(fc.array(almostItem, { maxLength: 3 }), anything),
    items: fc.oneof(fc.array(almostItem, { maxLength: 3 }), anything),
    remove: anything,
    skuIds: anything,
    file: anything,
    mine: anything,
    colorHex: anything,
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
      const sent = JSON.parse(JSON.stringify(hasId ? { ...given, id, ids: [id], version: 1 } : given, asJson)) as object
      const { code } = await quarry.call(endpoint, sent, ada.headers)
      expect([endpoint.path, code]).not.toEqual([endpoint.path, 500])
    }),
    { numRuns: tries(75, 300) },
  )
  expect((await quarry.call(calls.createBoard, { name: 'x' }, ada.headers)).code).toBe(200)
})

function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

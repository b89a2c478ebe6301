import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/budgets/calls.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
})
afterAll(() => quarry.close())

const HOSTILE: readonly unknown[] = [
  '=1+1',
  '-1',
  -1,
  '9'.repeat(30),
  1e300,
  'NaN',
  '1,234.5',
  '12 m²',
  '0x10',
  '',
  ' ',
  null,
  [],
  {},
  true,
  '\u0000',
  '\ud800',
  "'; DROP TABLE budget; --",
  { __proto__: { admin: true }, constructor: 1 },
  'x'.repeat(5000),
]

type Path = readonly (string | number)[]

/** Every path in a value, from the outside in. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

function withAt(value: unknown, [first, ...rest]: Path, put: unknown): unknown {
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((part, index) => (index === first ? withAt(part, rest, put) : part))
  return { ...(value as object), [first]: withAt((value as Record<string, unknown>)[first], rest, put) }
}

it('answers whatever stands anywhere in a save, names the field that is wrong, and keeps what was there', async () => {
  const [room, line] = [aRoom(), aLine()]
  const entries = { rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  const id = (await quarry.call(calls.createBudget, { name: 'Hostile', ...entries }, ada.headers)).data
  const save = { list: { name: 'Hostile', targetBudget: '5', projectDate: '2027-01-01' }, put: entries }
  const places = placesIn(save).filter((path) => path.length > 0)
  expect(places.length).toBeGreaterThan(50)
  let refused = 0
  const astray: string[] = []
  for (const [index, path] of places.entries()) {
    // Every third path in turn, so that each is tried often over all rounds.
    for (const step of [0, 7, 13]) {
      const hostile = HOSTILE[(index + step) % HOSTILE.length]
      const { version } = (await quarry.call(calls.getBudgetChanges, { id, since: 0 }, ada.headers)).data
      const input = { id, version, ...(withAt(save, path, hostile) as object) }
      const { code, msg } = await quarry.call(calls.updateBudget, input, ada.headers)
      if (![200, 400, 413].includes(code)) astray.push(`${path.join('.')} ${JSON.stringify(hostile)}: ${code} ${msg}`)
      if (code !== 400) continue
      refused += 1
      if (path.length > 2 && !msg.includes(String(path[1]))) astray.push(`${path.join('.')}: ${msg}`)
    }
  }
  expect(astray).toEqual([])
  expect(refused).toBeGreaterThan(places.length)
  const { code, data } = await quarry.call(calls.getBudget, { id }, ada.headers)
  expect(code).toBe(200)
  expect(data.lines.length).toBeGreaterThan(0)
})

it('refuses a block beyond the limit whole, before anything is written', async () => {
  const id = (await quarry.call(calls.createBudget, { name: 'Full' }, ada.headers)).data
  const lines = Array.from({ length: 2001 }, (_, sort) => aLine({ sort }))
  const { code, msg } = await quarry.call(calls.updateBudget, { id, version: 1, put: { lines } }, ada.headers)
  expect(code).toBe(400)
  expect(msg).toContain('put.lines')
  expect((await quarry.call(calls.getBudget, { id }, ada.headers)).data).toMatchObject({ version: 1, lines: [] })
})

import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import {
  checkImport,
  getImport,
  getRejectedRows,
  getUploadRejections,
  mapImport,
  runImport,
  uploadImport,
} from '../contract/import-screen.ts'
import { createRandom } from '../bench/generator/random.ts'
import { aProduct } from '../server/testing/factories.ts'
import { memberIn } from '../server/testing/members.ts'
import type { TestMember } from '../server/testing/members.ts'
import { createTestApp } from '../server/testing/test-app.ts'
import type { TestApp } from '../server/testing/test-app.ts'
import { readCode, requestOf } from './fuzz/fuzz.ts'
import { createKnownIds, makeInput } from './fuzz/inputs.ts'
import { readOperations } from './fuzz/schema.ts'

/** Words that every plain object knows. */
const MEMBERS = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
/** A word that only this test gives to every object. */
const TRAP = 'zztrap'
/** Headers that are read as words. */
const HEADERS = [
  'accept-language',
  'idempotency-key',
  'share-token',
  'share-password',
  'user-agent',
  'devicetype',
  'if-none-match',
]
/** An attribute, a category and a SKU by each of the words. */
const PRODUCTS = [...MEMBERS, TRAP].map((word) =>
  aProduct({
    key: word,
    brand: { englishName: word },
    category: [{ enName: word }],
    skus: [{ model: word, enName: word, attrs: [{ enName: word, value: word }] }],
  }),
)

it('looks up no word of a caller in a plain object, and answers none by 500', async () => {
  const errors: string[] = []
  const logger = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
  const quarry = await createTestApp({ logger })
  onTestFinished(() => quarry.close())
  const url = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  const operations = await readOperations(url)
  const random = createRandom(67)
  const ids = createKnownIds(random)
  const failed: string[] = []
  const lookedUp = noteLookUps(TRAP)
  await quarry.importLines(PRODUCTS)
  const staff = await memberIn(quarry, { isEditor: true })
  await importTable(quarry, staff)
  for (const isOperator of [true, false]) {
    let { headers } = await memberIn(quarry, { isOperator })
    for (const operation of operations) {
      const words = random.chance(0.5) ? [TRAP] : MEMBERS
      const input = makeInput(operation.schema, 0, { random, ids, words })
      const all = { ...headers, cookie: `${random.pick(words)}=1`, [random.pick(HEADERS)]: random.pick(words) }
      const { address, text, init } = requestOf({ url, random }, operation, { input, share: 0, headers: all })
      const code = await readCode(await fetch(address, init), ids)
      if (code === '500') failed.push(`${init.method} ${address} ${text}`)
      // A member may have deleted the account.
      if (code === '401') headers = (await memberIn(quarry, { isOperator })).headers
    }
  }
  expect({ failed, errors, lookedUp: [...lookedUp] }).toEqual({ failed: [], errors: [], lookedUp: [] })
})

/** The columns of a table that a person maps, and others by each of the words. */
const COLUMNS = [
  'Brand',
  'Model',
  'Name',
  'Category',
  'Unit',
  'Currency',
  'Price',
  'Origin',
  'Width',
  'Status',
  'Certificate',
]

/** Uploads a table whose columns and values are such words, and leads it to its end. */
async function importTable(quarry: TestApp, { headers }: TestMember): Promise<void> {
  const words = [...MEMBERS, TRAP]
  const rows = words.map((word) => [...COLUMNS.map(() => word), ...words])
  const table = [[...COLUMNS, ...words], ...rows].map((cells) => cells.join(';')).join('\n')
  const { data } = await quarry.upload(uploadImport, { file: Buffer.from(table), name: `${TRAP}.csv` }, headers)
  const id = data.importId
  const at = async (...states: string[]) => {
    const ask = async () => (await quarry.ask(getImport, { id }, headers)).data
    await expect.poll(async () => states.includes((await ask()).state)).toBe(true)
    return ask()
  }
  const { mapping } = await at('read')
  const columns = mapping?.columns.map((rule) => ({ ...rule, target: rule.target ?? 'attribute', values: { x: 'y' } }))
  await quarry.call(mapImport, { id, mapping: { ...mapping, columns }, supplier: TRAP }, headers)
  await quarry.call(checkImport, { id }, headers)
  await at('checked')
  await quarry.call(runImport, { id }, headers)
  await at('done')
  for (const call of [getUploadRejections, getRejectedRows]) await quarry.inject(`${call.path}?id=${id}`, headers)
}

/** Notes where our code looks up or sets a word in an object that does not have it, until the test is finished. */
function noteLookUps(word: string): ReadonlySet<string> {
  const places = new Set<string>()
  const note = () => {
    const frames = new Error(word).stack?.split('\n').slice(3) ?? []
    const own = frames.find((frame) => /\/(?:server|contract)\//.test(frame))
    if (own && !frames.some((frame) => frame.includes('/trial/'))) places.add(`${frames[0]?.trim()} … ${own.trim()}`)
  }
  // oxlint-disable-next-line no-extend-native -- whoever looks a word up in a plain object meets it there
  Object.defineProperty(Object.prototype, word, {
    configurable: true,
    get() {
      note()
      return undefined
    },
    set(value: unknown) {
      note()
      Object.defineProperty(this, word, { value, writable: true, enumerable: true, configurable: true })
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, word))
  return places
}

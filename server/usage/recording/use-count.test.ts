import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { UsageDeps } from '../deps.ts'
import { createUseCount } from './use-count.ts'

let quarry: TestApp
let onSale: Awaited<ReturnType<UsageDeps['finding']['follow']>>

beforeAll(async () => {
  quarry = await createTestApp()
  const nothing = { skus: new Int32Array(), words: '', near: undefined }
  const unread = () => ({ words: [], isAll: false })
  onSale = { find: () => nothing, unread } as unknown as typeof onSale
})
afterAll(() => quarry.close())
beforeEach(() => quarry.db.deleteFrom('usage_words_day').execute())

/** Of what is counted with a catalogue of one's own. */
function countWith(finding: UsageDeps['finding']) {
  const leftOut = { keyOf: (token: string) => token, findAmong: async () => new Set<string>() }
  const uses = createUseCount(Fastify(), { db: quarry.db, clock: quarry.deps.clock, finding, leftOut })
  const from = { asksToBeLeftOut: false, userAgent: 'Firefox', accessToken: undefined }
  return {
    write: uses.write,
    search: (keyword: string, clientAddress = '10.0.0.7') =>
      uses.countUses([{ event: 'search', keyword }], { ...from, clientAddress }),
  }
}

async function wordsCounted(): Promise<string[]> {
  const rows = await quarry.db.selectFrom('usage_words_day').select('words').orderBy('words').execute()
  return rows.map(({ words }) => words)
}

it('counts everybody else’s searches where words of one cannot be looked for', async () => {
  const find: typeof onSale.find = (query) => {
    if (query.keyword === 'cursed') throw new Error('out of range')
    return onSale.find(query)
  }
  const { search, write } = countWith({ follow: async () => ({ ...onSale, find }) })
  for (const words of ['ash', 'cursed', 'oak']) search(words)
  await write()
  expect(await wordsCounted()).toEqual(['ash', 'oak'])
})

it('makes nobody wait for more than what was done until they asked', async () => {
  let isAsked = false
  const { search, write } = countWith({
    async follow() {
      // Somebody does something whenever it is written.
      if (!isAsked) search('later')
      isAsked = true
      return onSale
    },
  })
  search('oak')
  await write()
  expect(await wordsCounted()).toEqual(['oak'])
  await write()
  expect(await wordsCounted()).toEqual(['later', 'oak'])
})

it('looks for no more than some hundred searches, however many come at once, and for others afterwards', async () => {
  let looked = 0
  const find: typeof onSale.find = (query) => {
    looked += 1
    return onSale.find(query)
  }
  const { search, write } = countWith({ follow: async () => ({ ...onSale, find }) })
  for (let made = 0; made < 700; made += 1) search(`made up ${made}`, `10.0.0.${made % 7}`)
  await write()
  expect(looked).toBe(500)
  search('oak', '10.0.1.7')
  await write()
  expect(await wordsCounted()).toContain('oak')
})

import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import type { Endpoint, InputOf } from '../../contract/endpoint.ts'
import { approveShared, getApprovals } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared, getComments, getDiscussion } from '../../contract/sharing/discussion-calls.ts'
import { revokeLink } from '../../contract/sharing/link-calls.ts'
import { linkFieldNames, fieldsOfKind, sharedKinds } from '../../contract/sharing/links.ts'
import type { LinkFieldName } from '../../contract/sharing/links.ts'
import { exportShared, getShared } from '../../contract/sharing/shown-calls.ts'
import { hashOfToken } from '../platform/tokens.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf, writtenIn } from '../testing/sharing.ts'
import {
  bytesSent,
  CATALOGUE_PRICE,
  isIn,
  leaksIn,
  makeSecretThings,
  OWN_COST,
  OWNERS_ADDRESS,
  rightsTried,
} from '../testing/sharing/secrets.ts'
import type { SecretThings } from '../testing/sharing/secrets.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Searches every byte that a guest is sent for what the link must not show. */
const LINK_KEY = randomBytes(32)
let quarry: TestApp
let ada: TestMember
let things: SecretThings

beforeAll(async () => {
  quarry = await createTestApp({ linkKey: LINK_KEY })
  ada = await memberIn(quarry, { nickname: 'Ada', email: OWNERS_ADDRESS })
  things = await makeSecretThings(quarry, ada)
})
afterAll(() => quarry.close())

const FILES: [Endpoint, InputOf<Endpoint>][] = [
  [exportShared, { format: 'csv', language: 'en' }],
  [exportShared, { format: 'csv', language: 'zh-CN' }],
  [exportShared, { format: 'pdf', language: 'en' }],
]

/** Every byte that a guest is sent by any call, with files or without. */
async function everythingFor(link: { headers: Record<string, string> }, files = FILES): Promise<string> {
  const asked: [Endpoint, InputOf<Endpoint>][] = [
    [getShared, {}],
    [getShared, { again: 1, fields: linkFieldNames, sort: 'price-desc', priceMin: 1 }],
    [getDiscussion, {}],
    [commentOnShared, { name: 'Guest', text: 'Nice' }],
    [commentOnShared, { name: 'Guest', text: 'Where?', on: { lineId: randomUUID() } }],
    [commentOnShared, { name: 'Guest', text: 'Where?', on: { itemId: randomUUID() } }],
    [approveShared, { name: 'Guest', contentHash: '0'.repeat(64) }],
    ...files,
    ...[getBudget, getComments, getApprovals].map((call): [Endpoint, unknown] => [
      call,
      { kind: 'budget', refId: things.ids.budget, id: things.ids.budget },
    ]),
  ]
  return bytesSent(quarry, asked, link.headers)
}

describe.each(sharedKinds)('whoever has a link to a %s', (kind) => {
  const { several, alone } = rightsTried(kind)

  it.each(several)('and may see %s finds nothing else in any answer or file', async (_right, fields) => {
    expect(await findLeaks(fields)).toEqual([])
  })

  // A file is made of what the answer shows, and of nothing else (files/nothing-else.test.ts).
  it.each(alone)('and may see %s alone finds nothing else in any answer', async (_right, fields) => {
    expect(await findLeaks(fields, [])).toEqual([])
  })

  /** The texts that such a link does not show and that are there all the same, and names of ids that no guest is told. */
  async function findLeaks(fields: LinkFieldName[], files = FILES): Promise<string[]> {
    const link = await linkOf(quarry, ada, { kind, refId: things.ids[kind], role: 'approve', fields })
    const all = await everythingFor(link, files)
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    const costs = kind === 'budget' ? [...CATALOGUE_PRICE, OWN_COST] : []
    return [...leaksIn(all, things.secrets, fields), ...costs.filter((cost) => isIn(all, cost))]
  }

  it('and may see everything finds each of them: they are there to be found', async () => {
    const fields = fieldsOfKind(kind)
    const all = await everythingFor(
      await linkOf(quarry, ada, { kind, refId: things.ids[kind], role: 'approve', fields }),
    )
    const shown = fields.flatMap((field) => things.secrets[field])
    const prices = kind === 'budget' ? [OWN_COST] : CATALOGUE_PRICE
    expect([...shown, ...prices].filter((secret) => !isIn(all, secret))).toEqual([])
  })

  it('of one brand finds nothing of another, and no total, though the link’s stored rights name it', async () => {
    const other = (
      await quarry.db
        .insertInto('brand')
        .values({ name: 'Other', english_name: `Other ${kind}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    const link = (brand: string) =>
      linkOf(quarry, ada, { kind, refId: things.ids[kind], preset: 'supplier', brandId: brand, role: 'approve' })
    const own = await link(things.brandId)
    expect(await everythingFor(own)).toContain('Heronwood')
    const fields = fieldsOfKind(kind)
    await quarry.db.updateTable('share_link').set({ fields }).where('id', '=', own.id).execute()
    const all = await everythingFor(own, [])
    expect(linkFieldNames.filter((field) => things.secrets[field].some((secret) => isIn(all, secret)))).toEqual(
      fields.filter((field) => field !== 'total' && things.secrets[field].length > 0),
    )
    expect(await everythingFor(await link(other))).not.toMatch(/Heronwood|苍鹭木|MX-7781|Aviary/)
  })
})

it('no table holds the token of a link or the key that it is encrypted with, in whatever form', async () => {
  const link = await linkOf(quarry, ada, { kind: 'folder', refId: things.ids.folder, role: 'approve' })
  await everythingFor(link)
  const { rows } = await sql<{ dump: string }>`
    SELECT query_to_xml(format('SELECT t::text FROM %I AS t', relname), true, true, '')::text AS dump
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(quarry.db)
  const dump = rows.map((row) => row.dump).join('\n')
  expect(dump).toContain(hashOfToken(link.token).toString('hex'))
  expect([...writtenIn(link.token), ...writtenIn(LINK_KEY)].filter((secret) => dump.includes(secret))).toEqual([])
})

it('an answer changes with what it shows, and with nothing else', async () => {
  const refId = things.ids.budget
  const priced = await linkOf(quarry, ada, { kind: 'budget', refId, fields: ['name', 'price'] })
  const unpriced = await linkOf(quarry, ada, { kind: 'budget', refId, fields: ['name'] })
  const hashOf = async ({ headers }: typeof priced) => (await quarry.call(getShared, {}, headers)).data.contentHash
  const before = [await hashOf(priced), await hashOf(unpriced)]
  const { version, lines } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const line = lines.find(({ kind }) => kind === 'sku')
  if (!line) throw new Error('the list has no line')
  const { figures: _figures, now: _now, version: _version, ...put } = line
  const dearer = { ...put, price: { ...put.price, markupPct: '24', chosen: '300' } }
  expect(await quarry.call(updateBudget, { id: refId, version, put: { lines: [dearer] } }, ada.headers)).toMatchObject({
    code: 200,
  })
  const after = [await hashOf(priced), await hashOf(unpriced)]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
})

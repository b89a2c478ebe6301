import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityOf, likenessOf, searchedAs } from '../../../contract/identity.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { holds, soughtIn } from './identity.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

/** What names are made of: letters in pieces and in both widths, spaces of every kind, punctuation, what nobody sees. */
const written = fc.array(
  fc.constantFrom(
    ...'aA7½²ÅßéØÆłıй’-–_/\\>,;|\'"`~^.·。「】，＞／ＡＢ７ｶﾞガ한ᄒ'.split(''),
    ...' |  |\t|\n|\r\n|\u0085|\u00a0|\u2009|\u2028|\u202f|\u3000|\u1680'.split('|'),
    ...'\u030a|\u0308|\u00ad|\u200b|\u200e|\ufeff|\u2060|\u{20bb7}'.split('|'),
  ),
  { maxLength: 12 },
)

it('is the same in the database as in the programs', async () => {
  const texts = fc.sample(written, { seed: 7, numRuns: 3000 }).map((signs) => signs.join(''))
  const { rows } = await sql<{ text: string; identity: string; likeness: string; sought: string }>`
    SELECT text, identity_of(text) AS identity, likeness_of(text) AS likeness, ${soughtIn(sql`text`)} AS sought
    FROM unnest(${texts}::text[]) AS text`.execute(quarry.db)
  const differing = rows.filter(
    ({ text, identity, likeness, sought }) =>
      identity !== identityOf(text) || likeness !== likenessOf(text) || sought !== searchedAs(text),
  )
  expect(rows).toHaveLength(texts.length)
  expect(differing).toEqual([])
})

it('finds a word in each spelling', async () => {
  const found = async (text: string, keyword: string) =>
    (await sql<{ is: boolean }>`SELECT ${holds(sql`${text}::text`, keyword)} AS is`.execute(quarry.db)).rows[0]?.is
  for (const keyword of ['hånd', 'HA\u030aND', 'ｈａ\u030aｎｄ', 'hånd\u00a0c', ' '])
    expect(await found('Ha\u030and C19', keyword)).toBe(true)
  for (const [text, keyword] of [
    ['École', 'ecole'],
    ['Ecole', 'école'],
    ['O’Brien', "o'brien"],
    ['Weißdorn', 'weissdorn'],
    ['Smørrebrød', 'smorrebrod'],
    ['ガラス', 'ガラス'],
  ] as const)
    // prettier-ignore
    expect([text, await found(text, keyword)]).toEqual([text, true])
  expect(await found('ガラス', 'カラス')).toBe(false)
  expect(await found('Hund C19', 'hånd')).toBe(false)
})

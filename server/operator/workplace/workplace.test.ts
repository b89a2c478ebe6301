import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as boards from '../../../contract/boards/calls.ts'
import { getIncompleteProducts } from '../../../contract/keeping/completeness.ts'
import { records } from '../../../contract/keeping/records.ts'
import { getWorkplace } from '../../../contract/workplace.ts'
import { aChip } from '../../testing/boards.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember
let operator: TestMember

const TODAY = '2026-11-20'
const certificate = (expiresOn: string) => ({ enAuthority: 'FSC', scheme: 'other', number: expiresOn, expiresOn })
const full = (model: string) => ({ model, minPrice: 10, coverImage: { file: 'a.png', mmWidth: 600 }, packPieces: 4 })
const WORDS = { description: '宽', enDescription: 'Wide' }
const whole = (key: string) => ({ key, ...WORDS, skus: [full(key)] })

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(`${TODAY}T04:00:00Z`) })
  editor = await memberIn(quarry, { isEditor: true })
  operator = await memberIn(quarry, { isOperator: true })
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
})
afterAll(() => quarry.close())

const workplace = async ({ headers }: TestMember = editor) => (await quarry.ask(getWorkplace, {}, headers)).data

async function idOf(key: string): Promise<string> {
  const { id } = await quarry.db.selectFrom('product').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return id
}

/** As what is counted is written: by the day and by the month. */
async function lookedAt(key: string, count: number, day = TODAY): Promise<void> {
  const id = await idOf(key)
  await sql`INSERT INTO usage_day (day, event, of, of_id, count) VALUES (${day}, 'view', 'product', ${id}, ${count})`.execute(
    quarry.db,
  )
  await sql`
    INSERT INTO usage_month (month, event, of, of_id, count)
    VALUES (date_trunc('month', ${day}::date), 'view', 'product', ${id}, ${count})
    ON CONFLICT (month, event, of, of_id) DO UPDATE SET count = usage_month.count + excluded.count`.execute(quarry.db)
}

async function searched(words: string, unfound: number, day = TODAY): Promise<void> {
  const counted = { words, found: 0, unfound, opened: 0 }
  await quarry.db
    .insertInto('usage_words_day')
    .values({ day, ...counted })
    .execute()
  await quarry.db
    .insertInto('usage_words_month')
    .values({ month: `${day.slice(0, 7)}-01`, ...counted })
    .execute()
}

describe('the workplace', () => {
  it('has nothing to tell of a catalogue of which nothing needs attention', async () => {
    const nothing = { count: 0, list: [] }
    const matters = {
      certificates: { ...nothing, ended: 0 },
      pictures: nothing,
      incomplete: nothing,
      facts: nothing,
      searches: nothing,
    }
    expect(await workplace(editor)).toEqual(matters)
    expect(await workplace(operator)).toEqual({
      ...matters,
      work: nothing,
      stuck: nothing,
      boards: nothing,
      companies: nothing,
    })
  })

  it('tells of certificates that end within 60 days, the first to end first, and then of those that have ended, the latest first', async () => {
    await quarry.importLines([
      aProduct({ ...whole('LATER'), auths: [certificate('2027-01-20')] }),
      aProduct({ ...whole('LAST-DAY'), auths: [certificate('2027-01-19')] }),
      aProduct({ ...whole('ENDED'), auths: [certificate('2026-11-19'), certificate('2030-01-01')] }),
      aProduct({ ...whole('LONG-ENDED'), auths: [certificate('2020-01-01')] }),
      aProduct({ ...whole('SOON'), auths: [certificate('2026-11-20')] }),
      aProduct({ ...whole('WITHDRAWN'), status: 'withdrawn', auths: [certificate('2026-11-19')] }),
    ])
    const { certificates } = await workplace()
    expect(certificates).toMatchObject({
      count: 4,
      ended: 2,
      list: [
        { key: 'SOON', expiresOn: '2026-11-20', isExpired: false },
        { key: 'LAST-DAY', expiresOn: '2027-01-19', isExpired: false },
        { key: 'ENDED', expiresOn: '2026-11-19', isExpired: true, cover: { color: '#8a6642' } },
        { key: 'LONG-ENDED', expiresOn: '2020-01-01', isExpired: true },
      ],
    })
  })

  it('tells of what is incomplete and was looked at in 30 days, the most looked at first; the list of work goes on with the rest', async () => {
    await quarry.importLines([
      aProduct({ key: 'SEEN', rank: 3 }),
      aProduct({ key: 'SEEN-MOST', rank: 4 }),
      aProduct({ key: 'UNSEEN', rank: 1 }),
      aProduct({ key: 'LONG-AGO', rank: 2 }),
    ])
    await lookedAt('SEEN', 2)
    await lookedAt('SEEN-MOST', 4)
    await lookedAt('SEEN-MOST', 5, '2026-10-22')
    await lookedAt('LONG-AGO', 99, '2026-10-21')
    await lookedAt('LATER', 50)
    const { incomplete } = await workplace()
    expect(incomplete.count).toBe(2)
    expect(incomplete.list.map(({ key, views }) => [key, views])).toEqual([
      ['SEEN-MOST', 9],
      ['SEEN', 2],
    ])
    const work = (await quarry.ask(getIncompleteProducts, {}, editor.headers)).data
    expect(work.list.map(({ key }) => key)).toEqual(['SEEN-MOST', 'SEEN', 'UNSEEN', 'LONG-AGO', 'ENDED', 'LONG-ENDED'])
  })

  it('tells of pictures that could not be taken in, each with a product that shows it', async () => {
    const encoder = 'none 0'
    await sql`
      INSERT INTO picture_vector_failure (encoder, picture_id, reason, failed_at, retry_at)
      SELECT ${encoder}, id, 'not a picture', now(), now() FROM picture`.execute(quarry.db)
    const { pictures } = await workplace()
    expect(pictures).toMatchObject({
      count: 1,
      list: [{ reason: 'not a picture', product: { key: expect.any(String) } }],
    })
  })

  it('tells of words that found nothing and still find nothing, until they are learned', async () => {
    await searched('moonstone', 3)
    await searched('zzqq', 5)
    await searched('later', 9)
    await searched('ages ago', 99, '2026-10-01')
    const { searches } = await workplace()
    expect(searches).toEqual({ count: 2, list: [{ words: 'zzqq', unfound: 5 }, { words: 'moonstone', unfound: 3 }] }) // prettier-ignore
    await quarry.call(records.words.create, { kind: 'from', words: ['zzqq', 'LATER'] }, editor.headers)
    expect((await workplace()).searches.list).toEqual([{ words: 'moonstone', unfound: 3 }])
  })

  it('tells of words that find nothing behind however many that were more sought and are learned', async () => {
    const models = Array.from({ length: 25 }, (_none, at) => `LEARNED-${at}`)
    await quarry.importLines([aProduct({ key: 'LEARNED', skus: models.map((model) => ({ model })) })])
    for (const model of models) await searched(model.toLowerCase(), 50)
    await searched('sunstone', 4)
    expect((await workplace()).searches.list).toContainEqual({ words: 'sunstone', unfound: 4 })
  })

  it('tells an operator of boards that were reported, and an editor that there is such a thing not at all', async () => {
    const eve = await memberIn(quarry, { nickname: 'Eve' })
    const { data: id } = await quarry.call(boards.createBoard, { name: 'Lobby' }, eve.headers)
    await quarry.call(boards.updateBoard, { id, version: 1, put: [aChip()] }, eve.headers)
    await quarry.call(boards.updateBoard, { id, version: 2, board: { visibility: 'published' } }, eve.headers)
    await quarry.call(boards.reportBoard, { id, reason: 'Not theirs' }, editor.headers)
    expect((await workplace(operator)).boards).toMatchObject({
      count: 1,
      list: [{ id, name: 'Lobby', ownerName: 'Eve', reports: 1, reason: 'Not theirs' }],
    })
    expect(await workplace(editor)).not.toHaveProperty('boards')
  })
})

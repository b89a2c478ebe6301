import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAudit, getAuditChoices, getAuditPage } from '../../../contract/audit.ts'
import type { AuditChange } from '../../../contract/audit.ts'
import { changeAs, lockCatalogue } from '../../catalogue/change-log.ts'
import { undoRun } from '../../imports/undoing/undo-run.ts'
import { aProduct } from '../../testing/factories.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { queryOf } from '../../testing/requests.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let yang: TestMember
let lin: TestMember
let firstRun = ''
let secondRun = ''

const brand = { englishName: 'Nordhem', name: '北家' }
const lines = [
  aProduct({
    key: 'OAK',
    brand,
    enName: 'Oak',
    name: '橡木',
    skus: [{ model: 'OAK-1', minPrice: 180, maxPrice: 200 }],
  }),
  aProduct({ key: 'ASH', brand, enName: 'Ash', skus: [{ model: 'ASH-1', minPrice: 90, maxPrice: 90 }] }),
]

beforeAll(async () => {
  quarry = await createTestApp()
  yang = await memberIn(quarry, { isEditor: true })
  lin = await memberIn(quarry, { isOperator: true })
  await quarry.importLines(lines, { actor: `member:${lin.id}` }, 'oak.jsonl')
  firstRun = await lastRun()
  await quarry.importLines(
    [aProduct({ key: 'ELM', brand, enName: 'Elm', skus: [{ model: 'ELM-1' }] })],
    {},
    'elm.jsonl',
  )
  secondRun = await lastRun()
  await quarry.db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, `member:${yang.id}`)
    await trx.updateTable('sku').set({ min_price: '19000' }).where('model', '=', 'OAK-1').execute()
    const { id } = await trx
      .insertInto('category')
      .values({ en_name: 'Timber', name: '木材', parent_id: null, image_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.updateTable('product').set({ category_id: id }).where('key', '=', 'OAK').execute()
  })
  await undoRun(quarry.db, secondRun, { actor: `member:${lin.id}` })
})
afterAll(() => quarry.close())

async function lastRun(): Promise<string> {
  const { id } = await quarry.db
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function changes(filters: Record<string, unknown> = {}): Promise<AuditChange[]> {
  const { code, data } = await quarry.ask(getAuditPage, { pageSize: 200, ...filters }, yang.headers)
  expect(code).toBe(200)
  return data.list
}

/** Every change there is, page by page. */
async function allChanges(pageSize: number, filters: Record<string, unknown> = {}): Promise<AuditChange[]> {
  const all: AuditChange[] = []
  for (let before: string | null | undefined; before !== null;) {
    const { data } = await quarry.ask(getAuditPage, { ...filters, pageSize, ...(before && { before }) }, yang.headers)
    all.push(...data.list)
    before = data.next
  }
  return all
}

describe('the trail of changes', () => {
  it('says who changed what on a screen, and what it was and became', async () => {
    const [category, price] = await changes({ memberId: yang.id, kind: 'changed' })
    expect(price).toMatchObject({
      origin: 'screen',
      memberId: yang.id,
      actor: null,
      run: null,
      entity: 'sku',
      enName: 'OAK-1',
      of: { entity: 'product', name: '橡木', enName: 'Oak' },
      fields: [{ field: 'min_price', was: '180.00', is: '190.00' }],
    })
    expect(category).toMatchObject({
      entity: 'product',
      enName: 'Oak',
      fields: [{ field: 'category_id', is: { name: '木材', enName: 'Timber' } }],
    })
  })

  it('says which import made a change, and which was taken back', async () => {
    const [product] = await changes({ entity: 'product', runId: firstRun })
    expect(product).toMatchObject({ origin: 'import', memberId: lin.id, kind: 'added', run: { name: 'oak.jsonl' } })
    const [added] = await changes({ origin: 'import', entity: 'product' })
    expect(added).toMatchObject({ memberId: null, actor: 'test', enName: 'Elm', run: { name: 'elm.jsonl' } })
    const undone = await changes({ origin: 'undo' })
    expect(undone.map(({ kind }) => kind)).toEqual(undone.map(() => 'removed'))
    expect(undone.find(({ entity }) => entity === 'sku')).toMatchObject({
      memberId: lin.id,
      enName: 'ELM-1',
      // It is gone, and is called as it was.
      of: { enName: 'Elm' },
      run: { id: secondRun, name: 'elm.jsonl' },
    })
    expect(await changes({ runId: secondRun, kind: 'removed' })).toEqual(undone)
  })

  it('has a change of each kind for the demonstration and for what the server does by itself', async () => {
    expect(await changes({ origin: 'demonstration' })).toEqual([])
    expect((await changes({ origin: 'server', entity: 'area' }))[0]).toMatchObject({ memberId: null, run: null })
  })

  it('is read page by page without a gap or a repetition, whatever is looked for', async () => {
    const { count } = await quarry.db
      .selectFrom('change_log')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const whole = await allChanges(200)
    expect(whole).toHaveLength(Number(count))
    for (const pageSize of [3, 7]) expect(await allChanges(pageSize, { entity: 'sku' })).toEqual(whole.filter(({ entity }) => entity === 'sku')) // prettier-ignore
    expect(await allChanges(11)).toEqual(whole)
    const oak = whole.find(({ enName, entity }) => entity === 'sku' && enName === 'OAK-1')
    const record = { entity: 'sku', entityId: oak?.entityId }
    expect(await allChanges(1, record)).toEqual(
      whole.filter(({ entity, entityId }) => entity === 'sku' && entityId === oak?.entityId),
    )
  })

  it('is looked through by days, both of them included', async () => {
    const today = quarry.deps.clock.today()
    const dayBefore = new Date(Date.parse(today) - 24 * 60 * 60_000).toISOString().slice(0, 10)
    const whole = await changes({ entity: 'sku' })
    expect(await changes({ entity: 'sku', from: today, to: today })).toEqual(whole)
    expect(await changes({ entity: 'sku', to: dayBefore })).toEqual([])
    expect((await quarry.ask(getAuditPage, { from: 'yesterday' }, yang.headers)).code).toBe(400)
    expect(await quarry.ask(getAuditPage, { from: '2026-03-02', to: '2026-03-01' }, yang.headers)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^from(：|: )/),
    })
  })

  it('offers those who have changed something, and the imports', async () => {
    const { data } = await quarry.ask(getAuditChoices, {}, yang.headers)
    expect(data.memberIds).toEqual([yang.id, lin.id])
    expect(data.runs.map(({ name }) => name)).toEqual(['elm.jsonl', 'oak.jsonl'])
  })

  it('comes as a table, in which no cell is run as a formula', async () => {
    await quarry.db.transaction().execute(async (trx) => {
      await changeAs(trx, `member:${yang.id}`)
      await trx.updateTable('brand').set({ en_description: '=HYPERLINK("x")' }).execute()
    })
    const query = queryOf({ format: 'csv', memberId: yang.id, kind: 'changed' })
    const { headers, body } = await quarry.inject(`${exportAudit.path}?${query}`, { ...yang.headers, 'accept-language': 'zh-CN' }) // prettier-ignore
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('变更记录.csv')
    const [header, ...rows] = body.trimEnd().split('\r\n')
    expect(header?.startsWith('\uFEFF版本,时间,')).toBe(true)
    expect(rows[0]).toMatch(/,手工操作,,修改,品牌,\d+,北家,,描述（英文）,,"'=HYPERLINK\(""x""\)"$/)
    expect(rows.some((row) => row.endsWith(',手工操作,,修改,SKU,1,OAK-1,橡木,最低价,180.00,190.00'))).toBe(true)
    expect(rows.some((row) => row.endsWith(',修改,产品,1,橡木,,分类,地面,木材'))).toBe(true)
  })

  it('comes in the words of the page in English too, of what no staff did as well', async () => {
    const query = queryOf({ format: 'csv', runId: secondRun, entity: 'sku' })
    const { body } = await quarry.inject(`${exportAudit.path}?${query}`, yang.headers)
    const rows = body.trimEnd().split('\r\n')
    expect(
      rows.some(
        (row) => row.includes(',An import taken back,elm.jsonl,Removed,SKU,') && row.includes(',Status,On sale,'),
      ),
    ).toBe(true)
    expect(
      rows.some(
        (row) => row.includes(',The server (test),Import,elm.jsonl,Added,SKU,') && row.endsWith(',Status,,On sale'),
      ),
    ).toBe(true)
  })
})

describe('what stands in the trail', () => {
  it('is among what is kept of whoever of the staff changed something', async () => {
    const { data } = await quarry.call(getOwnData, {}, yang.headers)
    expect(data.changes).toEqual(await changes({ memberId: yang.id, origin: 'screen' }))
    expect(data.importRuns).toEqual([])
    const { data: lins } = await quarry.call(getOwnData, {}, lin.headers)
    expect(lins.changes).toEqual([])
    expect(lins.importRuns).toMatchObject([
      { id: firstRun, name: 'oak.jsonl', isTakenBack: false },
      { id: secondRun, name: 'elm.jsonl', isTakenBack: true },
    ])
    expect(lins.importRuns[0]?.changes).toBe((await changes({ runId: firstRun })).length)
  })

  it('keeps the number of whoever has left, and nothing else of them', async () => {
    const gone = await memberIn(quarry, { isEditor: true })
    await quarry.db.transaction().execute(async (trx) => {
      await changeAs(trx, `member:${gone.id}`)
      await trx.updateTable('area').set({ sort: 7 }).where('code', '=', 'CN').execute()
    })
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(0) })
      .where('id', '=', gone.id)
      .execute()
    await sweepMembers(quarry)
    expect(await quarry.db.selectFrom('member').select('id').where('id', '=', gone.id).execute()).toEqual([])
    expect(await changes({ memberId: gone.id })).toMatchObject([{ memberId: gone.id, entity: 'area' }])
  })

  it.each(['change_log', 'change_span'])('cannot be changed, deleted or emptied (%s)', async (table) => {
    for (const statement of ['UPDATE $ SET actor = $1', 'DELETE FROM $', 'TRUNCATE $']) {
      const text = statement.replaceAll('$1', `'nobody'`).replace('$', table)
      await expect(sql.raw(text).execute(quarry.db)).rejects.toThrow('added to, and nothing else')
    }
  })

  it('has the numbers of whoever changed something, and neither names nor addresses', async () => {
    const { rows } = await sql<{ trail: string }>`SELECT string_agg(change_log::text, '') AS trail FROM change_log`.execute(quarry.db) // prettier-ignore
    expect(rows[0]?.trail).toContain(`member:${yang.id}`)
    expect(rows[0]?.trail).not.toMatch(/@quarry\.test|127\.0\.0\.1|Ada/)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards, takeDownBoard, updateBoard } from '../../contract/boards/calls.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { checkImport, getImport, runImport, uploadImport } from '../../contract/import-screen.ts'
import type { OneImport } from '../../contract/import-screen.ts'
import { getNoticePage, readNotices } from '../../contract/notices.ts'
import { markRead } from '../../contract/sharing/activity-calls.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared } from '../../contract/sharing/discussion-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { tellOfCertificates } from './certificates.ts'

const NOW = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => NOW })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const told = async (member = ada) => (await quarry.call(getNoticePage, {}, member.headers)).data
const boardOf = async (member: TestMember, name = 'Lobby') =>
  (await quarry.call(createBoard, { name }, member.headers)).data

describe('a board that is taken down', () => {
  it('is told to its owner, with the reason and where it is; and leads nowhere once it is gone', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    const id = await boardOf(ada)
    await quarry.call(updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
    expect((await quarry.call(takeDownBoard, { id, reason: 'Not yours' }, staff.headers)).code).toBe(200)
    const { list, unread } = await told()
    const details = { boardId: id, name: 'Lobby', reason: 'Not yours' }
    expect(list).toMatchObject([{ kind: 'board-taken-down', isRead: false, isGone: false, time: +NOW, details }])
    expect(unread).toBe(1)
    expect((await told(eve)).list).toEqual([])
    expect((await told(staff)).list).toEqual([])
    await quarry.call(deleteBoards, { ids: [id] }, ada.headers)
    expect((await told()).list).toMatchObject([{ isGone: true }])
  })

  it('is not told of where it could not be taken down', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    const id = await boardOf(ada)
    expect((await quarry.call(takeDownBoard, { id, reason: 'Not yours' }, staff.headers)).code).toBe(404)
    expect((await told()).list).toEqual([])
  })
})

describe('an import', () => {
  const LIST = 'Brand,Key,Model,Name,Category,Unit,Price (EUR)\nNordhem,OAK,OAK-1,Oak board,Flooring > Timber,m2,89\n'
  let editor: TestMember
  beforeEach(async () => {
    editor = await memberIn(quarry, { isEditor: true })
  })

  const at = async (id: string, ...states: OneImport['state'][]) => {
    const ask = async () => (await quarry.ask(getImport, { id }, editor.headers)).data.state
    await expect.poll(async () => states.includes(await ask()), { interval: 20 }).toBe(true)
  }
  const checked = async (list: string) => {
    const form = { file: Buffer.from(list), name: 'list.csv' }
    const id = (await quarry.upload(uploadImport, form, editor.headers)).data.importId
    await at(id, 'read')
    await quarry.call(checkImport, { id }, editor.headers)
    await at(id, 'checked')
    return id
  }

  it('is told of by its end to whoever began it', async () => {
    const id = await checked(LIST)
    const other = await memberIn(quarry, { isOperator: true })
    expect((await told(editor)).list).toEqual([])
    await quarry.call(runImport, { id }, other.headers)
    await expect.poll(async () => (await told(other)).list.length, { interval: 20 }).toBe(1)
    const details = { importId: id, name: 'list.csv' }
    expect((await told(other)).list).toMatchObject([{ kind: 'import-done', isGone: false, details }])
    expect((await told(editor)).list).toEqual([])
  })
})

describe('a certificate', () => {
  const soon = '2027-01-20'
  const aCertificate = (number: string, expiresOn: string) => ({
    enAuthority: 'Air house',
    scheme: 'low_emission',
    number,
    issuedOn: '2020-01-01',
    expiresOn,
  })
  const importWith = async (key: string, ...auths: ReturnType<typeof aCertificate>[]) => {
    await quarry.importLines([aProduct({ key, enName: key, auths })])
    const { list } = (await quarry.ask(getProductPage, { keyword: key })).data
    return list[0]?.skuId ?? ''
  }
  const keep = async (skuId: string, member = ada) => {
    const { data } = await quarry.call(createFolder, { name: `Folder of ${skuId}` }, member.headers)
    await quarry.call(createItems, { favoritesId: data, skuIds: [skuId] }, member.headers)
  }
  const look = () => tellOfCertificates({ db: quarry.db, clock: quarry.deps.clock })

  it('of a product in a folder is told of once when it ends within sixty days, and again for another date', async () => {
    const skuId = await importWith(
      'Birch',
      aCertificate('soon', soon),
      aCertificate('late', '2027-02-20'),
      aCertificate('past', '2026-11-25'),
    )
    await keep(skuId)
    await look()
    await look()
    const { list } = await told()
    const details = { skuId, enName: 'Birch', number: 'soon', expiresOn: soon, enScheme: 'Low emission' }
    expect(list).toMatchObject([{ kind: 'certificate-expiring', count: 1, isGone: false, details }])
    expect((await told(eve)).list).toEqual([])
    await quarry.call(readNotices, { upTo: list[0]?.version }, ada.headers)
    await look()
    expect((await told()).unread).toBe(0)
    await importWith('Birch', aCertificate('soon', '2027-01-10'))
    await look()
    expect(await told()).toMatchObject({
      unread: 1,
      list: [{ details: { expiresOn: '2027-01-10' } }, { isRead: true }],
    })
  })

  it('is told of once, of however many, and they are looked for but once', async () => {
    const skuId = await importWith('Maple', aCertificate('first', soon))
    await keep(skuId)
    await sql`
      INSERT INTO certificate (product_id, sort, authority_id, scheme, number, expires_on)
      SELECT product_id, sort + n, authority_id, scheme, number || n, expires_on
      FROM certificate, generate_series(1, 450) AS n WHERE number = 'first'`.execute(quarry.db)
    const asked: string[] = []
    const db = quarry.db.withPlugin({
      transformQuery({ node }) {
        asked.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await tellOfCertificates({ db, clock: quarry.deps.clock })
    expect(asked.filter((node) => node.includes('FROM certificate'))).toHaveLength(1)
    const noted = await quarry.db
      .selectFrom('notice_certificate')
      .select('number')
      .where('member_id', '=', ada.id)
      .execute()
    expect(noted).toHaveLength(451)
    await look()
    expect(await told()).toMatchObject({ unread: 451 })
  })

  it('that stands twice with different dates is told of by the earlier one, once', async () => {
    await keep(await importWith('Cedar', aCertificate('twice', soon), aCertificate('twice', '2027-01-10')))
    await look()
    await look()
    expect((await told()).list).toMatchObject([{ count: 1, details: { expiresOn: '2027-01-10' } }])
  })
})

describe('what guests say and approve', () => {
  const say = (headers: { 'share-token': string }, name: string) =>
    quarry.call(commentOnShared, { name, text: 'Lovely' }, headers)

  it('is told to whoever shares it, renewed as long as it is unread, and read with the discussion', async () => {
    const refId = await boardOf(ada)
    const link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve' })
    const other = await linkOf(quarry, ada, { kind: 'board', refId, role: 'comment' })
    await say(link.headers, 'Mrs Li')
    await say(other.headers, 'Mr Wu')
    const { contentHash } = (await quarry.call(getShared, {}, link.headers)).data
    await quarry.call(approveShared, { name: 'Mrs Li', contentHash }, link.headers)
    const details = { of: 'board', refId, name: 'Lobby' }
    expect(await told()).toMatchObject({
      unread: 2,
      list: [
        { kind: 'approval', count: 1, details: { ...details, by: 'Mrs Li' } },
        { kind: 'comment', count: 2, details: { ...details, by: 'Mr Wu' } },
      ],
    })
    await quarry.call(markRead, { kind: 'board', refId }, ada.headers)
    expect((await told()).unread).toBe(0)
    await say(link.headers, 'Mrs Li')
    expect(await told()).toMatchObject({ unread: 1, list: [{ kind: 'comment', count: 1 }, {}, {}] })
  })
})

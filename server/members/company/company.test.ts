import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  discardCompanyDocument,
  getOwnCompany,
  getOwnCompanyDocument,
  sendCompany,
  withdrawCompany,
} from '../../../contract/company.ts'
import { legacyVerification } from '../../../contract/legacy.ts'
import { getKeptMember, getMemberDocument, judgeCompany } from '../../../contract/members-kept.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { aCompany, companyOf, documentOf } from '../../testing/company.ts'
import { aPdf } from '../../testing/factories.ts'
import { legacyTokenOf, postForm } from '../../testing/legacy.ts'
import { memberAgain, memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { requestOf } from '../../testing/requests.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { deleteDueAccounts } from '../profile/deletion.ts'
import { findPendingCompanies } from './pending-companies.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let ada: TestMember
let operator: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { password: 'right-one' })
  operator = await memberIn(quarry, { isOperator: true, nickname: 'Ola' })
})

const own = async (member = ada) => (await quarry.call(getOwnCompany, {}, member.headers)).data
const seen = async (id = ada.id) => (await quarry.call(getKeptMember, { id }, operator.headers)).data
const judge = async (verdict: 'verified' | 'refused', reason?: string) =>
  quarry.call(judgeCompany, { id: ada.id, version: (await seen()).version, verdict, reason }, operator.headers)
const fileOf = (
  endpoint: typeof getOwnCompanyDocument | typeof getMemberDocument,
  id: string,
  { headers }: TestMember,
) => quarry.app.inject(requestOf(endpoint, { id }, headers))
const keysOf = async (memberId: string) =>
  (await quarry.db.selectFrom('company_document').select('key').where('member_id', '=', memberId).execute()).map(
    ({ key }) => key,
  )
const later = async (days: number) => {
  now += days * DAY
  ada = await memberAgain(quarry, ada)
  operator = await memberAgain(quarry, operator)
}

describe('a member whose company is to be verified', () => {
  it('sends it with documents, which an operator reads and verifies; the older API and a mail say so', async () => {
    expect(await own()).toEqual({ status: 'none', reason: null, company: null, unsent: [] })
    const first = await documentOf(quarry, ada, { name: 'Licence of business.PDF' })
    const second = await documentOf(quarry, ada)
    const pending = await findPendingCompanies(quarry.db, 5)
    const { data } = await quarry.call(sendCompany, { ...aCompany, documentIds: [second, first] }, ada.headers)
    expect(data).toMatchObject({
      status: 'pending',
      company: {
        ...aCompany,
        sendTime: now,
        judgeTime: null,
        deleteDocumentsTime: null,
        documents: [
          { id: first, name: 'Licence of business.pdf', mediaType: 'application/pdf', bytes: aPdf.length },
          {},
        ],
      },
      unsent: [],
    })
    const { count, list } = await findPendingCompanies(quarry.db, 5)
    expect(count).toBe(pending.count + 1)
    expect(list.at(-1)).toEqual({ memberId: ada.id, name: aCompany.name, sendTime: now })
    expect((await seen()).company).toEqual(data.company)

    expect((await judge('verified')).data).toMatchObject({ verification: 'verified', companyName: aCompany.name })
    expect(await own()).toMatchObject({
      status: 'verified',
      reason: null,
      company: { judgeTime: now, deleteDocumentsTime: now + 30 * DAY },
    })
    const token = await legacyTokenOf(quarry, { email: ada.email, password: 'right-one' })
    expect((await postForm(quarry, legacyVerification, {}, { token })).json()).toMatchObject({ data: 'verified' })
    const mail = await quarry.db.selectFrom('mail_job').selectAll().where('email', '=', ada.email).execute()
    expect(mail).toMatchObject([{ kind: 'company-verified', details: { company: aCompany.name } }])
    expect((await seen()).trail).toMatchObject([
      {
        what: 'company-verified',
        actor: { id: operator.id, nickname: 'Ola' },
        before: { verification: 'pending' },
        after: { verification: 'verified', company: aCompany.name },
      },
    ])
  })

  it('reads why it was refused, corrects it, and sends it again with a document of before', async () => {
    const { company } = await companyOf(quarry, ada)
    const [document] = company?.documents ?? []
    expect(await judge('refused')).toMatchObject({ code: 400, msg: 'reason: a refusal needs a reason' })
    await judge('refused', 'The licence has expired.')
    expect(await own()).toMatchObject({ status: 'refused', reason: 'The licence has expired.' })
    const again = { ...aCompany, name: 'North AB', website: '', documentIds: [document?.id] }
    const { data } = await quarry.call(sendCompany, again, ada.headers)
    expect(data).toMatchObject({
      status: 'pending',
      reason: null,
      company: { name: 'North AB', website: null, judgeTime: null, documents: [document] },
    })
  })

  it('takes back what is pending: nobody reads or judges it any more, and it can be sent again', async () => {
    const { company } = await companyOf(quarry, ada)
    const id = company?.documents[0]?.id ?? ''
    expect((await fileOf(getMemberDocument, id, operator)).statusCode).toBe(200)
    const pending = { ...aCompany, documentIds: [id] }
    expect((await quarry.call(sendCompany, pending, ada.headers)).code).toBe(1004004003)
    const { version } = await seen()
    const withdrawn = (await quarry.call(withdrawCompany, {}, ada.headers)).data
    expect(withdrawn).toMatchObject({
      status: 'none',
      company: { name: aCompany.name, documents: [] },
      unsent: [{ id }],
    })
    expect(await seen()).toMatchObject({ verification: 'none', companyName: null, company: null })
    expect((await fileOf(getMemberDocument, id, operator)).json()).toMatchObject({ code: 404 })
    const late = await quarry.call(judgeCompany, { id: ada.id, version, verdict: 'verified' }, operator.headers)
    expect(late).toMatchObject({ code: 409, data: { verification: 'none' } })
    expect((await judge('verified')).code).toBe(1004004004)
    expect((await quarry.call(sendCompany, pending, ada.headers)).data.status).toBe('pending')
  })

  it('is told which field is wrong, all of them at once, and loses no document by it', async () => {
    const id = await documentOf(quarry, ada)
    const wrong = {
      name: ' ',
      registrationNumber: 'x'.repeat(61),
      countryCode: 'XX',
      website: 'north',
      documentIds: [],
    }
    const { code, data } = await quarry.call(sendCompany, wrong, ada.headers)
    expect(code).toBe(400)
    expect((data as unknown as { refusals: { field: string }[] }).refusals.map(({ field }) => field)).toEqual([
      'name',
      'registrationNumber',
      'countryCode',
      'website',
      'documentIds',
    ])
    const six = { ...aCompany, documentIds: Array<string>(6).fill(id) }
    expect(await quarry.call(sendCompany, six, ada.headers)).toMatchObject({ code: 400 })
    expect((await own()).unsent).toMatchObject([{ id }])
  })
})

describe('a document', () => {
  it('is for its member and operators alone, as a file that no browser opens', async () => {
    const { company } = await companyOf(quarry, ada)
    const id = company?.documents[0]?.id ?? ''
    for (const answer of [
      await fileOf(getOwnCompanyDocument, id, ada),
      await fileOf(getMemberDocument, id, operator),
    ]) {
      expect(answer.rawPayload.equals(aPdf)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''licence.pdf",
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
    const eve = await memberIn(quarry)
    const editor = await memberIn(quarry, { isEditor: true })
    expect((await fileOf(getOwnCompanyDocument, id, eve)).json()).toMatchObject({ code: 404 })
    expect((await fileOf(getOwnCompanyDocument, id, operator)).json()).toMatchObject({ code: 404 })
    expect((await fileOf(getMemberDocument, id, editor)).json()).toMatchObject({ code: 403 })
    const [key = ''] = await keysOf(ada.id)
    for (const path of [`/private/${key}`, `/images/${key}`, `/files/${key}/licence.pdf`])
      expect((await quarry.inject(path)).statusCode).toBe(404)
    expect((await quarry.call(discardCompanyDocument, { id }, eve.headers)).data).toBe(false)
    expect((await quarry.call(sendCompany, { ...aCompany, documentIds: [id] }, eve.headers)).msg).toBe(
      'documentIds.0: you have no such document (any more); upload it again',
    )
  })

  it('leaves word in the trail when an operator reads one, once an hour, and stays as they have seen it', async () => {
    const { company } = await companyOf(quarry, ada)
    const id = company?.documents[0]?.id ?? ''
    const { version } = await seen()
    for (const hours of [0, 0, 1]) {
      await later(hours / 24)
      expect((await fileOf(getMemberDocument, id, operator)).rawPayload.equals(aPdf)).toBe(true)
    }
    await fileOf(getOwnCompanyDocument, id, ada)
    const { trail, version: after } = await seen()
    expect(trail.map(({ what, time }) => [what, time])).toEqual([
      ['document-read', now],
      ['document-read', now - 60 * 60_000],
    ])
    expect(after).toBe(version)
  })

  it('that is not sent is nobody’s but the member’s, can be thrown away, and goes after a day', async () => {
    const [thrown, left] = [await documentOf(quarry, ada), await documentOf(quarry, ada)]
    expect((await fileOf(getMemberDocument, left, operator)).json()).toMatchObject({ code: 404 })
    const [key = ''] = await keysOf(ada.id)
    expect((await quarry.call(discardCompanyDocument, { id: thrown }, ada.headers)).data).toBe(true)
    expect(await quarry.privatePictures.read(key)).toBeUndefined()
    expect((await own()).unsent).toMatchObject([{ id: left }])
    await later(1)
    await sweepMembers(quarry)
    expect((await own()).unsent).toHaveLength(1)
    now += 1
    await sweepMembers(quarry)
    expect([(await own()).unsent, await keysOf(ada.id)]).toEqual([[], []])
  })

  it('goes thirty days after the verdict, and stays as long as there is none', async () => {
    await companyOf(quarry, ada)
    await later(60)
    await sweepMembers(quarry)
    await judge('verified')
    const [key = ''] = await keysOf(ada.id)
    await later(30)
    await sweepMembers(quarry)
    expect(await quarry.privatePictures.read(key)).toBeDefined()
    now += 1
    await sweepMembers(quarry)
    expect([await quarry.privatePictures.read(key), await keysOf(ada.id)]).toEqual([undefined, []])
    expect(await own()).toMatchObject({ status: 'verified', company: { documents: [], deleteDocumentsTime: null } })
  })

  it('is told in the member’s own data, and goes with the account, its file too', async () => {
    const { company } = await companyOf(quarry, ada)
    await judge('refused', 'Too blurred.')
    const { data } = await quarry.call(getOwnData, {}, ada.headers)
    expect(data.company).toMatchObject({ reason: 'Too blurred.', company: { documents: company?.documents } })
    expect(data.accountChanges).toMatchObject([{ what: 'company-refused', reason: 'Too blurred.', time: now }])
    expect(JSON.stringify(data)).not.toContain('Ola')
    expect((await quarry.call(getOwnData, {}, operator.headers)).data.keptMembers).toEqual([
      { memberId: ada.id, what: 'company-refused', reason: 'Too blurred.', time: now },
    ])
    const [key = ''] = await keysOf(ada.id)
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(now) })
      .where('id', '=', ada.id)
      .execute()
    await sweepMembers(quarry)
    expect(await quarry.privatePictures.read(key)).toBeUndefined()
    for (const table of ['company', 'company_document', 'member_change'] as const)
      expect(await quarry.db.selectFrom(table).selectAll().where('member_id', '=', ada.id).execute()).toEqual([])
  })
  it('leaves no file behind that is sent while the account goes', async () => {
    await documentOf(quarry, ada)
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(now) })
      .where('id', '=', ada.id)
      .execute()
    const removed: string[] = []
    let last = ''
    const remove = async (key: string) => {
      if (removed.push(key) === 1) {
        await documentOf(quarry, ada)
        last = (await keysOf(ada.id)).find((other) => other !== key) ?? ''
      }
      await quarry.privatePictures.remove(key)
    }
    await deleteDueAccounts({ ...quarry.deps, privatePictures: { remove }, removeUploads: async () => undefined })
    expect(removed).toEqual([expect.any(String), last])
    expect(await quarry.privatePictures.read(last)).toBeUndefined()
  })
})

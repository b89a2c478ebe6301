import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { DAYS_OF_COMPANY_DOCUMENTS } from '../../../contract/company.ts'
import type { Company, OwnCompany, sendCompany as sendCompanyCall, withdrawCompany } from '../../../contract/company.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Db, Trx } from '../../database.ts'
import { toldDocument } from './documents.ts'
import type { CompanyDeps } from './deps.ts'

const DAY = 24 * 60 * 60_000

/** The state of the caller's company, and the documents that they sent. */
export async function getCompany(
  { db }: Pick<CompanyDeps, 'db'>,
  _input: unknown,
  { caller: { memberId } }: MemberContext,
): Promise<OwnCompany> {
  const [member, found, documents] = await Promise.all([
    db.selectFrom('member').select('company_verification').where('id', '=', memberId).executeTakeFirst(),
    findCompany(db, memberId),
    db
      .selectFrom('company_document')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('unsent_at', 'is not', null)
      .orderBy('id')
      .execute(),
  ])
  if (!member) throw new Problem(401)
  return {
    status: member.company_verification,
    reason: found?.reason ?? null,
    company: found?.company ?? null,
    unsent: documents.map(toldDocument),
  }
}

/** The verification that a member requested last, with the reason of a refusal. */
export async function findCompany(
  db: Db,
  memberId: string,
): Promise<{ company: Company; reason: string | null } | undefined> {
  const [row, documents] = await Promise.all([
    db.selectFrom('company').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    db
      .selectFrom('company_document')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('unsent_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  if (!row) return undefined
  const judged = row.judged_at?.getTime()
  return {
    reason: row.reason,
    company: {
      name: row.name,
      registrationNumber: row.registration_number,
      countryCode: row.country_code,
      website: row.website,
      sendTime: row.sent_at.getTime(),
      judgeTime: judged ?? null,
      deleteDocumentsTime:
        judged !== undefined && documents.length > 0 ? judged + DAYS_OF_COMPANY_DOCUMENTS * DAY : null,
      documents: documents.map(toldDocument),
    },
  }
}

/** Throws 1004004003 while a verification is pending, Problem 400 where a document is not the caller's. */
export async function sendCompany(
  deps: CompanyDeps,
  { documentIds, ...fields }: ParsedInputOf<typeof sendCompanyCall>,
  context: MemberContext,
): Promise<OutputOf<typeof sendCompanyCall>> {
  const { memberId } = context.caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    if ((await holdVerification(trx, memberId)) === 'pending') throw new Problem(1004004003)
    await attach(trx, memberId, { documentIds, now })
    const row = {
      name: fields.name,
      registration_number: fields.registrationNumber,
      country_code: fields.countryCode,
      website: fields.website,
      sent_at: now,
      judged_at: null,
      reason: null,
    }
    await trx
      .insertInto('company')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute()
    await setVerification(trx, memberId, 'pending')
  })
  return getCompany(deps, {}, context)
}

/** Withdraws a pending verification; its documents count as unsent again. Does nothing where none is pending. */
export async function withdraw(
  deps: CompanyDeps,
  _input: unknown,
  context: MemberContext,
): Promise<OutputOf<typeof withdrawCompany>> {
  const { memberId } = context.caller
  await deps.db.transaction().execute(async (trx) => {
    if ((await holdVerification(trx, memberId)) !== 'pending') return
    await trx
      .updateTable('company_document')
      .set({ unsent_at: deps.clock.now() })
      .where('member_id', '=', memberId)
      .where('unsent_at', 'is', null)
      .execute()
    await setVerification(trx, memberId, 'none')
  })
  return getCompany(deps, {}, context)
}

/** The state of the verification. Locks the member, so that an operator decides on what they saw or not at all. */
async function holdVerification(trx: Trx, memberId: string) {
  const member = await trx
    .selectFrom('member')
    .select('company_verification')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member) throw new Problem(401)
  return member.company_verification
}

async function setVerification(trx: Trx, memberId: string, to: 'none' | 'pending'): Promise<void> {
  await trx
    .updateTable('member')
    .set((set) => ({ company_verification: to, kept_version: set('kept_version', '+', 1) }))
    .where('id', '=', memberId)
    .execute()
}

/** Attaches exactly these of the member's documents to the company. */
async function attach(
  trx: Trx,
  memberId: string,
  { documentIds, now }: { documentIds: string[]; now: Date },
): Promise<void> {
  const ids = new Set(documentIds)
  const own = await trx
    .selectFrom('company_document')
    .select(['id', 'unsent_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const missing = documentIds.findIndex((id) => !own.some((document) => document.id === id))
  if (missing >= 0) throw new Problem(400, { field: `documentIds.${missing}`, reason: GONE })
  const change = async (changed: typeof own, unsentAt: Date | null) => {
    if (changed.length === 0) return
    const changedIds = changed.map(({ id }) => id)
    await trx.updateTable('company_document').set({ unsent_at: unsentAt }).where('id', 'in', changedIds).execute()
  }
  await change(
    own.filter(({ id }) => ids.has(id)),
    null,
  )
  await change(
    own.filter(({ id, unsent_at: unsentAt }) => !ids.has(id) && unsentAt === null),
    now,
  )
}

const GONE = { en: 'you have no such document (any more); upload it again', zh: '该文件不存在或已过期，请重新上传' }

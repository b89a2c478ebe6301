import type { Selectable } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { DAYS_OF_COMPANY_DOCUMENTS, MOST_COMPANY_DOCUMENTS } from '../../../contract/company.ts'
import type { CompanyDocument, discardCompanyDocument } from '../../../contract/company.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { WithTaken } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { newPrivateKey } from '../../platform/pictures/private-pictures.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import type { Db } from '../../database.ts'
import { isEverybodys } from '../sign-in/everybodys-accounts.ts'
import { registerAttempt } from '../attempts.ts'
import type { MemberTables } from '../tables.ts'
import { makeDocument } from './made-document.ts'
import type { MadeDocument, SentFile } from './made-document.ts'
import type { CompanyDeps, DocumentRemoval } from './deps.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MOST_AN_HOUR = 40
/** Documents that are uploaded but not sent: as many as can be sent, and as many again for mistakes. */
const MOST_UNSENT = 2 * MOST_COMPANY_DOCUMENTS

type Row = Pick<
  Selectable<MemberTables['company_document']>,
  'id' | 'key' | 'name' | 'media_type' | 'bytes' | 'created_at'
>

export function toldDocument(row: Omit<Row, 'key'>): CompanyDocument {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    bytes: row.bytes,
    createTime: row.created_at.getTime(),
  }
}

/** A whole uploaded file and its name. */
export async function takeDocument(bytes: AsyncIterable<Buffer>, name: string): Promise<SentFile> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return { name, bytes: Buffer.concat(chunks) }
}

/**
 * Stores a document that is not sent yet. Throws Problem 400 for other files, 429 after too many in an hour, 1004004006 where the
 * member has too many unsent documents, 1004004007 for a demonstration account.
 */
export async function keepCompanyDocument(
  deps: CompanyDeps,
  _input: unknown,
  { caller: { memberId }, language, file }: MemberContext & WithTaken<SentFile>,
): Promise<CompanyDocument> {
  const { db, clock, privatePictures } = deps
  if (await isEverybodys(deps, memberId)) throw new Problem(1004004007)
  const limit = { kind: 'company-document', subject: memberId, most: MOST_AN_HOUR, withinMs: HOUR }
  const reached = await registerAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
  if (!file) {
    const issue = { code: 'invalid_type', expected: 'file', input: undefined } as const
    throw new Problem(400, { field: 'file', reason: issueText(issue, language === 'zh-CN' ? 'zh' : 'en') ?? '' })
  }
  const made = await makeDocument(file, memberId, language)
  // The row comes first, so that the sweep finds what is left by an interrupted upload.
  const row = await noteDocument(deps, memberId, made)
  try {
    await privatePictures.keep(made.bytes, row.key)
  } catch (error) {
    await removeDocument(deps, row.id, async () => true).catch(() => undefined)
    throw error
  }
  // The account and its documents may have been deleted meanwhile.
  if (!(await db.selectFrom('company_document').select('id').where('id', '=', row.id).executeTakeFirst())) {
    await privatePictures.remove(row.key)
    throw new Problem(401)
  }
  return toldDocument(row)
}

async function noteDocument({ db, clock }: CompanyDeps, memberId: string, made: MadeDocument): Promise<Row> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, `company documents ${memberId}`)
    const member = await trx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .forKeyShare()
      .executeTakeFirst()
    if (!member) throw new Problem(401)
    const { count } = await trx
      .selectFrom('company_document')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('member_id', '=', memberId)
      .where('unsent_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_UNSENT) throw new Problem(1004004006, { most: MOST_UNSENT })
    return trx
      .insertInto('company_document')
      .values({
        member_id: memberId,
        key: newPrivateKey(),
        name: made.name,
        media_type: made.mediaType,
        bytes: made.bytes.length,
        created_at: now,
        unsent_at: now,
      })
      .returning(['id', 'key', 'name', 'media_type', 'bytes', 'created_at'])
      .executeTakeFirstOrThrow()
  })
}

/** Deletes an unsent document; returns whether there was one. */
export async function discardDocument(
  deps: CompanyDeps,
  { id }: ParsedInputOf<typeof discardCompanyDocument>,
  { caller: { memberId } }: MemberContext,
): Promise<boolean> {
  return removeDocument(deps, id, async ({ member_id: ownerId, unsent_at: unsentAt }) => {
    return ownerId === memberId && unsentAt !== null
  })
}

/** Deletes documents that were not sent within a day, and documents whose verification was decided long ago. */
export async function sweepDocuments(deps: DocumentRemoval & Pick<CompanyDeps, 'clock'>): Promise<void> {
  const now = deps.clock.now().getTime()
  const due = (db: Db) =>
    db
      .selectFrom('company_document')
      .leftJoin('company', 'company.member_id', 'company_document.member_id')
      .select('company_document.id')
      .where((is) =>
        is.or([
          is('unsent_at', '<', new Date(now - DAY)),
          is.and([is('unsent_at', 'is', null), is('judged_at', '<', new Date(now - DAYS_OF_COMPANY_DOCUMENTS * DAY))]),
        ]),
      )
  for (const { id } of await due(deps.db).execute()) {
    await removeDocument(deps, id, async (_row, trx) => {
      // Checked again under the lock: the document may have been sent meanwhile.
      return (await due(trx).where('company_document.id', '=', id).executeTakeFirst()) !== undefined
    })
  }
}

/** Deletes all documents of a member whose account is about to be deleted. */
export async function removeDocuments(deps: DocumentRemoval, memberId: string): Promise<void> {
  const rows = await deps.db.selectFrom('company_document').select('id').where('member_id', '=', memberId).execute()
  for (const { id } of rows) await removeDocument(deps, id, async () => true)
}

/** Deletes only the files: the rows are deleted with the account, in the same transaction. */
export async function removeDocumentFiles(
  { privatePictures }: DocumentRemoval,
  trx: Db,
  memberId: string,
): Promise<void> {
  const rows = await trx.selectFrom('company_document').select('key').where('member_id', '=', memberId).execute()
  for (const { key } of rows) await privatePictures.remove(key)
}

/**
 * Deletes the file, then its row, so that an interrupted deletion can be repeated. `mayGo` is asked under a lock, while nobody can
 * send the document.
 */
async function removeDocument(
  { db, privatePictures }: DocumentRemoval,
  id: string,
  mayGo: (row: Selectable<MemberTables['company_document']>, trx: Db) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('company_document').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row || !(await mayGo(row, trx))) return false
    await privatePictures.remove(row.key)
    await trx.deleteFrom('company_document').where('id', '=', id).execute()
    return true
  })
}

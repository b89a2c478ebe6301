import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import * as calls from '../../../contract/paper.ts'
import type { Paper, PaperFields, Studio } from '../../../contract/paper.ts'
import { Problem } from '../../../contract/problem.ts'
import { LARGEST_UPLOAD_BYTES } from '../../../contract/uploads.ts'
import type { Db } from '../../database.ts'
import { serveUpload } from '../../platform/http/multipart.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { measureApart, prepareDecoding } from '../../platform/pictures/decoding.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { keepSent, removeUpload } from '../profile/uploads.ts'
import type { UploadDeps } from '../profile/uploads.ts'
import type { MemberTables } from '../tables.ts'

type PaperRow = Selectable<MemberTables['paper']>

/** The calls by which a member sets what stands on their papers. */
export function registerPaper(app: FastifyInstance, deps: UploadDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getPaper, getPaper)
  serve(domain, calls.updatePaper, updatePaper)
  serveUpload({ ...domain, largestFile: LARGEST_UPLOAD_BYTES, onForm: prepareDecoding }, calls.uploadLogo, uploadLogo)
  serve(domain, calls.removeLogo, removeLogo)
}

export interface PaperDeps {
  db: Db
  privatePictures: Pick<PrivatePictures, 'steadyAddressOf'>
}

async function getPaper(
  deps: PaperDeps,
  _input: unknown,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<Paper> {
  return paperOf(deps, await findRow(deps.db, memberId))
}

/** Throws 409 with the paper as it is where it was changed since the version. */
async function updatePaper(
  deps: UploadDeps & PaperDeps,
  { version, ...fields }: ParsedInputOf<typeof calls.updatePaper>,
  { caller: { memberId } }: MemberContext,
): Promise<Paper> {
  return inTransaction(deps.db, async (trx) => {
    const before = await lockRow(trx, { memberId, now: deps.clock.now() })
    if (before.version !== version) throw new Problem(409, {}, await paperOf(deps, before))
    const { studioName, saysQuarry, ...others } = fields
    const row = await trx
      .updateTable('paper')
      .set({ ...others, studio_name: studioName, says_quarry: saysQuarry, version: version + 1 })
      .set({ updated_at: deps.clock.now() })
      .where('member_id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return paperOf(deps, row)
  })
}

/** Throws as `keepUpload`. */
async function uploadLogo(
  deps: UploadDeps & PaperDeps,
  _input: unknown,
  context: MemberContext & WithFile,
): Promise<Paper> {
  const { key, picture } = await keepSent(deps, 'logo', context)
  const { width, height } = await measureApart(picture)
  return putLogo(deps, context.caller.memberId, { key, width, height })
}

async function removeLogo(
  deps: UploadDeps & PaperDeps,
  _input: unknown,
  { caller: { memberId } }: MemberContext,
): Promise<Paper> {
  return putLogo(deps, memberId, { key: null, width: null, height: null })
}

/** Nothing else shows a logo, so the one before goes at once. */
async function putLogo(
  deps: UploadDeps & PaperDeps,
  memberId: string,
  { key, width, height }: { key: string | null; width: number | null; height: number | null },
): Promise<Paper> {
  const { before, row } = await inTransaction(deps.db, async (trx) => {
    const former = await lockRow(trx, { memberId, now: deps.clock.now() })
    const changed = await trx
      .updateTable('paper')
      .set({ logo_key: key, logo_width: width, logo_height: height, updated_at: deps.clock.now() })
      .where('member_id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { before: former.logo_key, row: changed }
  })
  if (before !== null && before !== key)
    await removeUpload(deps, before, async (trx) => !(await isOnPaper(trx, before)))
  return paperOf(deps, row)
}

async function isOnPaper(db: Db, key: string): Promise<boolean> {
  return Boolean(await db.selectFrom('paper').select('member_id').where('logo_key', '=', key).executeTakeFirst())
}

/** The member's row, made where there is none, locked until the transaction ends. */
async function lockRow(trx: Db, { memberId, now }: { memberId: string; now: Date }): Promise<PaperRow> {
  await trx
    .insertInto('paper')
    .values({ member_id: memberId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx.selectFrom('paper').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
}

async function findRow(db: Db, memberId: string): Promise<PaperRow | undefined> {
  return db.selectFrom('paper').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

async function paperOf(deps: Pick<PaperDeps, 'privatePictures'>, row: PaperRow | undefined): Promise<Paper> {
  if (!row) return { ...calls.NEW_PAPER, logo: null, version: 0 }
  return { ...fieldsOf(row), logo: await logoOf(deps, row), version: row.version }
}

function fieldsOf(row: PaperRow): PaperFields {
  const { studio_name: studioName, address, foot, accent, says_quarry: saysQuarry } = row
  return { studioName, address, foot, accent, saysQuarry }
}

async function logoOf(
  { privatePictures }: Pick<PaperDeps, 'privatePictures'>,
  { logo_key: key, logo_width: width, logo_height: height }: PaperRow,
): Promise<Paper['logo']> {
  if (key === null || width === null || height === null) return null
  return { url: await privatePictures.steadyAddressOf(key), width, height }
}

/** A member's studio as guests see it; undefined where it has no name. */
export async function findStudio(deps: PaperDeps, memberId: string): Promise<Studio | undefined> {
  return (await findKeptStudio(deps, memberId))?.studio
}

/** As `findStudio`, with the key of its logo. */
export async function findKeptStudio(
  deps: PaperDeps,
  memberId: string,
): Promise<{ studio: Studio; logoKey: string | null } | undefined> {
  const row = await findRow(deps.db, memberId)
  if (!row || row.studio_name === '') return undefined
  const { studioName: name, ...fields } = fieldsOf(row)
  return { studio: { ...fields, name, logo: await logoOf(deps, row) }, logoKey: row.logo_key }
}

/** What is kept of a member's paper, for the copy of their data; null where nothing is set. */
export async function getOwnPaper(deps: PaperDeps, memberId: string): Promise<Paper | null> {
  const row = await findRow(deps.db, memberId)
  return row ? paperOf(deps, row) : null
}

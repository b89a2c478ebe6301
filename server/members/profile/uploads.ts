import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { LONGEST_AVATAR_SIDE, MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import type { uploadFile } from '../../../contract/uploads.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { remakePicture } from '../../platform/pictures/pictures.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import { keyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { takeAttempt } from '../attempts.ts'
import type { MemberParts } from '../parts.ts'
import type { MemberTables } from '../tables.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MEBIBYTE = 1024 * 1024
const MOST_UPLOADS_AN_HOUR = 20
const MOST_BYTES = 20 * MEBIBYTE
const TAKEN = { formats: ['jpeg', 'png', 'webp', 'heif', 'gif'], mostPixels: MOST_UPLOAD_PIXELS }

/** One at a time: fifty megapixels take a second, and as AVIF most of a gigabyte and longer. What our page sends takes 20 ms. */
const decoding = pLimit(1)
const LONGEST_LINE = 12

export interface UploadParts extends MemberParts {
  storage: Storage
  pictures: Pick<PictureServer, 'forget'>
}

/**
 * Keeps a picture made anew of the one that was sent; answers its address. Throws Problem 400 for what is no picture, 429
 * after twenty in an hour, 1001003001 where the member's pictures take up all their room, 503 where many wait.
 */
export async function keepUpload(
  parts: UploadParts,
  { directory }: ParsedInputOf<typeof uploadFile>,
  { caller: { memberId }, language, file }: MemberContext & WithFile,
): Promise<string> {
  const { db, clock, storage } = parts
  const limit = { kind: 'upload', subject: memberId, most: MOST_UPLOADS_AN_HOUR, withinMs: HOUR }
  const reached = await takeAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
  const picture = await remake(file, language)
  const key = keyOf(picture, ownerOf(memberId))
  // The row first: what is broken off here is found by the sweep.
  await noteUpload(parts, { key, member_id: memberId, directory, bytes: picture.length, created_at: clock.now() })
  await storage.put(picture, ownerOf(memberId))
  // The account may have been deleted meanwhile, with all that was known of its pictures.
  if (!(await db.selectFrom('upload').select('key').where('key', '=', key).executeTakeFirst())) {
    await storage.remove(key)
    throw new Problem(401)
  }
  return `/images/${key}`
}

function ownerOf(memberId: string): string {
  return `member ${memberId}`
}

async function remake(file: Buffer | undefined, language: Language): Promise<Buffer> {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const refuse = (reason = '') => new Problem(400, { field: 'file', reason })
  if (!file) throw refuse(issueText({ code: 'invalid_type', expected: 'file', input: undefined }, tongue))
  if (decoding.pendingCount >= LONGEST_LINE) throw new Problem(503)
  try {
    return await decoding(() => remakePicture(file, LONGEST_AVATAR_SIDE, TAKEN))
  } catch (error) {
    if (error instanceof PictureError) throw refuse(error.reason[tongue])
    throw error
  }
}

async function noteUpload({ db }: UploadParts, upload: MemberTables['upload']): Promise<void> {
  const { key, member_id: memberId, bytes, created_at: now } = upload
  await db.transaction().execute(async (trx) => {
    // One after another: two at once do not fill the same room.
    await oneAtATime(trx, `uploads ${memberId}`)
    const member = await trx
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .forKeyShare()
      .executeTakeFirst()
    if (!member) throw new Problem(401)
    const others = await trx
      .selectFrom('upload')
      .select((is) => is.fn.sum<string | null>('bytes').as('bytes'))
      .where('member_id', '=', memberId)
      .where('key', '!=', key)
      .executeTakeFirst()
    if (Number(others?.bytes ?? 0) + bytes > MOST_BYTES) {
      throw new Problem(1001003001, { limit: `${MOST_BYTES / MEBIBYTE} MB` })
    }
    // The same picture again is as if it came now: it has another day to be used in.
    await trx
      .insertInto('upload')
      .values(upload)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: now }))
      .execute()
  })
}

/** Removes the pictures that nobody has made their avatar, a day after they came, or since they were replaced. */
export async function sweepUploads(parts: UploadParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - DAY)
  const unused = (db: Kysely<MemberTables>) =>
    db
      .selectFrom('upload')
      .innerJoin('member', 'member.id', 'upload.member_id')
      .select('key')
      .where('upload.created_at', '<', before)
      .where(sql<boolean>`avatar IS DISTINCT FROM '/images/' || key`)
  for (const { key } of await unused(parts.db).execute()) {
    await removeUpload(parts, key, async (trx) => {
      // Asked once more: it may have been taken into use.
      return (await unused(trx).where('key', '=', key).executeTakeFirst()) !== undefined
    })
  }
}

/** Removes pictures for good: their files, then what is known of them, so that what was broken off can be done again. */
export async function removeUploads(parts: UploadParts, keys: string[]): Promise<void> {
  for (const key of keys) await removeUpload(parts, key, async () => true)
}

/** Where it may go, asked while nobody else can take it into use or send it again. */
async function removeUpload(
  { db, storage, pictures }: UploadParts,
  key: string,
  mayGo: (trx: Kysely<MemberTables>) => Promise<boolean>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('upload').select('key').where('key', '=', key).forUpdate().execute()
    if (!(await mayGo(trx))) return
    await storage.remove(key)
    await pictures.forget(key)
    await trx.deleteFrom('upload').where('key', '=', key).execute()
  })
}

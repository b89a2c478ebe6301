import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { LONGEST_AVATAR_SIDE, LONGEST_BOARD_PICTURE_SIDE, MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import type { UploadDirectory, uploadFile } from '../../../contract/uploads.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { remakeApart, remakePhotographApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { inTurn } from '../../platform/pictures/turns.ts'
import { newPrivateKey } from '../../platform/pictures/private-pictures.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { registerAttempt } from '../attempts.ts'
import type { MemberDeps } from '../deps.ts'
import type { MemberTables } from '../tables.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MEBIBYTE = 1024 * 1024
const TAKEN = { formats: ['jpeg', 'png', 'webp', 'heif', 'gif'], mostPixels: MOST_UPLOAD_PIXELS }

export interface UploadDeps extends MemberDeps {
  storage: Storage
  pictures: Pick<PictureServer, 'forget'>
  privatePictures: Pick<PrivatePictures, 'keep' | 'addressOf' | 'remove'>
  /** Gives pictures of a member's that others need to these, before the account goes. */
  leavePictures(db: Kysely<MemberTables>, memberId: string): Promise<void>
}

/** What differs from one directory to another. */
interface Directory {
  /** What the tries of an hour are counted as. */
  attempt: string
  mostAnHour: number
  /** Of all that a member has there. */
  mostBytes: number
  mostPictures: number
  remake(file: Buffer): Promise<Buffer>
  /** The picture's key, before it is kept. */
  keyOf(picture: Buffer, memberId: string): string
  keep(deps: UploadDeps, kept: { key: string; picture: Buffer; memberId: string }): Promise<unknown>
  remove(deps: Pick<UploadDeps, 'storage' | 'pictures' | 'privatePictures'>, key: string): Promise<void>
  addressOf(deps: Pick<UploadDeps, 'privatePictures'>, key: string): Promise<string>
}

const DIRECTORIES: Record<UploadDirectory, Directory> = {
  avatar: {
    attempt: 'upload',
    mostAnHour: 20,
    mostBytes: 20 * MEBIBYTE,
    mostPictures: 1000,
    remake: (file) => remakeApart(file, LONGEST_AVATAR_SIDE, TAKEN),
    keyOf: (picture, memberId) => storageKeyOf(picture, ownerOf(memberId)),
    keep: ({ storage }, { picture, memberId }) => storage.put(picture, ownerOf(memberId)),
    async remove({ storage, pictures }, key) {
      await storage.remove(key)
      await pictures.forget(key)
    },
    addressOf: async (_parts, key) => `/images/${key}`,
  },
  board: {
    attempt: 'board-upload',
    mostAnHour: 300,
    mostBytes: 200 * MEBIBYTE,
    mostPictures: 1000,
    remake: (file) => remakePhotographApart(file, LONGEST_BOARD_PICTURE_SIDE, TAKEN),
    keyOf: newPrivateKey,
    keep: ({ privatePictures }, { key, picture }) => privatePictures.keep(picture, key),
    remove: ({ privatePictures }, key) => privatePictures.remove(key),
    addressOf: ({ privatePictures }, key) => privatePictures.addressOf(key),
  },
}

/**
 * Keeps a picture made anew of the one that was sent; answers its address. Throws Problem 400 for what is no picture, 429
 * after too many in an hour, 1001003001 and 1001003002 where the member's pictures take up all their room, 503 where many wait.
 */
export async function keepUpload(
  deps: UploadDeps,
  { directory }: ParsedInputOf<typeof uploadFile>,
  { caller: { memberId }, language, file }: MemberContext & WithFile,
): Promise<string> {
  const { db, clock } = deps
  const place = DIRECTORIES[directory]
  const limit = { kind: place.attempt, subject: memberId, most: place.mostAnHour, withinMs: HOUR }
  const reached = await registerAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
  const picture = await remake(file, { place, memberId, language })
  return place.addressOf(deps, await keepRemade(deps, { picture, directory, memberId }))
}

/**
 * Keeps a picture for a board that came in another way than by an upload; answers its key, none for what is no picture of the
 * size that ours have. Throws 1001003001 and 1001003002. One that comes to lie on no board is swept like any other.
 */
export async function keepOwnPicture(deps: UploadDeps, memberId: string, file: Buffer): Promise<string | undefined> {
  const limits = { ...TAKEN, mostPixels: LONGEST_BOARD_PICTURE_SIDE ** 2 }
  try {
    const remake = async () => remakePhotographApart(file, LONGEST_BOARD_PICTURE_SIDE, limits)
    const picture = await inTurn(memberId, file, remake)
    return await keepRemade(deps, { picture, directory: 'board', memberId })
  } catch (error) {
    if (error instanceof PictureError) return undefined
    throw error
  }
}

async function keepRemade(
  deps: UploadDeps,
  { picture, directory, memberId }: { picture: Buffer; directory: UploadDirectory; memberId: string },
): Promise<string> {
  const place = DIRECTORIES[directory]
  const key = place.keyOf(picture, memberId)
  // The row first: what is broken off here is found by the sweep.
  await noteUpload(deps, { key, member_id: memberId, directory, bytes: picture.length })
  try {
    await place.keep(deps, { key, picture, memberId })
  } catch (error) {
    // A disk that takes no more costs the member no room: unless they have it from before, nothing is left of it.
    await removeUpload(deps, key, async (trx) => !(await isAvatar(trx, memberId, key))).catch(() => undefined)
    throw error
  }
  // The account may have been deleted meanwhile, with all that was known of its pictures.
  if (!(await deps.db.selectFrom('upload').select('key').where('key', '=', key).executeTakeFirst())) {
    await place.remove(deps, key)
    throw new Problem(401)
  }
  return key
}

async function isAvatar(db: Kysely<MemberTables>, memberId: string, key: string): Promise<boolean> {
  const member = await db.selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirst()
  return member?.avatar === `/images/${key}`
}

/** Where a picture of a member's is seen by whoever may: one that is private for an hour. */
export async function addressOfUpload(
  deps: Pick<UploadDeps, 'privatePictures'>,
  { key, directory }: Pick<MemberTables['upload'], 'key' | 'directory'>,
): Promise<string> {
  return DIRECTORIES[directory].addressOf(deps, key)
}

function ownerOf(memberId: string): string {
  return `member ${memberId}`
}

async function remake(
  file: Buffer | undefined,
  { place, memberId, language }: { place: Directory; memberId: string; language: Language },
): Promise<Buffer> {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const refuse = (reason = '') => new Problem(400, { field: 'file', reason })
  if (!file) throw refuse(issueText({ code: 'invalid_type', expected: 'file', input: undefined }, tongue))
  try {
    return await inTurn(memberId, file, async () => place.remake(file))
  } catch (error) {
    if (error instanceof PictureError) throw refuse(error.reason[tongue])
    throw error
  }
}

async function noteUpload(
  { db, clock }: UploadDeps,
  upload: Pick<MemberTables['upload'], 'key' | 'member_id' | 'directory' | 'bytes'>,
): Promise<void> {
  const { key, member_id: memberId, directory, bytes } = upload
  const { mostBytes, mostPictures } = DIRECTORIES[directory]
  const now = clock.now()
  await inTransaction(db, async (trx) => {
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
      .select((is) => [is.fn.sum<string | null>('bytes').as('bytes'), is.fn.countAll<string>().as('count')])
      .where('member_id', '=', memberId)
      .where('directory', '=', directory)
      .where('key', '!=', key)
      .executeTakeFirst()
    if (Number(others?.bytes ?? 0) + bytes > mostBytes) {
      throw new Problem(1001003001, { limit: `${mostBytes / MEBIBYTE} MB` })
    }
    if (Number(others?.count ?? 0) >= mostPictures) throw new Problem(1001003002, { most: mostPictures })
    // The same picture again is as if it came now: it has another day to be used in.
    await trx
      .insertInto('upload')
      .values({ ...upload, created_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: now }))
      .execute()
  })
}

/** Removes the pictures that nobody has made their avatar, a day after they came, or since they were replaced. */
export async function sweepUploads(deps: UploadDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY)
  const unused = (db: Kysely<MemberTables>) =>
    db
      .selectFrom('upload')
      .innerJoin('member', 'member.id', 'upload.member_id')
      .select('key')
      .where('directory', '=', 'avatar')
      .where('upload.created_at', '<', before)
      .where(sql<boolean>`avatar IS DISTINCT FROM '/images/' || key`)
  for (const { key } of await unused(deps.db).execute()) {
    await removeUpload(deps, key, async (trx) => {
      // Asked once more: it may have been taken into use.
      return (await unused(trx).where('key', '=', key).executeTakeFirst()) !== undefined
    })
  }
}

/** Removes pictures for good: their files, then what is known of them, so that what was broken off can be done again. */
export async function removeUploads(deps: UploadDeps, keys: string[]): Promise<void> {
  for (const key of keys) await removeUpload(deps, key, async () => true)
}

/** Where it may go, asked while nobody else can take it into use or send it again. */
export async function removeUpload(
  deps: Pick<UploadDeps, 'db' | 'storage' | 'pictures' | 'privatePictures'>,
  key: string,
  mayGo: (trx: Kysely<MemberTables>) => Promise<boolean>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('upload')
      .select('directory')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (!found || !(await mayGo(trx))) return
    await DIRECTORIES[found.directory].remove(deps, key)
    await trx.deleteFrom('upload').where('key', '=', key).execute()
  })
}

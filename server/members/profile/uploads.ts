import { sql } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { LONGEST_LOGO_SIDE } from '../../../contract/paper.ts'
import { LONGEST_AVATAR_SIDE, LONGEST_BOARD_PICTURE_SIDE, MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import type { StoredDirectory, uploadFile } from '../../../contract/uploads.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { remakeApart, remakePhotographApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { inTurn, MOST_SLOW_PIXELS } from '../../platform/pictures/turns.ts'
import { newPrivateKey } from '../../platform/pictures/private-pictures.ts'
import type { PrivatePictures } from '../../platform/pictures/private-pictures.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'
import { countAttempt, registerAttempt } from '../attempts.ts'
import type { MemberDeps } from '../deps.ts'
import { isEverybodys } from '../sign-in/everybodys-accounts.ts'
import type { MemberTables } from '../tables.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MEBIBYTE = 1024 * 1024
const TAKEN = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'gif'],
  mostPixels: MOST_UPLOAD_PIXELS,
  mostSlowPixels: MOST_SLOW_PIXELS,
}

export interface UploadDeps extends MemberDeps {
  storage: Storage
  pictures: Pick<PictureServer, 'forget'>
  privatePictures: Pick<PrivatePictures, 'keep' | 'addressOf' | 'steadyAddressOf' | 'remove'>
  /** Passes a member's pictures to the owners of the boards that show them, before the account is deleted. */
  leavePictures(db: Db, memberId: string): Promise<void>
}

/** Files of projects in an hour: the largest project twice over. */
const MOST_FILES = { most: 400, withinMs: HOUR }

/** Throws 429, and 1004004007: an account of everybody is no place where strangers hand files to each other. */
export async function admitProjectFile(deps: MemberDeps, memberId: string): Promise<void> {
  if (await isEverybodys(deps, memberId)) throw new Problem(1004004007)
  await countAttempt(deps, [{ kind: 'project-file', subject: memberId, ...MOST_FILES }])
}

/** What differs between directories. */
interface Directory {
  /** The kind of attempt that limits uploads per hour. */
  attempt: string
  mostAnHour: number
  /** The most bytes that a member may have in it. */
  mostBytes: number
  mostPictures: number
  remake(file: Buffer): Promise<Buffer>
  /** The storage key of a picture that is about to be stored. */
  keyOf(picture: Buffer, memberId: string): string
  keep(deps: UploadDeps, kept: { key: string; picture: Buffer; memberId: string }): Promise<unknown>
  remove(deps: Pick<UploadDeps, 'storage' | 'pictures' | 'privatePictures'>, key: string): Promise<void>
  addressOf(deps: Pick<UploadDeps, 'privatePictures'>, key: string): Promise<string>
}

const DIRECTORIES: Record<StoredDirectory, Directory> = {
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
  logo: {
    attempt: 'logo-upload',
    mostAnHour: 20,
    mostBytes: 20 * MEBIBYTE,
    mostPictures: 100,
    remake: (file) => remakePhotographApart(file, LONGEST_LOGO_SIDE, TAKEN),
    keyOf: newPrivateKey,
    keep: ({ privatePictures }, { key, picture }) => privatePictures.keep(picture, key),
    remove: ({ privatePictures }, key) => privatePictures.remove(key),
    addressOf: ({ privatePictures }, key) => privatePictures.addressOf(key),
  },
}

/**
 * Stores a picture, encoded anew, and returns its address. Throws Problem 400 for other files, 429 after too many in an hour,
 * 1001003001 and 1001003002 where the member's space is full, 503 where too many uploads wait.
 */
export async function keepUpload(
  deps: UploadDeps,
  { directory }: ParsedInputOf<typeof uploadFile>,
  context: MemberContext & WithFile,
): Promise<string> {
  const { key } = await keepSent(deps, directory, context)
  return DIRECTORIES[directory].addressOf(deps, key)
}

/** As `keepUpload`; returns the key of what was stored, and its bytes. */
export async function keepSent(
  deps: UploadDeps,
  directory: StoredDirectory,
  { caller: { memberId }, language, file }: MemberContext & WithFile,
): Promise<{ key: string; picture: Buffer }> {
  const { db, clock } = deps
  const place = DIRECTORIES[directory]
  const limit = { kind: place.attempt, subject: memberId, most: place.mostAnHour, withinMs: HOUR }
  const reached = await registerAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
  const picture = await remake(file, { place, memberId, language })
  return { key: await keepRemade(deps, { picture, directory, memberId }), picture }
}

/**
 * Stores a picture for a board that was not uploaded by itself; returns its key, or undefined for what is no picture of a permitted
 * size. Throws 1001003001 and 1001003002. Like any other, it is swept if no board shows it.
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
  { picture, directory, memberId }: { picture: Buffer; directory: StoredDirectory; memberId: string },
): Promise<string> {
  const place = DIRECTORIES[directory]
  const key = place.keyOf(picture, memberId)
  // The row comes first, so that the sweep finds what is left by an interrupted upload.
  await noteUpload(deps, { key, member_id: memberId, directory, bytes: picture.length })
  try {
    await place.keep(deps, { key, picture, memberId })
  } catch (error) {
    // A full disk must not cost the member space. A picture that they had before stays.
    await removeUpload(deps, key, async (trx) => !(await isAvatar(trx, memberId, key))).catch(() => undefined)
    throw error
  }
  // The account and its pictures may have been deleted meanwhile.
  if (!(await deps.db.selectFrom('upload').select('key').where('key', '=', key).executeTakeFirst())) {
    await place.remove(deps, key)
    throw new Problem(401)
  }
  return key
}

async function isAvatar(db: Db, memberId: string, key: string): Promise<boolean> {
  const member = await db.selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirst()
  return member?.avatar === `/images/${key}`
}

/** The address of a member's picture; that of a private one is valid for an hour. */
export async function addressOfUpload(
  deps: Pick<UploadDeps, 'privatePictures'>,
  { key, directory }: Pick<MemberTables['upload'], 'key' | 'directory'>,
): Promise<string> {
  return DIRECTORIES[directory].addressOf(deps, key)
}

/** The owner of a member's avatar, by which its storage key is made. */
export function ownerOf(memberId: string): string {
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
    // One after the other, so that two uploads do not fill the same space.
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
    // Sending the same picture again gives it another day to be used.
    await trx
      .insertInto('upload')
      .values({ ...upload, created_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: now }))
      .execute()
  })
}

/** Deletes pictures that are nobody's avatar and on nobody's paper, a day after they were uploaded or replaced. */
export async function sweepUploads(deps: UploadDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY)
  const unused = (db: Db) =>
    db
      .selectFrom('upload')
      .innerJoin('member', 'member.id', 'upload.member_id')
      .select('key')
      .where('upload.created_at', '<', before)
      .where(
        sql<boolean>`CASE directory WHEN 'avatar' THEN avatar IS DISTINCT FROM '/images/' || key
          WHEN 'logo' THEN NOT EXISTS (SELECT FROM paper WHERE logo_key = key) ELSE false END`,
      )
  for (const { key } of await unused(deps.db).execute()) {
    await removeUpload(deps, key, async (trx) => {
      // Checked again under the lock: the picture may be in use by now.
      return (await unused(trx).where('key', '=', key).executeTakeFirst()) !== undefined
    })
  }
}

/** Deletes pictures: the file, then its row, so that an interrupted deletion can be repeated. */
export async function removeUploads(deps: UploadDeps, keys: string[]): Promise<void> {
  for (const key of keys) await removeUpload(deps, key, async () => true)
}

/** Deletes a picture if `mayGo` allows it, asked under a lock, while nobody can use or upload it. */
export async function removeUpload(
  deps: Pick<UploadDeps, 'db' | 'storage' | 'pictures' | 'privatePictures'>,
  key: string,
  mayGo: (trx: Db) => Promise<boolean>,
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

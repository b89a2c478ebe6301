import { Problem } from '../../../contract/problem.ts'
import { storePicture } from '../../imports/files/store-picture.ts'
import { measureApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { inTurn } from '../../platform/pictures/turns.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { KeepingDeps } from '../deps.ts'

/** Stores a picture as an import does; returns its key. Throws Problem 400 for other files. */
export async function keepRecordPicture(
  { db, storage }: Pick<KeepingDeps, 'db'> & { storage: Storage },
  _input: unknown,
  { caller: { memberId }, file }: MemberContext & WithFile,
): Promise<string> {
  if (!file) throw new Problem(400, { field: 'file', reason: { en: 'is required', zh: '请选择图片' } })
  const key = storageKeyOf(file)
  const known = await db.selectFrom('picture').select('id').where('key', '=', key).executeTakeFirst()
  if (known) return key
  const facts = await measure(memberId, file)
  await storage.put(file)
  await changeByHand(db, memberId, (trx) => storePicture(trx, { use: 'picture', key, bytes: file.length, facts }))
  return key
}

async function measure(memberId: string, file: Buffer) {
  try {
    return await inTurn(memberId, file, async () => measureApart(file))
  } catch (error) {
    if (error instanceof PictureError) throw new Problem(400, { field: 'file', reason: error.reason })
    throw error
  }
}

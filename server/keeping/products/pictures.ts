import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { cropPicture, PictureFacts, uploadPicture } from '../../../contract/keeping/products.ts'
import { Problem } from '../../../contract/problem.ts'
import { pictureRow } from '../../imports/files/line-files.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { cutApart, measureApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { inTurn } from '../../platform/pictures/turns.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { ProductDeps } from './deps.ts'
import { findPictureFacts } from './record/stored-files.ts'
import { REASONS, refusal } from './record/refusals.ts'

type Deps = Pick<ProductDeps, 'db' | 'storage'>

/** Stores a picture unchanged. Throws Problem 400 for unsupported content. */
export async function keepPicture(
  deps: Deps,
  _input: ParsedInputOf<typeof uploadPicture>,
  { caller: { memberId }, file }: MemberContext & WithFile,
): Promise<OutputOf<typeof uploadPicture>> {
  if (!file) throw refusal('file', REASONS.required)
  return storePicture(deps, { bytes: file, memberId, field: 'file' })
}

/** Cuts a part out of a picture. A part of a part is cut from the original. */
export async function cutPicture(
  deps: Deps,
  { picture, ...part }: ParsedInputOf<typeof cropPicture>,
  { caller: { memberId } }: MemberContext,
): Promise<PictureFacts> {
  const [facts] = await findPictureFacts(deps.db, { keys: [picture] })
  if (!facts) throw refusal('picture', REASONS.unknown)
  const original = facts.cutFrom?.picture ?? picture
  const bytes = await deps.storage.find(original, { urgency: 'asked', whose: memberId })
  if (!bytes) throw refusal('picture', REASONS.unknown)
  const cut = await telling('picture', () => inTurn(memberId, bytes, () => cutApart(bytes, part)))
  return storePicture(deps, { bytes: cut, memberId, field: 'picture', cutFrom: { original, part } })
}

interface Stored {
  bytes: Buffer
  memberId: string
  field: string
  cutFrom?: { original: string; part: { x: number; y: number; w: number; h: number } }
}

async function storePicture({ db, storage }: Deps, { bytes, memberId, field, cutFrom }: Stored): Promise<PictureFacts> {
  const key = storageKeyOf(bytes)
  const known = await findPictureFacts(db, { keys: [key] })
  const measured = known[0] ?? (await telling(field, () => inTurn(memberId, bytes, () => measureApart(bytes))))
  await storage.put(bytes)
  if ('dominantColor' in measured) {
    const row = pictureRow({ use: 'picture', key, bytes: bytes.length, facts: measured })
    await changeByHand(db, memberId, async (trx) => {
      const original = cutFrom && (await trx.selectFrom('picture').select('id').where('key', '=', cutFrom.original).executeTakeFirst()) // prettier-ignore
      const { x = null, y = null, w = null, h = null } = original ? cutFrom.part : {}
      const cut = { cut_from: original?.id ?? null, cut_x: x, cut_y: y, cut_w: w, cut_h: h }
      // The same picture may be uploaded twice at once.
      await trx.insertInto('picture').values({ ...row, ...cut }).onConflict((conflict) => conflict.doNothing()).execute() // prettier-ignore
    })
  }
  const [stored] = await findPictureFacts(db, { keys: [key] })
  if (!stored) throw new Problem(500)
  return stored
}

async function telling<Made>(field: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureError) throw refusal(field, error.reason)
    throw error
  }
}

import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { uploadDocument } from '../../../contract/keeping/products.ts'
import { Problem } from '../../../contract/problem.ts'
import type { WithFile } from '../../platform/http/multipart.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { findDocumentFormat } from '../../platform/storage/documents.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { ProductDeps } from './deps.ts'
import { findDocumentFacts } from './record/stored-files.ts'
import { REASONS, refusal } from './record/refusals.ts'

/** Stores a document of a certificate or a download. Throws Problem 400 for unsupported content. */
export async function keepProductDocument(
  { db, storage }: Pick<ProductDeps, 'db' | 'storage'>,
  _input: ParsedInputOf<typeof uploadDocument>,
  { caller: { memberId }, file }: MemberContext & WithFile,
): Promise<OutputOf<typeof uploadDocument>> {
  if (!file) throw refusal('file', REASONS.required)
  const format = findDocumentFormat(file)
  if (!format) throw refusal('file', REASONS.noDocument)
  const key = await storage.put(file)
  await changeByHand(db, memberId, (trx) =>
    trx
      .insertInto('stored_document')
      .values({ key, format, bytes: String(file.length) })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const [stored] = await findDocumentFacts(db, { keys: [key] })
  if (!stored) throw new Problem(500)
  return stored
}

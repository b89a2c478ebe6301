import { sql } from 'kysely'
import { loadProductsById } from '../../imports/merging/stored-products.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { Trx } from '../../database.ts'
import { piecesOfIds } from './chosen-products.ts'

export interface StoredFile {
  key: string
  format: string
}

/** Some products by id with everything that belongs to them, and the files that they name. */
export interface Piece {
  products: ProductRows[]
  pictures: Map<string, StoredFile>
  documents: Map<string, StoredFile>
}

/** Products in pieces, the chosen ones or all; at most some hundred are in memory. */
export async function* piecesOf(
  trx: Trx,
  chosen: readonly string[] | undefined,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  for await (const ids of piecesOfIds(trx, chosen)) {
    signal.throwIfAborted()
    const products = await loadProductsById(trx, ids)
    products.sort((one, other) => Number(one.product.id) - Number(other.product.id))
    const pictureIds = products.flatMap(({ pictures }) => pictures.map(({ picture_id: id }) => id))
    const documentIds = products.flatMap(({ certificates, downloads }) =>
      [...certificates, ...downloads].flatMap(({ document_id: id }) => id ?? []),
    )
    yield {
      products,
      pictures: await filesById(trx, 'picture', pictureIds),
      documents: await filesById(trx, 'stored_document', documentIds),
    }
  }
}

async function filesById(
  trx: Trx,
  table: 'picture' | 'stored_document',
  ids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (!ids.length) return new Map()
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'key', 'format'])
    .where(sql<boolean>`id = ANY (${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, key, format }) => [id, { key, format }]))
}

import { sql } from 'kysely'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import { References } from '../../../imports/merging/references.ts'
import type { Trx } from '../../../database.ts'
import type { StoredKeys } from './fields-of-rows.ts'

/** The rows behind the ids and keys of records. `references` creates what a record names for the first time. */
export interface KnownKeys extends StoredKeys {
  references: References
  /** Ids by storage key. */
  pictureIds: ReadonlyMap<string, string>
  documentIds: ReadonlyMap<string, string>
}

/** Loads what stored products and a change to them refer to. `given` is searched for storage keys. */
export async function loadKnownKeys(
  trx: Trx,
  products: readonly ProductRows[],
  given: unknown = null,
): Promise<KnownKeys> {
  const references = await References.load(trx)
  return {
    references,
    ...(await loadFiles(trx, products, keysIn(given))),
    typeOf: (id) => references.attributeNamed(id)?.type,
  }
}

type Files = Omit<KnownKeys, 'references' | 'typeOf'>

async function loadFiles(trx: Trx, products: readonly ProductRows[], keys: string[]): Promise<Files> {
  const pictureIds = products.flatMap(({ pictures }) => pictures.map((use) => use.picture_id))
  const documentIds = products.flatMap(({ certificates, downloads }) =>
    [...certificates, ...downloads].flatMap((row) => row.document_id ?? []),
  )
  const pictures = await filesOf(trx, 'picture', { ids: pictureIds, keys })
  const documents = await filesOf(trx, 'stored_document', { ids: documentIds, keys })
  const keyById = new Map([...pictures].map(({ id, key }) => [id, key]))
  const documentKeyById = new Map([...documents].map(({ id, key }) => [id, key]))
  return {
    pictureIds: new Map(pictures.map(({ id, key }) => [key, id])),
    documentIds: new Map(documents.map(({ id, key }) => [key, id])),
    pictureKey: (id) => keyById.get(id) ?? '',
    documentKey: (id) => documentKeyById.get(id) ?? '',
  }
}

async function filesOf(
  trx: Trx,
  table: 'picture' | 'stored_document',
  { ids, keys }: { ids: string[]; keys: string[] },
): Promise<{ id: string; key: string }[]> {
  if (!ids.length && !keys.length) return []
  const { rows } = await sql<{ id: string; key: string }>`
    SELECT id::text, key FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[]) OR key = ANY (${keys})`.execute(trx)
  return rows
}

/** Every text that may be a storage key, however deep it is nested. */
function keysIn(given: unknown): string[] {
  if (typeof given === 'string') return /^[0-9a-f]{40}$/.test(given) ? [given] : []
  if (typeof given !== 'object' || given === null) return []
  return Object.values(given).flatMap(keysIn)
}

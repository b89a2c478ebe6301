import type { ImportProduct } from '../../../contract/import-file.ts'
import type { Trx } from '../../database.ts'
import { piecesOf } from './pieces.ts'
import { lineOf } from './product-line.ts'
import type { NameFile } from './product-line.ts'
import { loadSharedNames } from './shared-names.ts'

interface PublicLines {
  /** The address of the site; without a slash at its end. */
  publicUrl: string
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

/**
 * Reads products as visitors see them, each as a complete line of the import file, by id. Leaves out products and SKUs that are not
 * on sale, and the editors' ranks.
 */
export async function openPublicLines(
  trx: Trx,
  { publicUrl, signal }: PublicLines,
): Promise<(ids: readonly string[]) => Promise<Map<string, ImportProduct>>> {
  const nameFile: NameFile = (use, { key, format }) =>
    use === 'picture' ? `${publicUrl}/images/${key}` : `${publicUrl}/files/${key}/document.${format}`
  const shared = await loadSharedNames(trx)
  // Partners read what they always have.
  const free = [...shared.attributes].map(([id, attribute]) => [id, { ...attribute, fact: null }] as const)
  const names = { ...shared, attributes: new Map(free) }
  return async (ids) => {
    const lines = new Map<string, ImportProduct>()
    for await (const { products, ...files } of piecesOf(trx, ids, signal)) {
      for (const { skus, ...rows } of products) {
        const shown = skus.filter(({ status }) => status === 'on_sale')
        if (rows.product.status !== 'on_sale' || !shown.length) continue
        const { rank: _editors, ...line } = lineOf(
          { ...rows, skus: shown },
          { names, files, nameFile, tellsBrand: true },
        )
        lines.set(rows.product.id, line)
      }
    }
    return lines
  }
}

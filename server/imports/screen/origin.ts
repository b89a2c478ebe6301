import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Db } from '../../database.ts'
import { rateMapping } from '../mapping/guess-mapping.ts'
import type { MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import { mappingWithoutRemarks, mappingWithRemarks, statedOrigin, withoutRemarks } from '../mapping/remark-column.ts'
import { cellText } from '../mapping/row-facts.ts'
import type { Upload } from './uploads.ts'

/** Finds the import whose rejected rows a table holds, corrected. The id in the header is not enough: the columns must match too. */
export async function findOrigin(db: Db, header: readonly string[]): Promise<Upload | undefined> {
  const id = statedOrigin(header)
  if (id === undefined) return undefined
  const origin = await db.selectFrom('import_upload').selectAll().where('id', '=', id).executeTakeFirst()
  if (!origin?.facts || !origin.mapping) return undefined
  const isSame = columnsOf(header) === columnsOf(origin.facts.header)
  return isSame ? origin : undefined
}

const columnsOf = (header: readonly string[]) => JSON.stringify(withoutRemarks(header).map(cellText))

/** Proposes the mapping of the original import. Whether absent products are withdrawn is chosen again. */
export function proposeAsOrigin(
  { id, name, facts, mapping, supplier }: Upload,
  header: readonly string[],
  columns: readonly TableColumn[],
): MappingProposal | undefined {
  if (!facts || !mapping) return undefined
  const bare = mappingWithoutRemarks({ header: facts.header, mapping })
  const proposal = rateMapping(columns, mappingWithRemarks({ header, mapping: bare }), supplier)
  return { ...proposal, rejectedOf: { id, name } }
}

/**
 * Links the files of an earlier upload into the folder of this one and returns their new paths; its own files take precedence. Links
 * survive the deletion of the earlier upload.
 */
export async function takeFilesOf({ facts }: Pick<Upload, 'facts'>, folder: string): Promise<string[]> {
  if (!facts) return []
  const entries = await readdir(facts.folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const taken: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = join(entry.parentPath, entry.name)
    const to = join(folder, relative(facts.folder, from))
    await mkdir(dirname(to), { recursive: true })
    await link(from, to).catch((error: NodeJS.ErrnoException) => orCopied(error, from, to))
    taken.push(to)
  }
  return taken
}

/** Copies where the file system has no links. A file deleted meanwhile is reported by the row that names it. */
async function orCopied({ code }: NodeJS.ErrnoException, from: string, to: string): Promise<void> {
  if (code === 'EEXIST' || code === 'ENOENT') return
  await copyFile(from, to)
}

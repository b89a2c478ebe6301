import type { Packed } from '../../platform/xlsx/zip.ts'
import { createPackedText, createZip, stored } from '../../platform/xlsx/zip.ts'
import { textOfLines } from './catalogue-lines.ts'
import type { ArchivedFile } from './archived-files.ts'
import type { CatalogueMoment } from './moment.ts'
import type { NameFile } from './product-line.ts'

/** The lines of an import file, and the files that they name, by path. */
export interface Archived {
  lines: Packed
  keys: ReadonlyMap<string, string>
}

/** Reads what goes into an archive, but no file: making them may take long, and needs no snapshot. */
export async function gatherArchive(moment: Omit<CatalogueMoment, 'write'>): Promise<Archived> {
  const keys = new Map<string, string>()
  const besideIt: NameFile = (_use, { key, format }) => {
    const path = `files/${key}${ENDINGS[format] ?? `.${format}`}`
    keys.set(path, key)
    return path
  }
  const lines = createPackedText()
  try {
    for await (const text of textOfLines(moment, besideIt)) await lines.write(text)
    return { lines: await lines.end(), keys }
  } finally {
    lines.close()
  }
}

/** Writes a ZIP with an import file and its pictures and documents: everything that another installation needs. */
export async function writeArchive(
  lines: Packed,
  files: AsyncIterable<ArchivedFile>,
  write: CatalogueMoment['write'],
): Promise<void> {
  const zip = createZip()
  const add = async (path: string, file: Packed) => {
    for (const bytes of zip.add(path, file)) await write(bytes)
  }
  await add('catalogue.jsonl', lines)
  for await (const { path, bytes } of files) await add(path, stored(bytes))
  for (const bytes of zip.end()) await write(bytes)
}

/** A spreadsheet document gets no ending: the import would take it for the catalogue. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: '.jpg', xlsx: '' }

import type { Storage } from '../../platform/storage/storage.ts'
import { createPackedText, createZip, stored } from '../../platform/xlsx/zip.ts'
import { textOfLines } from './catalogue-lines.ts'
import type { CatalogueMoment } from './moment.ts'
import type { NameFile } from './product-line.ts'

/** Writes a ZIP with an import file and its pictures and documents: everything that another installation needs. */
export async function writeArchive({ write, ...moment }: CatalogueMoment, storage: Storage): Promise<void> {
  const keys = new Map<string, string>()
  const besideIt: NameFile = (_use, { key, format }) => {
    const path = `files/${key}${ENDINGS[format] ?? `.${format}`}`
    keys.set(path, key)
    return path
  }
  const zip = createZip()
  const lines = createPackedText()
  const add = async (path: string, file: Parameters<typeof zip.add>[1]) => {
    for (const bytes of zip.add(path, file)) await write(bytes)
  }
  try {
    for await (const text of textOfLines(moment, besideIt)) await lines.write(text)
    await add('catalogue.jsonl', await lines.end())
    for (const [path, key] of keys) {
      moment.signal.throwIfAborted()
      const bytes = await storage.find(key)
      // A file that is gone from the disk is reported by the import, line by line.
      if (bytes) await add(path, stored(bytes))
    }
    for (const bytes of zip.end()) await write(bytes)
  } finally {
    lines.close()
  }
}

/** A spreadsheet document gets no ending: the import would take it for the catalogue. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: '.jpg', xlsx: '' }

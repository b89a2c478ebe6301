import type { ImportField } from '../../../contract/import-screen.ts'
import type { Language } from '../../../contract/problem.ts'
import { findRates } from '../../catalogue/rates.ts'
import { parseLine } from '../reading/parse-line.ts'
import type { ParsedLine } from '../reading/parse-line.ts'
import { understoodFields } from '../telling/understood-fields.ts'
import { UploadGone } from './bring-upload.ts'
import type { ScreenDeps } from './deps.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { openUpload } from './upload-source.ts'
import { uploadDigestOf } from './uploads.ts'
import type { Upload } from './uploads.ts'

/**
 * Reads lines of an upload again, for what was understood of each: the fields by line. Reading ends with the last of them. Empty if the
 * file is gone, or is read otherwise than when it was checked.
 */
export async function understoodOf(
  deps: Pick<ScreenDeps, 'db' | 'clock' | 'importsFolder' | 'uploads'>,
  upload: Upload,
  { lines, language }: { lines: readonly number[]; language: Language },
): Promise<Map<number, ImportField[]>> {
  const found = new Map<number, ImportField[]>()
  if (!lines.length || upload.checked_digest !== uploadDigestOf(upload)) return found
  const { db, clock } = deps
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  const wanted = new Set(lines)
  const [known, rates] = [await loadKnownCatalogue(db), await findRates(db, clock.today())]
  try {
    const source = await openUpload(deps, upload)
    for await (const raw of source.lines(first)) {
      if (raw.line > last) break
      if (!wanted.has(raw.line)) continue
      const line = parseLine(raw)
      if (line.kind === 'product')
        found.set(raw.line, understoodFields(line.product, { fromOf: fromOf(line, raw.text), known, rates, language }))
      // Reading on would take the next rows only to leave them.
      if (raw.line === last) break
    }
  } catch (error) {
    if (!(error instanceof UploadGone)) throw error
  }
  return found
}

type ProductLine = Extract<ParsedLine, { kind: 'product' }>

/** In a table the cell; in JSON Lines the field with its text. */
function fromOf({ line, placeOf }: ProductLine, text: string): (field: string) => ImportField['from'] {
  if (placeOf)
    return (field) => {
      const place = placeOf(field)
      return place && place.value !== '' ? { row: place.line, column: place.column, value: place.value } : undefined
    }
  const value = JSON.parse(text) as unknown
  return (field) => {
    const stated = field
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce<unknown>((part, step) => (Object(part) as Record<string, unknown>)[step], value)
    if (stated === undefined) return undefined
    return { row: line, column: field, value: typeof stated === 'string' ? stated : JSON.stringify(stated) }
  }
}

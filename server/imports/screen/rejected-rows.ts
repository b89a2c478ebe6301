import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { csvOf, moreOfCsv, unguarded } from '../../../contract/csv.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import type { getRejectedRows } from '../../../contract/import-screen.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { Problem } from '../../../contract/problem.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Db } from '../../database.ts'
import { isRemark, remarkHeader } from '../mapping/remark-column.ts'
import { readTable } from '../tables/read-table.ts'
import { reasonInChinese } from '../telling/chinese-reason.ts'
import { bringUpload, UploadGone } from './bring-upload.ts'
import type { ScreenDeps } from './deps.ts'
import { openUpload } from './upload-source.ts'
import { getUpload } from './uploads.ts'
import type { Upload, UploadPlace } from './uploads.ts'

/**
 * The rejected rows of an upload with the reasons, as CSV or JSON Lines. The header of the reason column names the import, by which a
 * later upload of the corrected rows is recognised (origin.ts).
 */
export async function fileRejectedRows(
  deps: Pick<ScreenDeps, 'db' | keyof UploadPlace>,
  { id }: ParsedInputOf<typeof getRejectedRows>,
  { language }: MemberContext,
): Promise<DownloadedFile> {
  const known = await getUpload(deps.db, id)
  const reasons = await reasonsByLine(deps.db, known, language === 'zh-CN')
  if (!known.facts || !reasons.size) throw new Problem(404)
  const upload = await bringUpload(deps, known).catch((error: unknown) => {
    throw error instanceof UploadGone ? new Problem(404) : error
  })
  const name = `${upload.name.replace(/\.[^.]*$/, '')} ${language === 'zh-CN' ? '被拒绝的行' : 'rejected rows'}`
  if (known.facts.kind === 'jsonl')
    return { name, elseName: 'rejected', ending: 'jsonl', mediaType: 'application/x-ndjson', content: Readable.from(linesOf(upload, reasons)) } // prettier-ignore
  const rows = await wholeRows(deps, upload, reasons)
  const content = Readable.from(tableOf(upload, rows, remarkHeader(id, language)))
  return { name, elseName: 'rejected', ending: 'csv', mediaType: 'text/csv; charset=utf-8', content }
}

async function reasonsByLine(db: Db, { id, run_id: runId }: Upload, isChinese: boolean): Promise<Map<number, string>> {
  const rows =
    runId === null
      ? await db.selectFrom('import_check_rejection').selectAll().where('upload_id', '=', id).orderBy('id').execute()
      : await db.selectFrom('import_rejection').selectAll().where('run_id', '=', runId).orderBy('id').execute()
  const reasons = new Map<number, string>()
  for (const { line, column_name: column, field, reason, reason_zh: zh } of rows) {
    const words = isChinese ? (zh ?? reasonInChinese(reason)) : reason
    const told = [column ?? field, words].filter(Boolean).join(': ')
    reasons.set(line, [reasons.get(line), told].filter(Boolean).join('; '))
  }
  return reasons
}

/** A rejected product is rejected with all its rows, so the file needs all of them. */
async function wholeRows(
  deps: Pick<ScreenDeps, 'db' | keyof UploadPlace>,
  upload: Upload,
  reasons: Map<number, string>,
): Promise<Map<number, string>> {
  const rows = new Map(reasons)
  const source = await openUpload(deps, { ...upload, withdraws_absent: false })
  for await (const { rejections, rows: own = [] } of source.lines(1)) {
    if (rejections || !own.some((row) => reasons.has(row))) continue
    for (const row of own) if (!rows.has(row)) rows.set(row, '')
  }
  return rows
}

async function* tableOf(
  { facts, choice, mapping }: Upload,
  rows: Map<number, string>,
  remarks: string,
): AsyncGenerator<string> {
  if (!facts || !choice) return
  // Reason columns of an earlier round are left out.
  const own = [...facts.header.keys()].filter((index) => !isRemark(facts.header[index] ?? ''))
  yield csvOf([[...own.map((index) => facts.header[index] ?? ''), remarks]])
  for await (const read of readTable(facts.table, choice, { levels: facts.levels ?? 0 })) {
    const why = rows.get(read.row)
    if (why === undefined) continue
    const cells = asWritten(read, mapping)
    const [known, further] = [own.map((index) => cells[index] ?? ''), cells.slice(facts.header.length)]
    // The guard of the file that came is not a second one.
    yield moreOfCsv([[...known.map(unguarded), why, ...further.map(unguarded)]])
  }
}

/** The cells as texts of their columns: a text has no other sign that a workbook's number has a decimal point. */
export function asWritten({ cells, numbers }: ImportTableRow, mapping: ImportMapping | null): string[] {
  if (!numbers) return cells
  const withComma = new Set(mapping?.columns.flatMap(({ column, decimal }) => (decimal === ',' ? column : [])))
  return cells.map((cell, at) => (numbers.includes(at) && withComma.has(at) ? cell.replace('.', ',') : cell))
}

async function* linesOf({ facts }: Upload, reasons: Map<number, string>): AsyncGenerator<string> {
  if (!facts) return
  let number = 0
  for await (const line of createInterface({ input: createReadStream(facts.table.path) })) {
    number += 1
    if (reasons.has(number)) yield `${line}\n`
  }
}

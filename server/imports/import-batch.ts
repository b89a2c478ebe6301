import { lockCatalogue } from '../catalogue/change-log.ts'
import type { Trx } from '../database.ts'
import { applySetting } from './apply-setting.ts'
import { caught, countLine, emptyOutcome, reject } from './batch-outcome.ts'
import type { BatchOutcome, Taking } from './batch-outcome.ts'
import { readFilesOf } from './files/line-files.ts'
import type { ReadFiles } from './files/line-files.ts'
import { References } from './merging/references.ts'
import { unknownValues } from './reading/known-values.ts'
import { LineRejected } from './reading/line-rejected.ts'
import { MOST_REASONS } from './reading/parse-line.ts'
import type { ParsedLine, RejectedLine } from './reading/parse-line.ts'
import type { Rejection } from './reading/rejection.ts'
import { takeProducts } from './take-products.ts'
import type { ProductLine } from './take-products.ts'

type SettingLine = Extract<ParsedLine, { kind: 'setting' }>

/** Imports a batch of lines in the given transaction. No two of its lines are of the same product. */
export async function importBatch(trx: Trx, lines: ParsedLine[], taking: Taking): Promise<BatchOutcome> {
  const outcome = emptyOutcome()
  // Files first, before any lock: measuring pictures takes the longest.
  const readFiles = await readFilesOf(trx, lines, taking.files)
  await lockCatalogue(trx)
  for (const line of lines) {
    if (line.kind === 'setting') await takeSetting(trx, line, { taking, outcome })
  }
  const references = await References.load(trx, taking.tellsAlike)
  const sound: ProductLine[] = []
  for (const line of lines) {
    if (line.kind === 'setting') continue
    const rejections = rejectionsOf(line, readFiles, references)
    if (rejections.length) reject(outcome, rejections, line.rows)
    else if (line.kind === 'product') sound.push(line)
  }
  await takeProducts(trx, sound, { readFiles, references, outcome, taking })
  outcome.rejections.sort((one, other) => one.line - other.line)
  return outcome
}

// All reasons at once, so that a person corrects a line in one round.
function rejectionsOf(line: ProductLine | RejectedLine, readFiles: ReadFiles, references: References): Rejection[] {
  const told = line.kind === 'rejected' ? line.rejections : (readFiles.rejectionsByLine.get(line.line) ?? [])
  const fields = new Set(told.map(({ field }) => field))
  const unknown = unknownValues(line.kind === 'rejected' ? line.given : line.product, references)
  const further = unknown.filter(({ field }) => !fields.has(field)).map((issue) => ({ line: line.line, ...issue }))
  return [...told, ...further].slice(0, MOST_REASONS)
}

async function takeSetting(
  trx: Trx,
  { line, rows, setting }: SettingLine,
  { taking, outcome }: { taking: Taking; outcome: BatchOutcome },
): Promise<void> {
  const taken = await caught(() => applySetting(trx, setting, taking))
  if (taken instanceof LineRejected) reject(outcome, [{ line, field: taken.field, reason: taken.message }], rows)
  else {
    countLine(outcome, taken.outcome, { rows, skus: 0 })
    outcome.novelties.push(...taken.brought.map((brought) => ({ line, ...brought })))
  }
}

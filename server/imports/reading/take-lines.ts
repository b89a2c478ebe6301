import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { emptyOutcome, reject } from '../batch-outcome.ts'
import type { BatchOutcome, OutcomeCounts, Taking } from '../batch-outcome.ts'
import { importBatch } from '../import-batch.ts'
import { tableReason } from '../telling/table-reason.ts'
import type { ParsedLine } from './parse-line.ts'
import type { PlaceOfField, Rejection } from './rejection.ts'
import { tellable, tellableText } from './tellable.ts'

const LONGEST_NAME = 200

/** Imports a batch. If the database refuses a value, the lines are imported one by one, so that only the bad line is lost. */
export async function takeLines(trx: Trx, batch: ParsedLine[], taking: Taking): Promise<BatchOutcome> {
  const outcome = await takeWholeOrSingly(trx, batch, taking)
  const novelties = outcome.novelties.map((novelty) => ({ ...novelty, name: tellableText(novelty.name, LONGEST_NAME) }))
  const places = new Map(batch.map((line) => [line.line, 'placeOf' in line ? line.placeOf : undefined]))
  const located = outcome.rejections.map((rejection) => inItsPlace(rejection, places.get(rejection.line)))
  return { ...outcome, rejections: located.map(tellable), novelties }
}

/** Names the cell of a rejected field of a table, since its user does not know the fields. */
function inItsPlace(rejection: Rejection, placeOf: PlaceOfField | undefined): Rejection {
  const place = rejection.column === undefined ? placeOf?.(rejection.field) : undefined
  if (!place) return rejection
  const { en, zh } = tableReason(rejection.field, rejection.reason, place.column !== '')
  return { ...rejection, ...place, reason: en, reasonZh: zh }
}

async function takeWholeOrSingly(trx: Trx, batch: ParsedLine[], taking: Taking): Promise<BatchOutcome> {
  const whole = await withSavepoint(trx, () => importBatch(trx, batch, taking))
  if (!(whole instanceof Error)) return whole
  const outcomes: BatchOutcome[] = []
  for (const line of batch) {
    const single = await withSavepoint(trx, () => importBatch(trx, [line], taking))
    outcomes.push(single instanceof Error ? refusal(line, single) : single)
  }
  return outcomes.reduce(addOutcomes)
}

// Returns the error if the database refused a value (SQLSTATE classes 22 and 23); throws any other.
async function withSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result | Error> {
  await sql`SAVEPOINT batch`.execute(trx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT batch`.execute(trx)
    return result
  } catch (error) {
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error
    await sql`ROLLBACK TO SAVEPOINT batch`.execute(trx)
    return error as Error
  }
}

function refusal({ line, rows }: ParsedLine, { message }: Error): BatchOutcome {
  const outcome = emptyOutcome()
  reject(outcome, [{ line, field: '', reason: `the database refused it: ${message}` }], rows)
  return outcome
}

/** The combined outcome of two batches. */
export function addOutcomes(one: BatchOutcome, other: BatchOutcome): BatchOutcome {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    incomplete: one.incomplete + other.incomplete,
    rowsIn: addCounts(one.rowsIn, other.rowsIn),
    skusIn: addCounts(one.skusIn, other.skusIn),
    rejections: [...one.rejections, ...other.rejections],
    novelties: [...one.novelties, ...other.novelties],
    differences: [...one.differences, ...other.differences],
    hints: [...one.hints, ...other.hints],
    figures: [...one.figures, ...other.figures],
  }
}

function addCounts(one: OutcomeCounts, other: OutcomeCounts): OutcomeCounts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
  }
}

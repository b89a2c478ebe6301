import * as z from 'zod'
import { DAYS_IN_TRASH } from '../trash.ts'
import { asStored } from '../as-stored.ts'
import { id, listOf, moment, paging, pageOf } from '../fields.ts'

/**
 * A change of a record by hand: the changed fields, as they were when the person began (`was`) and as they are to be (`is`). If
 * somebody else has changed one of them since, the answer is 409 with the current record, and nothing is written.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it answers has the types of these fields
export function changeOf<Fields extends z.ZodObject>(fields: Fields) {
  return { id, was: asStored(fields).partial(), is: fields.partial() }
}

/** The ids of the records. */
export const someIds = z.object({
  ids: listOf(id).refine((ids) => ids.length > 0, { params: { reason: 'noneSelected' } }),
})

/** How many of the given records; missing ones are skipped. */
export const countOfThem = z.number().int()

/** A deleted record that can be restored for 30 days. `id` is the record's own. */
export const deletedRecord = z.object({
  id,
  name: z.string().nullable(),
  enName: z.string().nullable(),
  deleteTime: moment,
  /** Until then it can be restored. */
  until: moment,
  /** Who deleted it, as the trail of changes names them: `member:7`. */
  actor: z.string(),
})

export const deletedPage = { input: z.object(paging), output: pageOf(deletedRecord) }

export const KEPT_IN_TRASH_MS = DAYS_IN_TRASH * 24 * 60 * 60_000

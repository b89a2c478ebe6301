import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../contract/problem.ts'
import { changeAs, lockCatalogue } from '../catalogue/change-log.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { Db, Trx } from '../database.ts'

/** Some of a record's fields. */
export type Given<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** A change of fields: their values when it was begun, and their new values. */
export interface FieldsChange<Fields> {
  was: Given<Fields>
  is: Given<Fields>
}

/** Changes the catalogue in a transaction that excludes all others, in the name of a member of staff. */
export function changeByHand<Answer>(db: Db, memberId: string, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, `member:${memberId}`)
    return work(trx)
  })
}

/** The fields of a change that others have changed since it was begun, to other values. */
export function touchedSince<Fields extends object>(
  standing: Fields,
  { was, is }: FieldsChange<Fields>,
): (keyof Fields)[] {
  return (Object.keys(is) as (keyof Fields)[]).filter(
    (field) => !isDeepStrictEqual(standing[field], was[field]) && !isDeepStrictEqual(standing[field], is[field]),
  )
}

/** Throws Problem 409 with the present record where somebody else has changed the same fields. */
export function requireUntouched<Fields extends object>(
  standing: Fields,
  change: FieldsChange<Fields>,
  record: object = standing,
): void {
  const fields = touchedSince(standing, change)
  if (fields.length) throw new Problem(409, {}, { record, fields })
}

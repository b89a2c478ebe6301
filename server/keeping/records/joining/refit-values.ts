import { sql } from 'kysely'
import { convertedValue } from '../../../catalogue/converted-value.ts'
import type { PlainValue } from '../../../catalogue/converted-value.ts'
import type { AttributeKind } from '../../../catalogue/tables.ts'
import type { Db, Trx } from '../../../database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import { convertValues } from './convert-values.ts'
import { findValues } from './plan-joining.ts'

/** After a join was undone: values that somebody has stated since, in the form of the row, are stated in the attribute's own again. */
export async function refitValues(db: Db, runId: string, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT entity_id::text AS id FROM change_log
    WHERE run_id = ${runId}::bigint AND entity = 'attribute' AND before ->> 'type' <> after ->> 'type'`.execute(db)
  if (!rows.length) return
  await changeByHand(db, memberId, async (trx) => {
    for (const { id } of rows) await refit(trx, id)
  })
}

async function refit(trx: Trx, id: string): Promise<void> {
  const attribute = await trx.selectFrom('attribute').selectAll().where('id', '=', id).executeTakeFirst()
  if (!attribute) return
  const values = (await findValues(trx, id)).flatMap((one) => {
    const isText = one.key.startsWith('t')
    const becomes = fits(attribute.type, one.value, isText) ? undefined : convertedValue(one.value, '', attribute)
    return becomes ? [{ ...one, becomes, read: null }] : []
  })
  if (values.length) await convertValues(trx, { attribute, values }, attribute)
}

function fits(type: AttributeKind, value: PlainValue, isText: boolean): boolean {
  if ('texts' in value) return type === (isText ? 'text' : 'choice')
  return 'truth' in value ? type === 'boolean' : type === 'number' || type === 'range'
}

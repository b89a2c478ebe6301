import { sql } from 'kysely'
import type { Trx } from '../database.ts'
import type { AttributeForm } from './converted-value.ts'
import type { AttributeKind } from './tables.ts'

/** What an attribute was, whose values another one has now, or the same one in another type or unit (decisions/205). */
export interface FormerAttribute {
  formerId: string
  attributeId: string
  name: string | null
  enName: string | null
  unit: string
  type: AttributeKind
  /** As its values are stated now. */
  now: AttributeForm
}

export async function findFormerAttributes(trx: Trx): Promise<FormerAttribute[]> {
  const { rows } = await sql<FormerAttribute>`
    SELECT former_id::text AS "formerId", attribute_id::text AS "attributeId", former.name, former.en_name AS "enName",
      former.unit, former.type, jsonb_build_object('type', attribute.type, 'unit', attribute.unit, 'fact', attribute.fact) AS now
    FROM attribute_former AS former JOIN attribute ON attribute.id = former.attribute_id ORDER BY former.id`.execute(
    trx,
  )
  return rows
}

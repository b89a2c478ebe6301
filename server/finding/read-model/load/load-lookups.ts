import { sql } from 'kysely'
import { identityOf } from '../../../../contract/identity.ts'
import { findFormerAttributes } from '../../../catalogue/former-attributes.ts'
import { findRates } from '../../../catalogue/rates.ts'
import type { Rates } from '../../../catalogue/rates.ts'
import type { Trx } from '../../../database.ts'
import type { NamedFact } from '../../conditions/facts.ts'
import type { ReadingGround } from '../model.ts'

/** The small tables that products refer to. */
export interface Lookups {
  /** For each category id, the ids of the category and all its ancestors. */
  pathOfCategory: Map<string, string[]>
  /** For each area code, the ids of the area and all its ancestors. */
  pathOfOrigin: Map<string, string[]>
  systemOfColor: Map<string, string>
  /** For each id of an attribute option, its name in filters. */
  nameOfOption: Map<string, string>
  /** The exchange rates of the requested day. */
  rates: Rates
  reading: ReadingGround
}

export async function loadLookups(trx: Trx, today: string): Promise<Lookups> {
  const categories = await trx.selectFrom('category').select(['id', 'parent_id']).execute()
  const areas = await trx.selectFrom('area').select(['id', 'parent_id', 'code', 'name', 'en_name as enName']).execute()
  const areaPaths = pathsOf(areas)
  const colors = await trx
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color_system.name'])
    .execute()
  const options = await trx
    .selectFrom('attribute_option')
    .select(['id', sql<string>`coalesce(en_name, name)`.as('name')])
    .execute()
  const thicknesses = await trx
    .selectFrom('attribute')
    .select('id')
    .where('unit', '=', 'mm')
    .where((is) => is.or([is('name', 'in', ['厚度', '总厚度']), is('en_name', 'in', ['Thickness', 'Total thickness'])]))
    .orderBy('id')
    .execute()
  const facts = await trx
    .selectFrom('attribute')
    .select([
      'id',
      sql<string>`coalesce(name, en_name)`.as('name'),
      sql<string>`coalesce(en_name, name)`.as('enName'),
      'unit',
      'type',
      'fact',
    ])
    .where('type', 'in', ['number', 'range', 'choice', 'boolean'])
    .orderBy('id')
    .execute()
  return {
    pathOfCategory: pathsOf(categories),
    pathOfOrigin: new Map(areas.map(({ id, code }) => [code, areaPaths.get(id) ?? []])),
    systemOfColor: new Map(colors.map(({ id, name }) => [id, name])),
    nameOfOption: new Map(options.map(({ id, name }) => [id, name])),
    rates: await findRates(trx, today),
    reading: {
      areas: areas.map(({ id, code, name, enName }) => ({ id, code, name, enName })),
      thicknessIds: thicknesses.map(({ id }) => id),
      facts: facts as NamedFact[],
      ...(await findFormers(trx)),
    },
  }
}

async function findFormers(trx: Trx): Promise<Pick<ReadingGround, 'formers' | 'formerTexts'>> {
  const formers = await findFormerAttributes(trx)
  if (!formers.length) return {}
  const { rows } = await sql<{ attribute_id: string; name: string; value: string }>`
    SELECT attribute_id::text, option.name, coalesce(en_name, option.name) AS value
    FROM attribute_option AS option WHERE option.name IS NOT NULL AND attribute_id = ANY (
      ${formers.map(({ attributeId }) => attributeId)}::bigint[]) ORDER BY id`.execute(trx)
  const formerTexts: Record<string, Record<string, string[]>> = {}
  for (const { attribute_id: of, name, value } of rows) {
    // Any word may be a name, also one that objects have: `constructor`.
    const texts = (formerTexts[of] ??= Object.create(null) as Record<string, string[]>)
    for (const key of new Set([identityOf(name), identityOf(value)])) (texts[key] ??= []).push(value)
  }
  return { formers, formerTexts }
}

function pathsOf(rows: { id: string; parent_id: string | null }[]): Map<string, string[]> {
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]))
  return new Map(
    rows.map(({ id }) => {
      const path = [id]
      for (let above = parents.get(id); above; above = parents.get(above)) path.push(above)
      return [id, path]
    }),
  )
}

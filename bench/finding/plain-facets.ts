import type { QueryConfig } from 'pg'
import { conditionsOf, CUSTOM, HIGH, LOW, ON_SALE, RATE, SKUS, VALID, VALUE } from './plain-conditions.ts'
import type { Question } from './question.ts'

export interface PlainCount {
  facet: string
  value: string
  count: number
}

/** The column of the found SKUs that a facet counts, and where its values come from. */
interface Facet {
  column: string
  value?: string
  from?: string
}

const FACETS: Record<string, Facet> = {
  category: { column: 'category_id', value: 'above', from: 'JOIN category_path ON category_path.id = category_id' },
  brand: { column: 'brand_id' },
  color: { column: 'color_id' },
  colorSystem: { column: 'system_id', value: 'name', from: 'JOIN color_system ON color_system.id = system_id' },
  authority: {
    column: 'product_id AS certified_id',
    value: 'authority_id',
    from: `JOIN certificate ON certificate.product_id = certified_id AND ${VALID}`,
  },
  scheme: {
    column: 'product_id AS certified_id',
    value: 'scheme',
    from: `JOIN certificate ON certificate.product_id = certified_id AND ${VALID}`,
  },
  area: { column: 'area_id', value: 'above', from: 'JOIN area_path ON area_path.id = area_id' },
  hasCustomOption: { column: 'custom' },
  domesticOrImported: { column: 'domestic_or_imported' },
  inStock: { column: 'in_stock' },
  price: {
    column: 'low, high',
    value: 'bar',
    from: 'JOIN unnest(ARRAY[0, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6]::float8[]) AS bar ON high >= bar AND low <= 2 * bar',
  },
}

/**
 * All facets in one handwritten statement. It reads SKUs once and keeps those that miss at most one filter, with that
 * filter's name, so that each facet ignores its own filter.
 */
export function plainFacets(question: Question): QueryConfig {
  const values: unknown[] = []
  const bind = (given: unknown): string => `$${values.push(given)}`
  const conditions = conditionsOf(question, bind)
  const isMet = conditions.map(([, sql], index) => `, ${sql} AS met_${index}`).join('')
  const missed = conditions.map(([facet], index) => `WHEN NOT met_${index} THEN '${facet}'`).join(' ')
  const metCount = conditions.map((_, index) => ` + met_${index}::int`).join('')
  const selects = [
    ...Object.entries(FACETS).map(([name, facet]) => countOf(name, facet)),
    ...attributeCounts(question, bind),
  ]
  return {
    text: `
      WITH RECURSIVE ${RATE}, ${pathOf('category')}, ${pathOf('area')}, tested AS MATERIALIZED (
        SELECT sku.id AS sku_id, sku.product_id, category_id, brand_id, color_id, system_id, area.id AS area_id,
          ${CUSTOM} AS custom, domestic_or_imported,
          CASE WHEN stock > 0 THEN '1' END AS in_stock, (${LOW})::float8 AS low, (${HIGH})::float8 AS high${isMet}
        FROM ${SKUS} WHERE ${ON_SALE}
      ), facts AS MATERIALIZED (
        SELECT *, ${missed ? `CASE ${missed} ELSE '' END` : `''`} AS missed
        FROM tested WHERE 0${metCount} >= ${conditions.length - 1}
      )
      SELECT 'total' AS facet, '' AS value, count(*)::int AS count
        FROM (SELECT DISTINCT product_id FROM facts WHERE missed = '') AS found
      UNION ALL SELECT 'skuTotal', '', count(*)::int FROM facts WHERE missed = ''
      ${selects.map((select) => `UNION ALL ${select}`).join('\n')}`,
    values,
  }
}

// A product counts once for a value, however many of its SKUs have it.
function countOf(name: string, { column, value, from }: Facet): string {
  const found = `SELECT DISTINCT product_id, ${column} FROM facts WHERE missed IN ('', '${name}')`
  const values = value ? `SELECT DISTINCT found.product_id, ${value} AS value FROM (${found}) AS found ${from}` : ''
  return `SELECT '${name}', ${value ? 'value' : column}::text, count(*)::int FROM (${values || found}) AS one
    WHERE ${value ? 'value' : column} IS NOT NULL GROUP BY 2`
}

// A category's attributes are counted in one pass; without a category only the filtered ones.
function attributeCounts({ categoryId, attrs = {} }: Question, bind: (given: unknown) => string): string[] {
  const ids = Object.keys(attrs)
  const counts = ids.map((id) => countAttributes(`value.attribute_id = ${bind(id)}`, `'', 'attr.${id}'`))
  return categoryId ? [...counts, countAttributes(`value.attribute_id <> ALL (${bind(ids)}::bigint[])`, `''`)] : counts
}

// A range counts the values that it overlaps, and a number counts in the ranges that contain it.
function countAttributes(which: string, missed: string): string {
  return `SELECT 'attr.' || attribute_id, value, count(DISTINCT product_id)::int FROM (
    WITH one AS MATERIALIZED (
      SELECT DISTINCT product_id, value.attribute_id, ${VALUE} AS value, number_low AS low, number_high AS high FROM (
        SELECT DISTINCT facts.product_id, value.attribute_id, option_id, boolean_value, number_low, number_high, text_value, en_text_value
        FROM facts JOIN attribute_value AS value ON value.product_id = facts.product_id AND ${which}
          AND (value.sku_id IS NULL OR value.sku_id = facts.sku_id)
        WHERE missed IN (${missed})) AS value
      LEFT JOIN attribute_option AS option ON option.id = value.option_id
    ), shown AS (SELECT DISTINCT attribute_id, value, low, high FROM one WHERE low IS NOT NULL)
    SELECT attribute_id, value, product_id FROM one
    UNION ALL SELECT shown.attribute_id, shown.value, product_id FROM shown JOIN one USING (attribute_id)
      WHERE (shown.high > shown.low OR one.high > one.low) AND one.high >= shown.low AND one.low <= shown.high
  ) AS met GROUP BY 1, 2`
}

function pathOf(tree: string): string {
  return `${tree}_path AS (SELECT id, id AS above FROM ${tree}
    UNION ALL SELECT ${tree}_path.id, parent_id FROM ${tree}_path JOIN ${tree} ON ${tree}.id = above WHERE parent_id IS NOT NULL)`
}

import type { Question } from './question.ts'

/** Adds a value to a statement's parameters; returns its placeholder, such as `$3`. */
export type Bind = (given: unknown) => string

/** One condition on a SKU, with the facet it belongs to. */
export type Condition = [facet: string, sql: string]

/** The joined tables that conditions and facets refer to. */
export const SKUS = `sku JOIN product ON product.id = sku.product_id
  LEFT JOIN color ON color.id = sku.color_id LEFT JOIN area ON area.code = sku.origin
  LEFT JOIN rate ON rate.currency = product.currency_unit`

export const RATE = `rate AS MATERIALIZED (
  SELECT * FROM (VALUES ('CNY', 1::numeric), ('rmb', 1)) AS base (currency, cny)
  UNION ALL (SELECT DISTINCT ON (currency) currency, cny FROM exchange_rate ORDER BY currency, date DESC)
)`
export const LOW = 'coalesce(sku.comparable_low, sku.min_price) * rate.cny'
export const HIGH = 'coalesce(sku.comparable_high, sku.max_price) * rate.cny'
export const ON_SALE = `sku.status = 'on_sale' AND product.status = 'on_sale'`
export const CUSTOM = `CASE WHEN sku.has_custom_option = 1 THEN '1' ELSE '0' END`
/** A certificate that is valid today. */
export const VALID = `coalesce(issued_on <= (now() AT TIME ZONE 'UTC+8')::date, true)
  AND coalesce(expires_on >= (now() AT TIME ZONE 'UTC+8')::date, true)`

/** Each filter of a question as a condition for a statement on `SKUS`. Words and measured colours are left out. */
export function conditionsOf(question: Question, bind: Bind): Condition[] {
  const { categoryId, brandId, colorId, colorSystem, authorityId, areaId, hasCustomOption, inStock } = question
  const conditions: Condition[] = []
  const add = (facet: string, sql: string): void => void conditions.push([facet, `coalesce(${sql}, false)`])
  if (categoryId) add('category', `product.category_id IN (${belowOf('category', bind(categoryId))})`)
  if (brandId) add('brand', `product.brand_id = ANY (${bind(brandId)}::bigint[])`)
  if (colorId) add('color', `sku.color_id = ANY (${bind(colorId)}::bigint[])`)
  if (colorSystem) {
    const systems = `SELECT id FROM color_system WHERE name = ANY (${bind(colorSystem)}::text[])`
    add('colorSystem', `color.system_id IN (${systems})`)
  }
  if (authorityId) {
    const certified = `SELECT product_id FROM certificate WHERE authority_id = ANY (${bind(authorityId)}::bigint[])`
    add('authority', `product.id IN (${certified} AND ${VALID})`)
  }
  if (areaId) add('area', `area.id IN (${belowOf('area', bind(areaId))})`)
  if (hasCustomOption) add('hasCustomOption', `${CUSTOM} = ${bind(hasCustomOption)}`)
  if (question.domesticOrImported) {
    add('domesticOrImported', `sku.domestic_or_imported = ${bind(question.domesticOrImported)}`)
  }
  if (inStock) add('inStock', 'sku.stock > 0')
  const price = priceOf(question, bind)
  if (price) add('price', price)
  for (const [id, values] of Object.entries(question.attrs ?? {})) add(`attr.${id}`, attributeOf(id, values, bind))
  return conditions
}

function priceOf({ priceMin, priceMax }: Question, bind: Bind): string | undefined {
  const parts = []
  // A converted price is compared as it is displayed, in hundredths.
  if (priceMin !== undefined) parts.push(`round(${HIGH}) >= ${bind(priceMin * 100)}`)
  if (priceMax !== undefined) parts.push(`round(${LOW}) <= ${bind(priceMax * 100)}`)
  return parts.length ? `(${parts.join(' AND ')})` : undefined
}

function belowOf(tree: string, id: string): string {
  return `WITH RECURSIVE below AS (SELECT ${id}::bigint AS id
    UNION ALL SELECT ${tree}.id FROM ${tree} JOIN below ON ${tree}.parent_id = below.id) SELECT id FROM below`
}

// A question asks for a range of numbers or for values, never for both.
function attributeOf(id: string, values: string[], bind: Bind): string {
  const [, low, high] = /^(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(values[0] ?? '') ?? []
  const wanted = low
    ? `number_high >= ${bind(low)}::numeric AND number_low <= ${bind(high)}::numeric`
    : `${VALUE} = ANY (${bind(values)}::text[])`
  return `EXISTS (SELECT FROM attribute_value AS value LEFT JOIN attribute_option AS option ON option.id = option_id
    WHERE value.product_id = product.id AND value.attribute_id = ${bind(id)}::bigint
    AND (value.sku_id IS NULL OR value.sku_id = sku.id) AND ${wanted})`
}

/** The value of an attribute_value row as a query writes it. */
export const VALUE = `CASE
  WHEN option.id IS NOT NULL THEN coalesce(option.en_name, option.name)
  WHEN boolean_value IS NOT NULL THEN boolean_value::int::text
  WHEN number_low IS NOT NULL
    THEN trim_scale(number_low) || CASE WHEN number_high > number_low THEN '..' || trim_scale(number_high) ELSE '' END
  ELSE coalesce(text_value, en_text_value) END`

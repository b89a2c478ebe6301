import type { Rejection } from './rejection.ts'

/** The values that lines may name. */
export interface KnownValues {
  valuesOf(dictionary: string): string[]
  hasArea(code: string): boolean
}

type Issue = Omit<Rejection, 'line'>

const MOST_NAMED = 12

/** Names in a product's line that no dictionary or area list has; works on otherwise invalid lines too. */
export function unknownValues(given: unknown, known: KnownValues): Issue[] {
  const issues: Issue[] = []
  const product = fieldsOf(given)
  check('product_currency_unit', product['currencyUnit'], 'currencyUnit')
  check('product_measurement_unit', product['measurementUnit'], 'measurementUnit')
  for (const [index, auth] of listOf(product['auths']).entries())
    check('product_auth_type', fieldsOf(auth)['scheme'], `auths[${index}].scheme`)
  for (const [index, file] of listOf(product['files']).entries())
    check('product_related_download', fieldsOf(file)['kind'], `files[${index}].kind`)
  for (const [index, sku] of listOf(product['skus']).entries())
    checkArea(fieldsOf(sku)['origin'], `skus[${index}].origin`, 'area')
  checkArea(fieldsOf(product['brand'])['country'], 'brand.country', 'country')
  return issues

  function check(dictionary: string, value: unknown, field: string): void {
    const text = textOf(value)
    if (text && !known.valuesOf(dictionary).includes(text))
      issues.push({ field, reason: noValueOf(dictionary, text, known.valuesOf(dictionary)) })
  }

  function checkArea(code: unknown, field: string, what: string): void {
    const text = textOf(code)
    if (text && !known.hasArea(text)) issues.push({ field, reason: `no ${what} has the code ${text}` })
  }
}

/** Says that a dictionary lacks this value, and lists its values. */
export function noValueOf(dictionary: string, value: string, values: string[]): string {
  const more = values.length > MOST_NAMED ? `, and ${values.length - MOST_NAMED} more` : ''
  return `${value} is no value of the dictionary ${dictionary}, which has ${values.slice(0, MOST_NAMED).join(', ')}${more}`
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

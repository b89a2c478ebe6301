import type { Filter } from '../../../contract/filters.ts'
import { LONGEST_TEXT } from '../../../contract/fields.ts'
import { isId } from '../../catalogue/address.ts'

const MOST_VALUES = 1000
export const HIGHEST_PRICE = 1_000_000_000

/** By the attribute's id: values, or one range of numbers (`5..20`, open at either end). */
export type ChosenAttributes = Readonly<Record<string, readonly string[]>>

/** A filter's value by its kind; null, false or empty where it is not in force. */
export type ValueOf<Row extends Filter> = Row extends { list: string; values: readonly (infer Value)[] }
  ? readonly Value[]
  : Row extends { list: string }
    ? readonly string[]
    : Row extends { values: readonly string[] }
      ? Row['values'][number] | null
      : Row extends { kind: 'range' }
        ? number | null
        : Row extends { kind: 'flag' }
          ? boolean
          : Row extends { kind: 'attributes' }
            ? ChosenAttributes
            : string | null

/** Reads a filter's parameter from a query. Invalid values are left out. */
export function readValue(query: URLSearchParams, filter: Filter, parameter: string): ValueOf<Filter> {
  const text = query.get(parameter)
  switch (filter.kind) {
    case 'text':
      if ('form' in filter) return text !== null && filter.form.test(text) ? text : null
      return text?.trim().slice(0, filter.longest) || null
    case 'id':
      return text !== null && isId(text) ? text : null
    case 'ids':
      return readValues(query, parameter).filter(isId)
    case 'values':
      return readValues(query, parameter)
    case 'answers': {
      const read = new Set(readValues(query, parameter))
      return filter.values.filter((value) => read.has(value))
    }
    case 'oneOf':
      return filter.values.find((value) => value === text) ?? null
    case 'flag':
      return text === '1'
    case 'range':
      return readAmount(text)
    case 'color': {
      const hex = /^#?([0-9a-f]{6})$/i.exec(text ?? '')?.[1]
      return hex ? `#${hex.toLowerCase()}` : null
    }
    case 'attributes':
      return readAttributes(query)
  }
}

/** An amount as an address writes it: empty, or with at most two decimals. */
function readAmount(text: string | null): number | null {
  if (!text?.trim()) return null
  const amount = Math.round(Number(text) * 100) / 100
  return Number.isFinite(amount) && amount >= 0 && amount <= HIGHEST_PRICE ? amount : null
}

/** `x=1,2`; where a value contains a comma, `x[0]=…`. */
function readValues(query: URLSearchParams, name: string): string[] {
  const indexed = [...query].flatMap(([key, value]) => (key.replace(/\[\d*\]$/, '[]') === `${name}[]` ? [value] : []))
  const parted = query.getAll(name).flatMap((text) => text.split(','))
  const values = [...indexed, ...parted].map((value) => value.trim()).filter((value) => value.length <= LONGEST_TEXT)
  return [...new Set(values.filter(Boolean))].slice(0, MOST_VALUES)
}

export function writeValues(query: URLSearchParams, name: string, values: readonly string[]): void {
  const before = [...query.keys()].filter((key) => key.replace(/\[\d*\]$/, '') === name)
  for (const key of before) query.delete(key)
  if (values.some((value) => value.includes(','))) {
    for (const [index, value] of values.entries()) query.set(`${name}[${index}]`, value)
  } else if (values.length > 0) query.set(name, values.join(','))
}

const ATTRIBUTE = 'attrs.'

function readAttributes(query: URLSearchParams): ChosenAttributes {
  const names = new Set(attributeNames(query).map((name) => name.replace(/\[\d*\]$/, '')))
  const entries = [...names].map((name) => [name.slice(ATTRIBUTE.length), readValues(query, name)] as const)
  return Object.fromEntries(entries.filter(([id, values]) => isId(id) && values.length > 0))
}

export function writeAttributes(query: URLSearchParams, attrs: ChosenAttributes): void {
  for (const name of attributeNames(query)) query.delete(name)
  for (const [id, chosen] of Object.entries(attrs)) writeValues(query, ATTRIBUTE + id, chosen)
}

function attributeNames(query: URLSearchParams): string[] {
  return [...query.keys()].filter((name) => name.startsWith(ATTRIBUTE))
}

import type { ColumnRule, ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import { SIGNS_OF_SEVERAL } from '../../../contract/values/currencies.ts'
import { dictionaryValueIn, signIn } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'

const PRICED = new Set<ColumnRule['target']>(['sku.price', 'sku.minPrice', 'sku.maxPrice', 'currencyUnit'])

/** What a letter of the table says of where it comes from. */
const LOCAL: readonly [RegExp, string][] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'JPY'],
  [/[æø]/i, 'DKK'],
]

/**
 * Proposes what each sign of several currencies means in a table, and asks about it: a currency that other cells name, one of the
 * table's language, one in use, or else the first. A sign that the mapping knows is left alone.
 */
export function withSigns(
  mapping: ImportMapping,
  columns: readonly TableColumn[],
  known: KnownCatalogue,
): ImportMapping {
  const priced = mapping.columns.flatMap(({ target, column }) => (PRICED.has(target) ? (columns[column] ?? []) : []))
  const texts = priced.flatMap(({ name, distinct }) => [name, ...distinct.map(({ value }) => value)])
  const found = new Set(priced.flatMap(({ name, kinds }) => [signIn(name), ...(kinds?.signs ?? [])]))
  const open = [...found].filter((sign) => sign !== undefined && mapping.signs?.[sign] === undefined) as string[]
  if (open.length === 0) return mapping
  // HK$ says what is meant by itself, and so nothing of $.
  const sureBeside = (sign: string) =>
    new Set(
      texts
        .filter((text) => !text.toLowerCase().includes(sign))
        .map((text) => dictionaryValueIn(text, 'product_currency_unit', known)),
    )
  const inUse = new Set(known.dictionaries['product_currency_unit']?.map(({ value }) => value))
  const all = columns.flatMap(({ name, samples }) => [name, ...samples]).join(' ')
  const local = new Set(LOCAL.flatMap(([letters, currency]) => (letters.test(all) ? currency : [])))
  const proposed = open.map((sign) => {
    const codes = SIGNS_OF_SEVERAL.get(sign) ?? []
    const likely = [sureBeside(sign), local, inUse]
      .map((some) => codes.find((code) => some.has(code)))
      .find((code) => code !== undefined)
    return [sign, likely ?? codes[0] ?? ''] as const
  })
  return {
    ...mapping,
    signs: { ...mapping.signs, ...Object.fromEntries(proposed) },
    askedSigns: [...(mapping.askedSigns ?? []), ...open],
  }
}

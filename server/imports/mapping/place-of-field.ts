import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { PlaceOfField } from '../reading/rejection.ts'
import type { MadeLine } from './line-of-rows.ts'

/** Targets that produce a field of another name. */
const MAKERS: [RegExp, ImportTarget[]][] = [
  [/^sku\.(minPrice|maxPrice)$/, ['sku.price', 'sku.minPrice', 'sku.maxPrice']],
  [/^sku\.size/, ['sku.size']],
  [/^sku\.(color|name|enName|colorHex)/, ['sku.color', 'sku.color.name']],
  [/^sku\.coverImage/, ['sku.coverImage']],
  [/^sku\.model$/, ['sku.model', 'key']],
  [/^category/, ['category', 'enCategory', 'category.1', 'enCategory.1']],
  [/^key$/, ['key', 'sku.model']],
  [/^brand/, ['brand.englishName']],
  [/^name$/, ['name', 'enName']],
  [/^auth\.authority$/, ['auth.authority', 'auth.enAuthority']],
  [/^file\.name$/, ['file.name', 'file.enName']],
]

/** Finds the cell that a field was read from: `skus[2].minPrice` comes from the third row. */
export function placeOfField(
  { rows, cells, properties }: MadeLine,
  { columns, constants }: ImportMapping,
  header: readonly string[],
): PlaceOfField {
  return (field) => {
    const sku = /^skus\[(\d+)\]\.?/.exec(field)
    const index = sku ? Number(sku[1]) : 0
    const name = `${sku ? 'sku.' : ''}${field.slice(sku?.[0].length ?? 0)}`
      .replace(/^auths\[0\]/, 'auth')
      .replace(/^files\[0\]/, 'file')
    const plain = name.replace(/\[\d+\].*$/, '')
    const makers = MAKERS.find(([pattern]) => pattern.test(plain))?.[1] ?? []
    const wanted = [plain, ...makers]
    const rule =
      attributeRule(name, properties[index] ?? []) ??
      wanted.map((target) => columns.find((one) => one.target === target)).find((found) => found !== undefined)
    const line = rows[index] ?? rows[0]
    if (line === undefined) return undefined
    const cell = rule && (cells[index]?.[rule.column] ?? '')
    // A constant fills what no cell says.
    const constant = wanted.map((target) => constants[target as ImportTarget]).find(Boolean)
    if (rule && (cell?.trim() || !constant)) return { line, column: header[rule.column] ?? '', value: cell ?? '' }
    return { line, column: '', value: constant ?? '' }
  }

  /** The index counts the properties of a level. */
  function attributeRule(name: string, stated: readonly ColumnRule[]): ColumnRule | undefined {
    const [, ofSku, place] = /^(sku\.)?attrs\[(\d+)\]/.exec(name) ?? []
    if (place === undefined) return undefined
    const level = ofSku ? 'sku' : 'product'
    return stated.filter(({ attribute }) => (attribute?.level ?? 'sku') === level)[Number(place)]
  }
}

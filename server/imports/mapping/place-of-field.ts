import type { ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { PlaceOfField } from '../reading/rejection.ts'
import type { MadeLine } from './line-of-rows.ts'

/** Targets that make a field besides the one of its own name. */
const MAKERS: [RegExp, ImportTarget[]][] = [
  [/^sku\.(minPrice|maxPrice)$/, ['sku.price', 'sku.minPrice', 'sku.maxPrice']],
  [/^sku\.size/, ['sku.size']],
  [/^sku\.(color|name|enName|colorHex)/, ['sku.color', 'sku.color.name']],
  [/^sku\.coverImage/, ['sku.coverImage']],
  [/^sku\.model$/, ['sku.model', 'key']],
  [/^category/, ['category', 'enCategory', 'category.1', 'enCategory.1']],
  [/^key$/, ['key', 'sku.model']],
  [/^brand/, ['brand.englishName']],
]

/** Finds the cell that a field of a made line was read from: `skus[2].minPrice` in the third of its rows. */
export function placeOfField(
  { rows, cells }: MadeLine,
  { columns }: ImportMapping,
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
    const rule = wanted
      .map((target) => columns.find((one) => one.target === target))
      .find((found) => found !== undefined)
    const line = rows[index] ?? rows[0]
    if (line === undefined) return undefined
    if (!rule) return { line, column: '', value: '' }
    return { line, column: header[rule.column] ?? '', value: cells[index]?.[rule.column] ?? '' }
  }
}

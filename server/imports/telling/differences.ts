import { statedPriceOf } from '../../catalogue/stated-price.ts'
import type { Row } from '../merging/bulk-rows.ts'
import type { References } from '../merging/references.ts'
import type { MergedProduct } from '../merging/save-products.ts'
import type { ProductRows } from '../merging/stored-products.ts'

/** The changes of a product by a line; a new product lists no fields. */
export interface ProductDifference {
  kind: 'added' | 'changed' | 'withdrawn'
  line: number
  brand: string
  key: string
  name: string
  /** Texts for a person; null: no value before or after. */
  fields: FieldDifference[]
}

interface FieldDifference {
  /** Named as in the import file; a SKU's field includes its model: `skus[NH-1].minPrice`. */
  field: string
  was: string | null
  is: string | null
}

interface Facts {
  line: number
  brand: string
  references: References
}

const MOST_FIELDS = 200

/** Undefined if nothing of the product itself changes. */
export function productDifferenceOf(
  { before, after }: MergedProduct,
  { line, brand, references }: Facts,
): ProductDifference | undefined {
  const { key, name, en_name: enName, status } = after.product
  const known = { line, brand, key, name: enName ?? name ?? key }
  if (!before) return { ...known, kind: 'added', fields: [] }
  const fields = compare(textsOf(before, references), textsOf(after, references))
  if (!fields.length) return undefined
  const isWithdrawn = status === 'withdrawn' && before.product.status !== 'withdrawn'
  return { ...known, kind: isWithdrawn ? 'withdrawn' : 'changed', fields: fields.slice(0, MOST_FIELDS) }
}

function compare(was: Map<string, string>, is: Map<string, string>): FieldDifference[] {
  const fields = new Set([...was.keys(), ...is.keys()])
  return [...fields].flatMap((field) =>
    was.get(field) === is.get(field) ? [] : [{ field, was: was.get(field) ?? null, is: is.get(field) ?? null }],
  )
}

const PRODUCT = {
  status: 'status', rank: 'rank', name: 'name', en_name: 'enName', description: 'description', en_description: 'enDescription',
  platform_no: 'platformNo', currency_unit: 'currencyUnit', measurement_unit: 'measurementUnit',
} as const // prettier-ignore
const SKU = {
  stated_name: 'name', stated_en_name: 'enName', status: 'status', color_hex: 'colorHex', tax_included: 'taxIncluded', pack_coverage: 'packCoverage',
  pack_pieces: 'packPieces', stock: 'stock', lead_time_days: 'leadTimeDays', length_mm: 'size.length', width_mm: 'size.width', thickness_mm: 'size.thickness',
  product_dimension: 'productDimension', origin: 'origin', domestic_or_imported: 'domesticOrImported', has_custom_option: 'hasCustomOption',
} as const // prettier-ignore
const PRICES = { low: 'minPrice', high: 'maxPrice' } as const

/** The fields of a product as texts. */
function textsOf(rows: ProductRows, references: References): Map<string, string> {
  const texts = new Map<string, string>()
  const put = (field: string, value: string | number | boolean | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') texts.set(field, String(value))
  }
  const { product } = rows
  for (const [column, field] of Object.entries(PRODUCT)) put(field, product[column as keyof typeof PRODUCT])
  put('category', references.categoryPath(product.category_id))
  const prefixes = new Map<string | null, string>([[null, '']])
  for (const sku of rows.skus) {
    const prefix = `skus[${sku.model}].`
    prefixes.set(sku.id, prefix)
    putSku(sku, prefix)
  }
  for (const [field, values] of valuesByAttribute(rows, references, prefixes)) put(field, values.join(', '))
  for (const [field, pictures] of Map.groupBy(rows.pictures, (one) => `${prefixes.get(one.sku_id) ?? ''}${one.role}Images`))
    put(field, pictures.map(({ picture_id: id, mm_width: width }) => (width === null ? `#${id}` : `#${id} (${width} mm)`)).join(', ')) // prettier-ignore
  for (const { scheme, number, issued_on: from, expires_on: to } of rows.certificates)
    put(`auths[${scheme} ${number}]`, `${from ?? '…'} – ${to ?? '…'}`)
  for (const { kind, name, en_name: enName, document_id: id } of rows.downloads)
    put(`files[${enName ?? name ?? kind}]`, `${kind} #${id}`)
  return texts

  function putSku(sku: Row<'sku'>, prefix: string): void {
    put(`${prefix}model`, sku.model)
    for (const [column, field] of Object.entries(SKU)) put(`${prefix}${field}`, sku[column as keyof typeof SKU])
    const price = statedPriceOf(sku)
    put(`${prefix}priceQuantity`, price.quantity === 1 ? null : price.quantity)
    for (const [bound, field] of Object.entries(PRICES)) {
      const cents = price[bound as keyof typeof PRICES]
      put(`${prefix}${field}`, cents === null ? null : (Number(cents) / 100).toFixed(2))
    }
    put(`${prefix}color`, sku.color_id === null ? null : references.colorName(sku.color_id))
  }
}

function valuesByAttribute(
  { values }: ProductRows,
  references: References,
  prefixes: ReadonlyMap<string | null, string>,
): Map<string, string[]> {
  const byField = new Map<string, string[]>()
  for (const value of values) {
    const attribute = references.attributeNamed(value.attribute_id)
    const field = `${prefixes.get(value.sku_id) ?? ''}${attribute?.en_name ?? attribute?.name ?? value.attribute_id}`
    byField.set(field, [...(byField.get(field) ?? []), textOf(value, references)])
  }
  return byField
}

function textOf(value: Row<'attribute_value'>, references: References): string {
  if (value.option_id !== null) {
    const option = references.optionNamed(value.attribute_id, value.option_id)
    return option?.en_name ?? option?.name ?? value.option_id
  }
  if (value.number_low !== null)
    return value.number_high === null || value.number_high === value.number_low
      ? value.number_low
      : `${value.number_low}–${value.number_high}`
  if (value.boolean_value !== null) return value.boolean_value ? 'yes' : 'no'
  return value.en_text_value ?? value.text_value ?? ''
}

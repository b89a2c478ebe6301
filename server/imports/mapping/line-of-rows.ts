import type { ColumnRule, ImportTarget } from '../../../contract/import-mapping.ts'
import { stepsOf } from './category-path.ts'
import type { ReadPrice } from './read-price.ts'
import type { CellProblem } from './read-number.ts'
import type { RowFacts } from './row-facts.ts'

/** A product in the form of the import file (contract/import-file.ts), and the rows that it was made of. */
export interface MadeLine {
  /** The first of its rows. */
  line: number
  rows: number[]
  /** The cells of the rows. */
  cells: (readonly string[])[]
  /** The columns of the properties of the rows. */
  properties: (readonly ColumnRule[])[]
  value: Record<string, unknown>
  /** Values that are accepted, but may be a mistake. */
  notes: CellProblem[]
}

const HAN = /\p{Script=Han}/u

/** Makes a product of rows, each a SKU; the product's facts come from the first row. */
export function lineOfRows(rows: readonly RowFacts[], picturesOf: (model: string) => string[]): MadeLine | undefined {
  const [first] = rows
  if (!first) return undefined
  const product = productOf(first)
  const skus = rows.flatMap((row) => skuOf(row, picturesOf) ?? [])
  const value = { ...product, ...(skus.length && { skus }) }
  return {
    line: first.row,
    rows: rows.map(({ row }) => row),
    cells: rows.map(({ cells }) => cells),
    properties: rows.map(({ attributes }) => attributes.map(({ rule }) => rule)),
    value,
    notes: [],
  }
}

/** The key of a product, or the model if it has none. */
export function productKeyOfRows({ values }: RowFacts): string {
  return textOf(values.get('key') ?? values.get('sku.model'))
}

/** The model of a SKU, or the product's key if it has none. */
export function modelOfRows({ values }: RowFacts): string {
  return textOf(values.get('sku.model') ?? values.get('key'))
}

export function brandOfRows({ values }: RowFacts): string {
  return textOf(values.get('brand.englishName'))
}

function productOf(row: RowFacts): Record<string, unknown> {
  const get = (target: ImportTarget) => row.values.get(target)
  const attrs = attributesOf(row, 'product')
  return clean({
    key: productKeyOfRows(row) || undefined,
    brand: clean({
      englishName: get('brand.englishName'),
      name: get('brand.name'),
      country: get('brand.country'),
      website: get('brand.website'),
    }),
    status: get('status'),
    rank: get('rank'),
    name: get('name'),
    enName: get('enName'),
    description: get('description'),
    enDescription: get('enDescription'),
    category: categoryOf(row),
    platformNo: get('platformNo'),
    currencyUnit: get('currencyUnit'),
    measurementUnit: get('measurementUnit'),
    structuralImages: get('structuralImages'),
    attrs: attrs.length ? attrs : undefined,
    auths: certificateOf(row),
    files: documentOf(row),
  })
}

function skuOf(row: RowFacts, picturesOf: (model: string) => string[]): Record<string, unknown> | undefined {
  const get = (target: ImportTarget) => row.values.get(target)
  const model = modelOfRows(row)
  if (model === '') return undefined
  const price = get('sku.price') as ReadPrice | undefined
  const [low, high] = [get('sku.minPrice') as ReadPrice | undefined, get('sku.maxPrice') as ReadPrice | undefined]
  const attrs = attributesOf(row, 'sku')
  const [cover, ...others] = picturesOf(model)
  const colour = colourOf(row)
  return clean({
    model,
    name: get('sku.name') ?? colour.name,
    enName: get('sku.enName') ?? colour.enName,
    status: get('sku.status'),
    minPrice: low?.low ?? price?.low ?? high?.low,
    maxPrice: high?.high ?? price?.high ?? low?.high,
    priceQuantity: (low ?? price ?? high) && get('sku.priceQuantity'),
    taxIncluded: get('sku.taxIncluded'),
    stock: get('sku.stock'),
    leadTimeDays: get('sku.leadTimeDays'),
    size: sizeOf(row),
    productDimension: get('sku.productDimension'),
    packCoverage: get('sku.packCoverage'),
    packPieces: get('sku.packPieces'),
    color: colour.color,
    colorHex: get('sku.colorHex') ?? colour.hex,
    origin: get('sku.origin'),
    domesticOrImported: get('sku.domesticOrImported'),
    hasCustomOption: get('sku.hasCustomOption'),
    coverImage: get('sku.coverImage') ?? cover,
    productImage: get('sku.productImage') ?? others[0],
    dimensionImages: get('sku.dimensionImages'),
    caseImages: get('sku.caseImages') ?? (others.length > 1 ? others.slice(1) : undefined),
    attrs: attrs.length ? attrs : undefined,
  })
}

function sizeOf({ values }: RowFacts): Record<string, unknown> | undefined {
  const size = clean({
    ...Object(values.get('sku.size')),
    ...clean({
      length: values.get('sku.size.length'),
      width: values.get('sku.size.width'),
      thickness: values.get('sku.size.thickness'),
    }),
  })
  return Object.keys(size).length ? size : undefined
}

/** A colour of a colour system, a hex value, or a name that tells the SKU apart. */
function colourOf({ values }: RowFacts): { color?: unknown; hex?: string; name?: string; enName?: string } {
  const [system, name] = [values.get('sku.color.system'), values.get('sku.color.name')]
  if (system !== undefined && name !== undefined) return { color: { system, name } }
  const text = textOf(values.get('sku.color') ?? name)
  const known = /^(RAL|NCS|Pantone)\s*[- ]?\s*(S?\s*\d.*)$/i.exec(text)
  if (known) return { color: { system: known[1]?.toUpperCase(), name: known[2]?.trim() } }
  if (/^#[0-9a-f]{6}$/i.test(text)) return { hex: text.toLowerCase() }
  if (text === '') return {}
  return HAN.test(text) ? { name: text } : { enName: text }
}

function categoryOf({ values }: RowFacts): unknown {
  const steps = (language: 'category' | 'enCategory'): (string | null)[] => {
    const whole = values.get(language)
    if (whole !== undefined) return stepsOf(textOf(whole))
    return (['1', '2', '3'] as const).flatMap((level) => textOf(values.get(`${language}.${level}`)) || [])
  }
  const [zh, en] = [steps('category'), steps('enCategory')]
  const depth = Math.max(zh.length, en.length)
  if (!depth) return undefined
  return Array.from({ length: depth }, (_, index) => {
    const stated = zh[index] ?? undefined
    // A path column of its own may hold English names, as its values were mapped.
    if (index >= en.length && stated !== undefined && !HAN.test(stated)) return { enName: stated }
    return clean({ name: stated, enName: en[index] ?? undefined })
  })
}

function attributesOf({ attributes }: RowFacts, level: 'product' | 'sku'): Record<string, unknown>[] {
  return attributes
    .filter(({ rule }) => (rule.attribute?.level ?? 'sku') === level)
    .map(({ rule: { attribute }, value, enValue }) =>
      clean({
        fact: attribute?.fact,
        name: attribute?.name || undefined,
        enName: attribute?.enName || undefined,
        unit: attribute?.unit || undefined,
        type: attribute?.type,
        value,
        enValue,
      }),
    )
}

function certificateOf({ values }: RowFacts): unknown {
  const auth = clean({
    enAuthority: values.get('auth.enAuthority'),
    authority: values.get('auth.authority'),
    scheme: values.get('auth.scheme'),
    number: values.get('auth.number'),
    issuedOn: values.get('auth.issuedOn'),
    expiresOn: values.get('auth.expiresOn'),
    file: values.get('auth.file'),
  })
  return Object.keys(auth).length ? [auth] : undefined
}

function documentOf({ values }: RowFacts): unknown {
  const file = clean({
    name: values.get('file.name'),
    enName: values.get('file.enName'),
    kind: values.get('file.kind'),
    file: values.get('file.file'),
  })
  return Object.keys(file).length ? [file] : undefined
}

/** The text of a value; empty if it is absent or no text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function clean(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

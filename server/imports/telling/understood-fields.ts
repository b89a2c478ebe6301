import { findFact } from '../../../contract/facts/facts.ts'
import type { ImportAttribute, ImportPicture, ImportProduct, ImportSku } from '../../../contract/import-file.ts'
import type { ImportField, UnderstoodValue } from '../../../contract/import-screen.ts'
import { minorFromMajor } from '../../../contract/money.ts'
import { nameIn } from '../../../contract/display-name.ts'
import type { Language } from '../../../contract/problem.ts'
import { comparablePrice, comparablePriceOf } from '../../catalogue/comparable-price.ts'
import { isYuan, YUAN } from '../../catalogue/rates.ts'
import type { Rates } from '../../catalogue/rates.ts'
import type { KnownCatalogue } from '../mapping/known-names.ts'

/** The cell or field that a value was read from, by the field's name in the import file; undefined if it is read from none. */
type FromOf = (field: string) => ImportField['from']

interface Reader {
  fromOf: FromOf
  known: Pick<KnownCatalogue, 'dictionaries' | 'areas'>
  rates: Rates
  language: Language
}

/** Takes a value of a field; `at` is where the import file has it, if not under the field's name. */
type Put = (field: string, value: UnderstoodValue | undefined, at?: string) => void

/** What a line states of a product, field by field, named as in the differences of a dry run: `skus[NH-1].price`. */
export function understoodFields(product: ImportProduct, reader: Reader): ImportField[] {
  const fields: ImportField[] = []
  const put: Put = (field, value, at = field) => {
    if (value) fields.push(asField(field, value, reader.fromOf(at)))
  }
  putProduct(product, put, reader)
  putAttributes(product.attrs, put, { prefix: '', at: '', language: reader.language })
  for (const [index, sku] of (product.skus ?? []).entries()) {
    const place = { prefix: `skus[${sku.model}].`, at: `skus[${index}].`, language: reader.language }
    const own: Put = (field, value, at = field) => put(`${place.prefix}${field}`, value, `${place.at}${at}`)
    const isOneCell = (one: string, other: string) =>
      reader.fromOf(`${place.at}${one}`)?.column === reader.fromOf(`${place.at}${other}`)?.column
    putSku(sku, own, { product, reader, isOneCell })
    putAttributes(sku.attrs, put, place)
  }
  putPapers(product, put, reader)
  return fields
}

function putProduct(product: ImportProduct, put: Put, { fromOf, known, language }: Reader): void {
  const { brand } = product
  put('name', textOf(product.name))
  put('enName', textOf(product.enName))
  put('brand.englishName', textOf(brand.englishName))
  put('brand.name', textOf(brand.name))
  put('brand.country', areaOf(brand.country, known, language))
  put('brand.website', textOf(brand.website))
  put('key', textOf(product.key))
  put('platformNo', textOf(product.platformNo))
  put('category', textOf(product.category?.map((step) => nameIn(language, step)).join(' > ')))
  put('status', product.status && { kind: 'status', status: product.status })
  put('rank', numberOf(product.rank))
  put('description', textOf(product.description))
  put('enDescription', textOf(product.enDescription))
  putEntry('currencyUnit', 'product_currency_unit')
  putEntry('measurementUnit', 'product_measurement_unit')
  put('structuralImages', picturesOf(product.structuralImages), 'structuralImages[0]')

  /** Prices say it already, so only where it stands in a cell of its own, or is set for every row and no price says another. */
  function putEntry(field: 'currencyUnit' | 'measurementUnit', type: string): void {
    const from = fromOf(field)
    const isOther = from?.column === '' && from.value !== product[field]
    if (from && !isOther) put(field, entryOf(known, type, product[field], language))
  }
}

interface OfSku {
  product: ImportProduct
  reader: Reader
  /** Whether two fields of the SKU are read from one column. */
  isOneCell: (one: string, other: string) => boolean
}

function putSku(sku: ImportSku, put: Put, ofSku: OfSku): void {
  const { known, language } = ofSku.reader
  const unit = entryOf(known, 'product_measurement_unit', ofSku.product.measurementUnit, language)?.text
  put('model', textOf(sku.model))
  put('name', textOf(sku.name))
  put('enName', textOf(sku.enName))
  put('status', sku.status && { kind: 'status', status: sku.status })
  putPrices(sku, put, ofSku)
  put('taxIncluded', booleanOf(sku.taxIncluded))
  put('stock', numberOf(sku.stock, unit))
  put('leadTimeDays', sku.leadTimeDays == null ? undefined : { kind: 'days', days: sku.leadTimeDays })
  putSize(sku.size, put, ofSku)
  put('productDimension', textOf(sku.productDimension))
  put('packCoverage', numberOf(sku.packCoverage, 'm²'))
  put('packPieces', numberOf(sku.packPieces))
  put('color', textOf(sku.color && `${sku.color.system} ${sku.color.name}`))
  put('colorHex', textOf(sku.colorHex))
  put('origin', areaOf(sku.origin, known, language))
  put('domesticOrImported', sku.domesticOrImported ? { kind: 'trade', trade: sku.domesticOrImported } : undefined)
  // 1 means not customisable (specification, section 3).
  put('hasCustomOption', sku.hasCustomOption == null ? undefined : { kind: 'boolean', is: sku.hasCustomOption === 0 })
  put('coverImage', sku.coverImage ? picturesOf([sku.coverImage]) : undefined)
  put('productImage', sku.productImage ? picturesOf([sku.productImage]) : undefined)
  put('dimensionImages', picturesOf(sku.dimensionImages), 'dimensionImages[0]')
  put('caseImages', picturesOf(sku.caseImages), 'caseImages[0]')
}

/** Both ends as one field, unless each stands in a column of its own. */
function putPrices(sku: ImportSku, put: Put, { product, reader, isOneCell }: OfSku): void {
  const { minPrice: low = null, maxPrice: high = null } = sku
  const [first, last] = [low ?? high, high ?? low]
  if (first === null || last === null) return
  if (low !== null && high !== null && !isOneCell('minPrice', 'maxPrice')) {
    put('minPrice', priceOf(product, sku, [low, low], reader))
    put('maxPrice', priceOf(product, sku, [high, high], reader))
  } else put('price', priceOf(product, sku, [first, last], reader), low === null ? 'maxPrice' : 'minPrice')
}

/** All sides as one field, if they are read from one column. */
function putSize(size: ImportSku['size'], put: Put, { isOneCell }: OfSku): void {
  if (!size) return
  const stated = (['length', 'width', 'thickness'] as const).filter((side) => size[side] !== undefined)
  const [first] = stated
  if (first === undefined) return
  if (stated.length > 1 && stated.every((side) => isOneCell(`size.${first}`, `size.${side}`))) {
    const { length = null, width = null, thickness = null } = size
    put('size', { kind: 'size', sides: [length, width, thickness] }, `size.${first}`)
  } else for (const side of stated) put(`size.${side}`, { kind: 'size', sides: [size[side] ?? null] })
}

function putAttributes(
  attrs: readonly ImportAttribute[] | undefined,
  put: Put,
  { prefix, at, language }: { prefix: string; at: string; language: Language },
): void {
  for (const [index, attribute] of (attrs ?? []).entries())
    put(
      `${prefix}${nameIn(language, attribute) || nameIn(language, findFact(attribute.fact) ?? {})}`,
      attributeOf(attribute, language),
      `${at}attrs[${index}].value`,
    )
}

function putPapers({ auths = [], files = [] }: ImportProduct, put: Put, { known, language }: Reader): void {
  for (const [index, paper] of auths.entries()) {
    const scheme = entryOf(known, 'product_auth_type', paper.scheme, language)?.text ?? paper.scheme
    const days = paper.issuedOn || paper.expiresOn ? `${paper.issuedOn ?? '…'} – ${paper.expiresOn ?? '…'}` : undefined
    const authority = nameIn(language, { name: paper.authority, enName: paper.enAuthority })
    const told = [authority, days].filter(Boolean).join(' · ')
    put(`auths[${scheme} ${paper.number}]`, textOf(told), `auths[${index}].number`)
  }
  for (const [index, { name, enName, kind, file }] of files.entries()) {
    const isA = entryOf(known, 'product_related_download', kind, language)?.text ?? kind
    put(`files[${nameIn(language, { name, enName })}]`, textOf(`${isA} · ${file}`), `files[${index}].file`)
  }
}

function asField(field: string, value: UnderstoodValue, from: ImportField['from']): ImportField {
  return { field, was: null, is: plainText(value), value, ...(from && { from }) }
}

/** For callers that read no values. */
function plainText(value: UnderstoodValue): string {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'boolean':
      return String(value.is)
    case 'days':
      return String(value.days)
    case 'size':
      return `${value.sides.map((side) => side ?? '–').join(' × ')} mm`
    case 'status':
      return value.status
    case 'trade':
      return value.trade
    case 'number':
      return `${rangeText(value)} ${value.unit}`.trim()
    case 'price':
      return `${rangeText(value)} ${value.currency}`
  }
}

function rangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : `${low}–${high}`
}

/** A product that says neither begins in yuan per square metre. */
function priceOf(
  { currencyUnit: currency = YUAN, measurementUnit: unit = 'square_meter' }: ImportProduct,
  { size, packCoverage, packPieces, priceQuantity: quantity = 1 }: ImportSku,
  [low, high]: [number, number],
  { rates }: Reader,
): UnderstoodValue {
  const basis = { measurementUnit: unit, length: size?.length, width: size?.width, packCoverage, packPieces }
  const perSquareMetre = rangeOf(comparablePriceOf(minorFromMajor(low), quantity, basis), comparablePriceOf(minorFromMajor(high), quantity, basis)) // prettier-ignore
  const own = { low: minorFromMajor(low) / quantity, high: minorFromMajor(high) / quantity }
  const prices = { currencyUnit: currency, measurementUnit: unit, perSquareMetre, own }
  const found = comparablePrice(prices, { currency: YUAN, rates })
  const isSame = isYuan(currency) && found?.per === unit && quantity === 1
  return { kind: 'price', low, high, currency, unit, quantity, comparable: isSame ? null : found }
}

function rangeOf(low: number | null, high: number | null) {
  return low === null || high === null ? null : { low, high }
}

type Text = Extract<UnderstoodValue, { kind: 'text' }>

function textOf(text: string | null | undefined): Text | undefined {
  return text ? { kind: 'text', text } : undefined
}

function numberOf(number: number | null | undefined, unit = ''): UnderstoodValue | undefined {
  return number == null ? undefined : { kind: 'number', low: number, high: number, unit }
}

function booleanOf(is: boolean | null | undefined): UnderstoodValue | undefined {
  return is == null ? undefined : { kind: 'boolean', is }
}

function picturesOf(pictures: readonly ImportPicture[] | undefined): Text | undefined {
  return textOf(pictures?.map((picture) => (typeof picture === 'string' ? picture : picture.file)).join(', '))
}

function attributeOf({ value, enValue, unit = '' }: ImportAttribute, language: Language): UnderstoodValue | undefined {
  if (typeof value === 'number') return numberOf(value, unit)
  if (typeof value === 'boolean') return booleanOf(value)
  if (typeof value === 'object' && 'low' in value) return { kind: 'number', ...value, unit }
  const said = language === 'en' ? (enValue ?? value) : value
  return textOf(Array.isArray(said) ? said.join(', ') : said)
}

function entryOf(
  { dictionaries }: Reader['known'],
  type: string,
  value: string | undefined,
  language: Language,
): Text | undefined {
  const entry = dictionaries[type]?.find((one) => one.value === value)
  return textOf(entry ? nameIn(language, { name: entry.label, enName: entry.remark }) || value : value)
}

function areaOf(code: string | null | undefined, { areas }: Reader['known'], language: Language): Text | undefined {
  const area = areas.find((one) => one.code === code)
  return textOf(area ? `${nameIn(language, area)} (${area.code})` : code)
}

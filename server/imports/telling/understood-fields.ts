import type { ImportAttribute, ImportPicture, ImportProduct, ImportSku } from '../../../contract/import-file.ts'
import type { ImportField, UnderstoodValue } from '../../../contract/import-screen.ts'
import { minorFromMajor } from '../../../contract/money.ts'
import type { Language } from '../../../contract/problem.ts'
import { comparablePrice, comparablePriceOf } from '../../catalogue/comparable-price.ts'
import { YUAN } from '../../catalogue/rates.ts'
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

/** What a line states of a product, field by field, named as in the differences of a dry run: `skus[NH-1].price`. */
export function understoodFields(product: ImportProduct, reader: Reader): ImportField[] {
  const { fromOf, language, known } = reader
  const fields: ImportField[] = []
  const put = (field: string, value: UnderstoodValue | undefined, at = field) => {
    if (value) fields.push(asField(field, value, fromOf(at)))
  }
  const { brand } = product
  put('name', textOf(product.name))
  put('enName', textOf(product.enName))
  put('brand.englishName', textOf(brand.englishName))
  put('brand.name', textOf(brand.name))
  put('brand.country', areaOf(brand.country, reader))
  put('brand.website', textOf(brand.website))
  put('key', textOf(product.key))
  put('platformNo', textOf(product.platformNo))
  put('category', textOf(product.category?.map((step) => pick(step, language)).join(' > ')))
  put('status', product.status && { kind: 'status', status: product.status })
  put('rank', numberOf(product.rank))
  put('description', textOf(product.description))
  put('enDescription', textOf(product.enDescription))
  putIfRead('currencyUnit', entryOf(known, 'product_currency_unit', product.currencyUnit, language))
  putIfRead('measurementUnit', entryOf(known, 'product_measurement_unit', product.measurementUnit, language))
  put('structuralImages', picturesOf(product.structuralImages), 'structuralImages[0]')
  putAttributes(product.attrs, '', '')
  for (const [index, sku] of (product.skus ?? []).entries()) putSku(sku, `skus[${sku.model}].`, `skus[${index}].`)
  for (const [index, paper] of (product.auths ?? []).entries()) {
    const name = entryOf(known, 'product_auth_type', paper.scheme, language)?.text ?? paper.scheme
    const days = paper.issuedOn || paper.expiresOn ? `${paper.issuedOn ?? '…'} – ${paper.expiresOn ?? '…'}` : undefined
    const authority = pick({ name: paper.authority, enName: paper.enAuthority }, language)
    put(`auths[${name} ${paper.number}]`, textOf([authority, days].filter(Boolean).join(' · ')), `auths[${index}].number`)
  }
  for (const [index, file] of (product.files ?? []).entries()) {
    const kind = entryOf(known, 'product_related_download', file.kind, language)?.text ?? file.kind
    put(`files[${pick({ name: file.name, enName: file.enName }, language)}]`, textOf(`${kind} · ${file.file}`), `files[${index}].file`)
  }
  return fields

  /** Prices say them already, so only where they stand in a cell of their own, or are set for every row. */
  function putIfRead(field: string, value: UnderstoodValue | undefined): void {
    if (fromOf(field)) put(field, value)
  }

  function putSku(sku: ImportSku, prefix: string, at: string): void {
    const own = (field: string, value: UnderstoodValue | undefined, from = field) =>
      put(`${prefix}${field}`, value, `${at}${from}`)
    own('model', textOf(sku.model))
    own('name', textOf(sku.name))
    own('enName', textOf(sku.enName))
    own('status', sku.status && { kind: 'status', status: sku.status })
    putPrices(sku, own, at)
    own('taxIncluded', booleanOf(sku.taxIncluded))
    own('stock', numberOf(sku.stock, unitName(product.measurementUnit)))
    own('leadTimeDays', sku.leadTimeDays == null ? undefined : { kind: 'days', days: sku.leadTimeDays })
    putSize(sku.size, own, at)
    own('productDimension', textOf(sku.productDimension))
    own('packCoverage', numberOf(sku.packCoverage, 'm²'))
    own('packPieces', numberOf(sku.packPieces))
    own('color', textOf(sku.color && `${sku.color.system} ${sku.color.name}`))
    own('colorHex', textOf(sku.colorHex))
    own('origin', areaOf(sku.origin, reader))
    own('domesticOrImported', sku.domesticOrImported ? { kind: 'trade', trade: sku.domesticOrImported } : undefined)
    // 1 means not customisable (specification, section 3).
    own('hasCustomOption', sku.hasCustomOption == null ? undefined : { kind: 'boolean', is: sku.hasCustomOption === 0 })
    own('coverImage', sku.coverImage ? picturesOf([sku.coverImage]) : undefined)
    own('productImage', sku.productImage ? picturesOf([sku.productImage]) : undefined)
    own('dimensionImages', picturesOf(sku.dimensionImages), 'dimensionImages[0]')
    own('caseImages', picturesOf(sku.caseImages), 'caseImages[0]')
    putAttributes(sku.attrs, prefix, at)
  }

  /** Both ends as one field, unless each stands in a column of its own. */
  function putPrices(sku: ImportSku, own: (field: string, value: UnderstoodValue | undefined, from?: string) => void, at: string): void {
    const { minPrice: low = null, maxPrice: high = null } = sku
    const [first, last] = [low ?? high, high ?? low]
    if (first === null || last === null) return
    if (low !== null && high !== null && !isOneCell(`${at}minPrice`, `${at}maxPrice`)) {
      own('minPrice', priceOf(product, sku, [low, low], reader))
      own('maxPrice', priceOf(product, sku, [high, high], reader))
    } else own('price', priceOf(product, sku, [first, last], reader), low === null ? 'maxPrice' : 'minPrice')
  }

  function putSize(size: ImportSku['size'], own: (field: string, value: UnderstoodValue | undefined, from?: string) => void, at: string): void {
    if (!size) return
    const stated = (['length', 'width', 'thickness'] as const).filter((side) => size[side] !== undefined)
    const [first] = stated
    if (first === undefined) return
    const isOne = stated.every((side) => isOneCell(`${at}size.${first}`, `${at}size.${side}`))
    if (stated.length > 1 && isOne)
      own('size', { kind: 'size', sides: [size.length ?? null, size.width ?? null, size.thickness ?? null] }, `size.${first}`)
    else for (const side of stated) own(`size.${side}`, { kind: 'size', sides: [size[side] ?? null] })
  }

  function isOneCell(one: string, other: string): boolean {
    const [first, second] = [fromOf(one), fromOf(other)]
    return first?.column === second?.column
  }

  function putAttributes(attrs: readonly ImportAttribute[] | undefined, prefix: string, at: string): void {
    for (const [index, attribute] of (attrs ?? []).entries())
      put(`${prefix}${pick(attribute, language)}`, attributeOf(attribute, language), `${at}attrs[${index}]`)
  }

  function unitName(unit: string | undefined): string {
    return entryOf(known, 'product_measurement_unit', unit, language)?.text ?? ''
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
  const isSame = (currency === YUAN || currency === 'rmb') && found?.per === unit && quantity === 1
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
  return textOf(entry ? pick({ name: entry.label, enName: entry.remark }, language) || value : value)
}

function areaOf(code: string | null | undefined, { known, language }: Reader): Text | undefined {
  const area = known.areas.find((one) => one.code === code)
  return textOf(area ? `${pick(area, language)} (${area.code})` : code)
}

function pick(
  { name, enName }: { name?: string | null | undefined; enName?: string | null | undefined },
  language: Language,
): string {
  return (language === 'zh-CN' ? name || enName : enName || name) ?? ''
}

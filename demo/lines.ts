import { kindsOfCategory } from '../contract/facts/category-kinds.ts'
import type { ImportAttribute, ImportLine, ImportProduct, ImportSku } from '../contract/import-file.ts'
import { getBrand } from './brands.ts'
import type { FileOrder } from './file-order.ts'
import { GUIDES, guidesOf } from './guides.ts'
import { trueWidth } from './picture-views.ts'
import { PRODUCTS } from './products/all.ts'
import { namedAs } from './products/attribute-kinds.ts'
import { FIRST_LEVELS } from './products/categories.ts'
import { type DemoProduct, type DemoSku, colourOf, modelOf, sizeText, statedRal } from './products/product.ts'
import { linearOfHex } from './surfaces/drawing/colour.ts'

/** A line of the import file, and the files that it names. */
type PlannedLine = { text: string; files: { path: string; order: FileOrder }[] }

const INVENTED = '演示汇率，虚构 / Demonstration rate, invented'
const RATES = [
  { currency: 'EUR', date: '2026-11-01', cny: 8.21, source: INVENTED },
  { currency: 'USD', date: '2026-11-01', cny: 7.12, source: INVENTED },
]

/** The files that the line under construction has named so far. */
type Draft = { files: PlannedLine['files'] }

/** Adds a file to the line once; returns its path. */
function named(draft: Draft, path: string, order: FileOrder): string {
  if (!draft.files.some((file) => file.path === path)) draft.files.push({ path, order })
  return path
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function brandOf(draft: Draft, product: DemoProduct): ImportProduct['brand'] {
  const { ink: _ink, mark: _mark, ...facts } = getBrand(product.brand)
  const isFirst = PRODUCTS.find(({ brand }) => brand === product.brand) === product
  if (!isFirst) return { englishName: facts.englishName }
  return {
    ...facts,
    logo: named(draft, `brands/${slug(facts.englishName)}.png`, { kind: 'logo', product: product.key }),
  }
}

function skuFacts(draft: Draft, product: DemoProduct, sku: DemoSku): ImportSku {
  const size = sku.size ?? product.size
  const price = sku.price ?? product.price
  const pack = sku.pack ?? product.pack
  const status = sku.status ?? product.status
  const colour = colourOf(product, sku)
  const ral = statedRal(product, sku)
  return {
    model: modelOf(product, sku),
    ...statedName(sku),
    ...(status && { status }),
    ...picturesOf(draft, product, sku),
    productDimension: sizeText(product, size),
    ...(product.shape !== 'tin' && { size }),
    ...(pack?.coverage && { packCoverage: pack.coverage }),
    ...(pack?.pieces && { packPieces: pack.pieces }),
    // Null removes what an earlier edition of these lines stated.
    ...(colour && { color: ral === null ? null : { system: 'RAL', name: ral }, colorHex: colour.toUpperCase() }),
    ...(price && { minPrice: price[0], maxPrice: price[1] }),
    ...(product.taxIncluded !== undefined && { taxIncluded: product.taxIncluded }),
    ...(sku.stock !== undefined && { stock: sku.stock }),
    leadTimeDays: sku.leadTimeDays ?? 14,
    origin: product.origin,
    domesticOrImported: product.isDomestic ? 'domestic' : 'imported',
    // As in the specification: 1 is shown as No.
    hasCustomOption: product.isMadeToMeasure ? 0 : 1,
    ...attributesOf(product, sku),
  }
}

function attributesOf(product: DemoProduct, sku: DemoSku): Pick<ImportSku, 'attrs'> {
  const colour = statesReflectance(product) ? colourOf(product, sku) : undefined
  const attrs = [...(sku.shade ? [shadeName(sku.shade)] : []), ...(colour ? [reflectanceOf(colour)] : [])]
  return attrs.length ? { attrs } : {}
}

/** Makers of paints, and of what is made to a colour card, state how much light a colour reflects; some others do too. */
function statesReflectance({ category, isRal, statesReflectance: isStated }: DemoProduct): boolean {
  if (isStated) return true
  const names = category.map(({ name = null, enName = null }) => ({ name, enName }))
  return isRal === true || kindsOfCategory(names).has('paint')
}

/** CIE Y of a plain colour in percent. */
function reflectanceOf(colour: string): ImportAttribute {
  const [r, g, b] = linearOfHex(colour)
  const value = Math.round(100 * (0.2126 * r + 0.7152 * g + 0.0722 * b))
  return { ...REFLECTANCE, value }
}

const REFLECTANCE = namedAs('lrv')

/** The colour of a SKU as an attribute, in Chinese and English. */
function shadeName([value, enValue]: [string, string]): ImportAttribute {
  return { name: '色名', enName: 'Shade', type: 'choice', value, enValue }
}

// A name is stated if the SKU has one, or if the English name of its shade has several Chinese ones: "Sage" of terrazzo
// is not that of a glaze.
function statedName({ called, shade }: DemoSku): Pick<ImportSku, 'name' | 'enName'> {
  const stated = called ?? (shade && SHARED_SHADES.has(shade[1]) ? shade : undefined)
  return stated ? { name: stated[0], enName: stated[1] } : {}
}

const SHADES = Map.groupBy(
  PRODUCTS.flatMap(({ skus }) => skus.flatMap(({ shade }) => (shade ? [shade] : []))),
  ([, enName]) => enName,
)

/** English names of shades that have several Chinese names. */
const SHARED_SHADES = new Set(
  [...SHADES].flatMap(([enName, shades]) => (new Set(shades.map(([name]) => name)).size > 1 ? [enName] : [])),
)

function picturesOf(draft: Draft, product: DemoProduct, sku: DemoSku): Partial<ImportSku> {
  const model = modelOf(product, sku)
  const index = product.skus.indexOf(sku)
  const order = { product: product.key, sku: index }
  const surface = (view: 'cover' | 'macro' | 'laid') => ({
    file: named(draft, `pictures/${model}-${view}.jpg`, { kind: view, ...order }),
    mmWidth: trueWidth(product, view),
  })
  const drawing = sku.size ? `pictures/${model}-size.png` : `pictures/${product.key}-size.png`
  return {
    coverImage: surface('cover'),
    productImage: surface('macro'),
    dimensionImages: [named(draft, drawing, { kind: 'dimensions', ...order }), surface('laid')],
    // Only the first SKU gets the room picture, which shows its colour.
    ...(index === 0 && {
      caseImages: [
        named(draft, `pictures/${product.key}-room.jpg`, { kind: 'room', product: product.key, turn: turnOf(product) }),
      ],
    }),
  }
}

/** Its place among the products of its placement. */
function turnOf(product: DemoProduct): number {
  return PRODUCTS.filter(({ room }) => room === product.room).indexOf(product)
}

function productLine(product: DemoProduct, rank: number): PlannedLine {
  const draft: Draft = { files: [] }
  const { key } = product
  const line: ImportProduct = {
    key,
    rank: (rank + 1) * 10,
    ...(product.status && { status: product.status }),
    name: product.name,
    ...(product.enName && { enName: product.enName }),
    ...(product.description && { description: product.description }),
    ...(product.enDescription && { enDescription: product.enDescription }),
    brand: brandOf(draft, product),
    category: product.category,
    platformNo: `Q-${100_001 + rank}`,
    currencyUnit: product.currency ?? 'CNY',
    measurementUnit: product.unit,
    attrs: product.attributes,
    skus: product.skus.map((sku) => skuFacts(draft, product, sku)),
    structuralImages: [named(draft, `pictures/${key}-layers.png`, { kind: 'layers', product: key })],
    files: documentsOf(draft, product),
    ...(product.certificates && {
      auths: product.certificates.map((certificate, index) => ({
        ...certificate,
        file: named(draft, `certificates/${certificate.number}.pdf`, {
          kind: 'certificate',
          product: key,
          certificate: index,
        }),
      })),
    }),
  }
  return planned(line, draft)
}

function documentsOf(draft: Draft, product: DemoProduct): ImportProduct['files'] {
  const { key } = product
  const dataSheet = named(draft, `documents/${key}-data-sheet.pdf`, { kind: 'data-sheet', product: key })
  return [
    { name: '技术资料', enName: 'Data sheet', kind: 'data_sheet', file: dataSheet },
    ...guidesOf(product).map((guide) => ({
      name: GUIDES[guide].name,
      enName: GUIDES[guide].enName,
      kind: GUIDES[guide].kind,
      file: named(draft, `documents/${key}-${guide}.pdf`, { kind: 'guide', product: key, guide }),
    })),
  ]
}

function planned(line: ImportLine, draft: Draft = { files: [] }): PlannedLine {
  return { text: JSON.stringify(line), files: draft.files }
}

/** Every line in order: settings, then all products. */
export const LINES: PlannedLine[] = [
  ...RATES.map((rate) => planned({ rate })),
  ...FIRST_LEVELS.map((path, index) => planned({ category: { path, sort: (index + 1) * 10 } })),
  ...PRODUCTS.map(productLine),
]

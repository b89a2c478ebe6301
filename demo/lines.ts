import type { ImportAttribute, ImportLine, ImportProduct, ImportSku } from '../contract/import-file.ts'
import { getBrand } from './brands.ts'
import type { FileOrder } from './file-order.ts'
import { GUIDES, guidesOf } from './guides.ts'
import { trueWidth } from './picture-views.ts'
import { PRODUCTS } from './products/all.ts'
import { FIRST_LEVELS } from './products/categories.ts'
import { type DemoProduct, type DemoSku, colourOf, modelOf, sizeText, statedRal } from './products/product.ts'

/** A line of the import file, and the files that must lie beside it. */
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
  const model = modelOf(product, sku)
  const size = sku.size ?? product.size
  const price = sku.price ?? product.price
  const pack = sku.pack ?? product.pack
  const status = sku.status ?? product.status
  const colour = colourOf(product, sku)
  const ral = statedRal(product, sku)
  const cover = named(draft, `pictures/${model}-cover.jpg`, {
    kind: 'cover',
    product: product.key,
    sku: product.skus.indexOf(sku),
  })
  return {
    model,
    ...statedName(sku),
    ...(status && { status }),
    coverImage: { file: cover, mmWidth: trueWidth(product, 'cover') },
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
    ...(sku.shade && { attrs: [shadeName(sku.shade)] }),
  }
}

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

function factsLine(product: DemoProduct, rank: number): PlannedLine {
  const draft: Draft = { files: [] }
  const line: ImportProduct = {
    key: product.key,
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
  }
  return planned(line, draft)
}

function picturesOf(draft: Draft, product: DemoProduct, sku: DemoSku): ImportSku {
  const model = modelOf(product, sku)
  const index = product.skus.indexOf(sku)
  const order = { product: product.key, sku: index }
  const drawing = sku.size ? `pictures/${model}-size.png` : `pictures/${product.key}-size.png`
  return {
    model,
    productImage: {
      file: named(draft, `pictures/${model}-macro.jpg`, { kind: 'macro', ...order }),
      mmWidth: trueWidth(product, 'macro'),
    },
    dimensionImages: [
      named(draft, drawing, { kind: 'dimensions', ...order }),
      {
        file: named(draft, `pictures/${model}-laid.jpg`, { kind: 'laid', ...order }),
        mmWidth: trueWidth(product, 'laid'),
      },
    ],
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

function picturesLine(product: DemoProduct): PlannedLine {
  const draft: Draft = { files: [] }
  const { key } = product
  const guides = guidesOf(product).map((guide) => ({
    name: GUIDES[guide].name,
    enName: GUIDES[guide].enName,
    kind: GUIDES[guide].kind,
    file: named(draft, `documents/${key}-${guide}.pdf`, { kind: 'guide', product: key, guide }),
  }))
  const line: ImportProduct = {
    key,
    brand: { englishName: product.brand },
    skus: product.skus.map((sku) => picturesOf(draft, product, sku)),
    structuralImages: [named(draft, `pictures/${key}-layers.png`, { kind: 'layers', product: key })],
    files: [
      {
        name: '技术资料',
        enName: 'Data sheet',
        kind: 'data_sheet',
        file: named(draft, `documents/${key}-data-sheet.pdf`, { kind: 'data-sheet', product: key }),
      },
      ...guides,
    ],
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

function planned(line: ImportLine, draft: Draft = { files: [] }): PlannedLine {
  return { text: JSON.stringify(line), files: draft.files }
}

/**
 * Every line in order: settings, all products with their covers, then the same products with their other pictures and
 * documents.
 */
export const LINES: PlannedLine[] = [
  ...RATES.map((rate) => planned({ rate })),
  ...FIRST_LEVELS.map((path, index) => planned({ category: { path, sort: (index + 1) * 10 } })),
  ...PRODUCTS.map(factsLine),
  ...PRODUCTS.map(picturesLine),
]

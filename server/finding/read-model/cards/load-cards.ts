import { sql } from 'kysely'
import type { PriceQuantity } from '../../../../contract/price-quantity.ts'
import type { Moment } from '../../../platform/postgres/database.ts'
import { forEachRow, takeInteger, takeText } from '../../../platform/postgres/copied-rows.ts'
import type { Cursor } from '../../../platform/postgres/copied-rows.ts'
import { createPrices, KEY_BYTES, NUL, offerText, PRICES, QUANTITIES, SIDES } from './cards.ts'
import type { CardColumns } from './cards.ts'
import { packedTexts, packText, startPacking } from './pack-texts.ts'
import type { Packing } from './pack-texts.ts'

/** The data that is loaded already. */
interface Loaded {
  skuIds: Float64Array
  products: Record<'brandIds' | 'categoryIds' | 'currencies' | 'units', string[]>
}

type SkuColumns = Omit<CardColumns, 'offers' | 'texts'>

/** Loads the card data of SKUs on sale, in the model's order. */
export async function loadCards(
  { copy, trx }: Moment,
  isWanted: string,
  { skuIds, products }: Loaded,
): Promise<CardColumns> {
  const packing = startPacking()
  const offers = packOffers(packing, products, await findBrands(trx))
  const columns = { ...emptyColumns(skuIds.length), prices: new Float64Array(skuIds.length * PRICES) }
  let highest = 0
  let sku = -1
  await forEachRow(copy(queryOf(isWanted)), (row) => {
    // A SKU may have several covers; the last one counts.
    if (takeInteger(row) !== skuIds[sku]) sku++
    for (let place = 0; place < PRICES; place++) {
      const price = takeInteger(row)
      columns.prices[sku * PRICES + place] = Number.isNaN(price) ? 0 : price + 1
      highest = Math.max(highest, price || 0)
    }
    columns.quantities[sku] = QUANTITIES.indexOf(takeInteger(row) as PriceQuantity)
    takeLook(row, columns, packing, sku)
    const [name, enName] = [takeText(row), takeText(row)]
    columns.variants[sku] = packText(packing, name ? `${name}${NUL}${enName ?? name}` : '')
  })
  const prices = createPrices(columns.prices.length, highest)
  prices.set(columns.prices)
  return { ...columns, prices, offers, texts: packedTexts(packing) }
}

function emptyColumns(skus: number): SkuColumns {
  const numbers = (each = 1) => new Uint32Array(skus * each)
  return {
    prices: numbers(PRICES),
    quantities: new Uint8Array(skus),
    colors: numbers(),
    sides: numbers(SIDES),
    covers: new Uint8Array(skus * KEY_BYTES),
    hovers: numbers(),
    placeholders: numbers(),
    variants: numbers(),
  }
}

function takeLook(row: Cursor, columns: SkuColumns, packing: Packing, sku: number): void {
  const [width, height] = [takeInteger(row), takeInteger(row)]
  columns.sides[sku * SIDES] = width || 0
  columns.sides[sku * SIDES + 1] = height || 0
  const color = takeText(row)
  columns.colors[sku] = color === null ? 0 : Number.parseInt(color.slice(1), 16) + 1
  const [coverKey, hoverKey] = [takeText(row), takeText(row)]
  if (coverKey !== null) Buffer.from(columns.covers.buffer, sku * KEY_BYTES, KEY_BYTES).write(coverKey, 'hex')
  columns.hovers[sku] = packText(packing, hoverKey ?? '', 'hex')
  columns.placeholders[sku] = packText(packing, takeText(row) ?? '')
}

interface Brand {
  id: string
  name: string
  englishName: string
}

async function findBrands(trx: Moment['trx']): Promise<Map<string, Brand>> {
  const brands = await trx
    .selectFrom('brand')
    .select(['id', sql<string>`coalesce(name, english_name)`.as('name'), 'english_name as englishName'])
    .execute()
  return new Map(brands.map((brand) => [brand.id, brand]))
}

function packOffers(packing: Packing, products: Loaded['products'], brands: Map<string, Brand>): Uint32Array {
  return Uint32Array.from(products.brandIds, (brandId, product) => {
    const brand = brands.get(brandId)
    const offer = offerText({
      brandId,
      brandName: brand?.name ?? '',
      brandEnglishName: brand?.englishName ?? '',
      categoryId: products.categoryIds[product] ?? '',
      currencyUnit: products.currencies[product] ?? '',
      measurementUnit: products.units[product] ?? '',
    })
    return packText(packing, offer)
  })
}

function queryOf(isWanted: string): string {
  return `
    SELECT sku.id, coalesce(sku.stated_min_price, sku.min_price), coalesce(sku.stated_max_price, sku.max_price),
      sku.comparable_low, sku.comparable_high, sku.price_quantity, cover.width, cover.height,
      coalesce(cover.dominant_color, sku.color_hex), cover.key, hover.key, cover.placeholder,
      sku.variant_name, sku.variant_en_name
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    LEFT JOIN picture_use AS cover_use ON cover_use.sku_id = sku.id AND cover_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = cover_use.picture_id
    LEFT JOIN picture_use AS hover_use ON hover_use.sku_id = sku.id AND hover_use.role = 'product'
    LEFT JOIN picture AS hover ON hover.id = hover_use.picture_id
    WHERE sku.status = 'on_sale' AND product.id ${isWanted} ORDER BY product.id, sku.sort, sku.id`
}

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { getProductDetail, ProductDetail } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { Clock } from '../platform/clock.ts'
import { documentAddress, pictureAddress } from './addresses.ts'
import type { ColorSystems } from './color-systems.ts'
import { findAttributes } from './product-attributes.ts'
import { findRates, getRate } from './rates.ts'
import { hexOfRgb } from '../../contract/colors/lab.ts'
import { findPictures, findSkus, major, pictureSizes, skuDetail, skuPalette } from './sku-detail.ts'
import type { CatalogueTables } from './tables.ts'

type Db = Kysely<CatalogueTables>

interface Parts {
  db: Db
  clock: Clock
  colors: ColorSystems
}

/** A product with all its SKUs that are on sale, and the one asked for whether or not it still is. */
export async function getDetail(
  { db, clock, colors }: Parts,
  { skuId, priceIn }: ParsedInputOf<typeof getProductDetail>,
): Promise<ProductDetail> {
  const product = await getProductOfSku(db, skuId)
  const [skus, pictures, attributes, certificates, downloads, rates] = await Promise.all([
    findSkus(db, product.id),
    findPictures(db, product.id),
    findAttributes(db, product.id),
    findCertificates(db, product.id),
    findDownloads(db, product.id),
    findRates(db, clock.today()),
  ])
  getRate(rates, priceIn)
  const isOnSale = product.status === 'on_sale'
  const shown = skus.filter((sku) => sku.status === 'on_sale' || sku.id === skuId)
  const firstColors = shown.flatMap((sku) => skuPalette(sku, pictures)[0]?.rgb ?? [])
  const nearestColors = await colors.nearest(firstColors.map(hexOfRgb), product.colors_version ?? '')
  const prices = {
    productLowestPrice: lowest(shown.map((sku) => major(sku.min_price))),
    productHighestPrice: highest(shown.map((sku) => major(sku.max_price))),
  }
  const { currency_unit: currencyUnit, measurement_unit: measurementUnit } = product
  const units = { currencyUnit, measurementUnit, comparing: { currency: priceIn, rates } }
  const details = shown.map((sku) =>
    skuDetail(sku, { isOnSale, pictures, attributes, prices, nearestColors, ...units }),
  )
  return {
    id: product.id,
    name: product.name ?? product.en_name ?? '',
    enName: product.en_name ?? product.name ?? '',
    description: product.description,
    enDescription: product.en_description,
    platformNo: product.platform_no,
    onSale: isOnSale,
    categoryId: product.category_id,
    firstCategoryId: product.category_path[0] ?? product.category_id,
    secondCategoryId: product.category_path[1] ?? null,
    categoryIdList: product.category_path,
    brandId: product.brand_id,
    brand: {
      id: product.brand_id,
      name: product.brand_name ?? product.english_name,
      englishName: product.english_name,
    },
    currencyUnit,
    measurementUnit,
    currencyLabel: product.currency_label,
    currencyRemark: product.currency_remark,
    measurementLabel: product.measurement_label,
    measurementRemark: product.measurement_remark,
    ...prices,
    auths: certificates,
    files: downloads,
    structuralImages: pictures.filter(({ role }) => role === 'structure').map(({ key }) => pictureAddress(key)),
    pictureSizes: pictureSizes(pictures),
    coverImage: details.find((sku) => sku.coverImage)?.coverImage ?? null,
    attrs: attributes.ofProduct,
    skus: details,
  }
}

// Ids from the root to the product's category.
const categoryPath = sql<string[]>`ARRAY(
  WITH RECURSIVE above AS (
    SELECT id, parent_id, 1 AS step FROM category WHERE id = product.category_id
    UNION ALL SELECT category.id, category.parent_id, step + 1 FROM category JOIN above ON category.id = above.parent_id
  ) SELECT id::text FROM above ORDER BY step DESC)`

// Which state of the colour systems is the newest; answered from migration 004's index.
const colorsVersion = sql<string | null>`(
  SELECT max(version) FROM change_log WHERE entity IN ('color', 'color_system'))`

async function getProductOfSku(db: Db, skuId: string) {
  const product = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('dictionary_entry as currency', (join) =>
      join.onRef('currency.type', '=', 'product.currency_type').onRef('currency.value', '=', 'product.currency_unit'),
    )
    .innerJoin('dictionary_entry as measurement', (join) =>
      join
        .onRef('measurement.type', '=', 'product.measurement_type')
        .onRef('measurement.value', '=', 'product.measurement_unit'),
    )
    .where('sku.id', '=', skuId)
    .selectAll('product')
    .select(['brand.name as brand_name', 'brand.english_name', 'currency.label as currency_label'])
    .select(['currency.remark as currency_remark', 'measurement.label as measurement_label'])
    .select(['measurement.remark as measurement_remark', categoryPath.as('category_path')])
    .select(colorsVersion.as('colors_version'))
    .executeTakeFirst()
  if (!product) throw new Problem(1_008_006_000)
  return product
}

async function findCertificates(db: Db, productId: string): Promise<ProductDetail['auths']> {
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('authority', 'authority.id', 'certificate.authority_id')
    .leftJoin('stored_document', 'stored_document.id', 'certificate.document_id')
    .where('certificate.product_id', '=', productId)
    .orderBy('certificate.sort')
    .select([
      'certificate.id',
      'certificate.scheme',
      'certificate.number',
      'certificate.issued_on',
      'certificate.expires_on',
    ])
    .select(['authority.id as authority_id', 'authority.name', 'authority.en_name', 'authority.url'])
    .select(['stored_document.key', 'stored_document.format'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorityInfo: {
      id: row.authority_id,
      name: row.name ?? row.en_name ?? '',
      enName: row.en_name ?? row.name ?? '',
      url: row.url,
    },
    scheme: row.scheme,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    url: row.key && row.format ? documentAddress(row.key, row.number, row.format) : null,
  }))
}

async function findDownloads(db: Db, productId: string): Promise<ProductDetail['files']> {
  const rows = await db
    .selectFrom('download')
    .innerJoin('stored_document', 'stored_document.id', 'download.document_id')
    .where('download.product_id', '=', productId)
    .orderBy('download.sort')
    .select([
      'download.id',
      'download.name',
      'download.en_name',
      'download.kind',
      'stored_document.key',
      'stored_document.format',
      'stored_document.bytes',
    ])
    .execute()
  return rows.map(({ id, name, en_name: enName, kind, key, format, bytes }) => ({
    id,
    name: name ?? enName ?? '',
    enName: enName ?? name ?? '',
    kind,
    url: documentAddress(key, enName ?? name ?? '', format),
    size: Number(bytes),
  }))
}

function lowest(prices: (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length ? Math.min(...known) : null
}

function highest(prices: (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length ? Math.max(...known) : null
}

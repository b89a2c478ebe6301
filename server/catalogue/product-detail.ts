import type { getProductDetail, ProductDetail } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { Clock } from '../platform/clock.ts'
import { documentAddress, pictureAddress } from './addresses.ts'
import type { ColorSystems } from './color-systems.ts'
import { derivedBySku } from './derived-facts.ts'
import { placesBySku } from './places-of-sku.ts'
import type { DetailRows } from './detail-rows.ts'
import type { FindDetail } from './kept-details.ts'
import { attributesByOwner } from './product-attributes.ts'
import { getRate, ratesOf } from './rates.ts'
import { hexOfRgb } from '../../contract/colors/lab.ts'
import { major, pictureSizes, skuDetailOf, skuPalette } from './sku-detail.ts'

interface Deps {
  findDetail: FindDetail
  clock: Clock
  colors: ColorSystems
}

/** A product with its SKUs on sale, and the requested SKU even if withdrawn. */
export async function getDetail(
  { findDetail, clock, colors }: Deps,
  { skuId, priceIn }: ParsedInputOf<typeof getProductDetail>,
): Promise<ProductDetail> {
  const product = await findDetail(skuId, clock.today())
  if (!product) throw new Problem(1_008_006_000)
  const { skus, pictures } = product
  const attributes = attributesByOwner(product.attributes, product.choices)
  const rates = ratesOf(product.rates)
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
  const [derived, places] = [derivedBySku(product), placesBySku(product)]
  const details = shown.map((sku) =>
    skuDetailOf(sku, { isOnSale, pictures, attributes, derived, places, prices, nearestColors, ...units }),
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
    firstCategoryId: product.category_path[0]?.id ?? product.category_id,
    secondCategoryId: product.category_path[1]?.id ?? null,
    categoryIdList: product.category_path.map(({ id }) => id),
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
    auths: product.certificates.map(certificateOf),
    files: product.downloads.map(downloadOf),
    structuralImages: pictures.filter(({ role }) => role === 'structure').map(({ key }) => pictureAddress(key)),
    pictureSizes: pictureSizes(pictures),
    coverImage: details.find((sku) => sku.coverImage)?.coverImage ?? null,
    attrs: attributes.ofProduct,
    skus: details,
  }
}

function certificateOf(row: DetailRows['certificates'][number]): ProductDetail['auths'][number] {
  return {
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
  }
}

function downloadOf(row: DetailRows['downloads'][number]): ProductDetail['files'][number] {
  const { id, name, en_name: enName, kind, key, format, bytes } = row
  return {
    id,
    name: name ?? enName ?? '',
    enName: enName ?? name ?? '',
    kind,
    url: documentAddress(key, enName ?? name ?? '', format),
    size: Number(bytes),
  }
}

function lowest(prices: (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length ? Math.min(...known) : null
}

function highest(prices: (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length ? Math.max(...known) : null
}

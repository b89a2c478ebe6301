import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { PlaceRule } from '../../contract/places/place.ts'
import type { Db } from '../database.ts'
import { CATALOGUE_VERSION } from './change-log.ts'
import { PLACE_RULES } from './place-rules.ts'
import type { AttributeRow, Choices } from './product-attributes.ts'
import { selectAttributeRows, selectChoices } from './product-attributes.ts'
import { selectRates } from './rates.ts'
import type { RateRow } from './rates.ts'
import type { CatalogueTables, PictureRole, SaleStatus } from './tables.ts'

/** A product with all its rows, each kind in order. 64-bit and exact numbers are texts. */
export interface DetailRows extends ProductRow {
  /** Includes withdrawn ones. */
  skus: SkuRow[]
  pictures: PictureRow[]
  attributes: AttributeRow[]
  /** All choices of the attributes that use choices. */
  choices: Choices
  certificates: CertificateRow[]
  downloads: DownloadRow[]
  /** The exchange rates of the day. */
  rates: RateRow[]
  /** What an operator has changed of places. */
  place_rules: PlaceRule[]
}

type Tables = { [Name in keyof CatalogueTables]: Selectable<CatalogueTables[Name]> }

interface ProductRow extends Pick<
  Tables['product'],
  | 'id'
  | 'name'
  | 'en_name'
  | 'description'
  | 'en_description'
  | 'platform_no'
  | 'brand_id'
  | 'category_id'
  | 'currency_unit'
  | 'measurement_unit'
> {
  status: SaleStatus
  brand_name: string | null
  english_name: string
  currency_label: string
  currency_remark: string
  measurement_label: string
  measurement_remark: string
  /** From the root to the product's category. */
  category_path: { id: string; name: string | null; enName: string | null }[]
  /** The newest change of the colour systems. */
  colors_version: string | null
  /** The version of the catalogue at which the rows were read. */
  version: string
}

export interface SkuRow extends Omit<
  Tables['sku'],
  'product_id' | 'stated_name' | 'stated_en_name' | 'sort' | 'status'
> {
  status: SaleStatus
  color_name: string | null
  system_hex: string | null
  system_name: string | null
  area_id: string | null
  area_name: string | null
  area_en_name: string | null
}

export interface PictureRow extends Pick<
  Tables['picture'],
  'key' | 'width' | 'height' | 'dominant_color' | 'palette' | 'placeholder' | 'look'
> {
  sku_id: string | null
  role: PictureRole
  mm_width: string | null
}

interface CertificateRow extends Pick<Tables['certificate'], 'id' | 'scheme' | 'number' | 'issued_on' | 'expires_on'> {
  authority_id: string
  name: string | null
  en_name: string | null
  url: string | null
  key: string | null
  format: string | null
}

interface DownloadRow extends Pick<Tables['download'], 'id' | 'name' | 'en_name' | 'kind'> {
  key: string
  format: string
  bytes: string
}

/**
 * Reads the product of a SKU on a day (`YYYY-MM-DD`); undefined if there is no such SKU. One statement, because seven cost the server
 * twice as much and need seven connections under load.
 */
export async function findDetailRows(db: Db, skuId: string, today: string): Promise<DetailRows | undefined> {
  const { rows } = await sql<DetailRows>`
    SELECT product.id::text, product.status, product.name, product.en_name, product.description, product.en_description,
      product.platform_no, product.brand_id::text, product.category_id::text, product.currency_unit, product.measurement_unit,
      brand.name AS brand_name, brand.english_name,
      currency.label AS currency_label, currency.remark AS currency_remark,
      measurement.label AS measurement_label, measurement.remark AS measurement_remark,
      ${CATEGORY_PATH} AS category_path, ${COLORS_VERSION} AS colors_version,
      ${CATALOGUE_VERSION} AS version,
      ${listOf(SKUS)} AS skus, ${listOf(PICTURES)} AS pictures,
      ${listOf(selectAttributeRows(sql`value.product_id = product.id`))} AS attributes,
      (${selectChoices(sql`product.id`)}) AS choices,
      ${listOf(CERTIFICATES)} AS certificates, ${listOf(DOWNLOADS)} AS downloads, ${listOf(selectRates(today))} AS rates,
      ${listOf(PLACE_RULES)} AS place_rules
    FROM sku AS asked
    JOIN product ON product.id = asked.product_id
    JOIN brand ON brand.id = product.brand_id
    JOIN dictionary_entry AS currency
      ON currency.type = product.currency_type AND currency.value = product.currency_unit
    JOIN dictionary_entry AS measurement
      ON measurement.type = product.measurement_type AND measurement.value = product.measurement_unit
    WHERE asked.id = ${skuId}`.execute(db)
  return rows[0]
}

/** The current version of the catalogue. */
export async function findVersion(db: Db): Promise<string> {
  // The parameter makes it a prepared statement, planned once (decisions/011).
  const { rows } = await sql<{ version: string }>`SELECT ${CATALOGUE_VERSION} AS version WHERE ${true}`.execute(db)
  return rows[0]?.version ?? '0'
}

/** SQL: the rows of a query as a JSON array, in order. */
function listOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(listed), '[]') FROM (${query}) AS listed)`
}

/** SQL: the names from the root to the category of `product`, as JSON. */
export const CATEGORY_PATH = sql`(
  WITH RECURSIVE above AS (
    SELECT id, parent_id, name, en_name, 1 AS step FROM category WHERE id = product.category_id
    UNION ALL SELECT category.id, category.parent_id, category.name, category.en_name, step + 1
      FROM category JOIN above ON category.id = above.parent_id
  ) SELECT json_agg(json_build_object('id', id::text, 'name', name, 'enName', en_name) ORDER BY step DESC) FROM above)`

// Uses the index of migration 004.
const COLORS_VERSION = sql`(
  SELECT max(version)::text FROM change_log WHERE entity IN ('color', 'color_system'))`

const SKUS = sql`
  SELECT sku.id::text, sku.model, sku.variant_name, sku.variant_en_name, sku.status, sku.color_id::text, sku.color_hex,
    sku.min_price::text, sku.max_price::text, sku.price_quantity, sku.stated_min_price::text, sku.stated_max_price::text,
    sku.tax_included, sku.comparable_low::text, sku.comparable_high::text,
    sku.pack_coverage::text, sku.pack_pieces, sku.stock::text, sku.lead_time_days,
    sku.length_mm::text, sku.width_mm::text, sku.thickness_mm::text, sku.product_dimension,
    sku.origin, sku.domestic_or_imported, sku.has_custom_option,
    color.name AS color_name, color.hex AS system_hex, color_system.name AS system_name,
    area.id::text AS area_id, area.name AS area_name, area.en_name AS area_en_name
  FROM sku
  LEFT JOIN color ON color.id = sku.color_id
  LEFT JOIN color_system ON color_system.id = color.system_id
  LEFT JOIN area ON area.code = sku.origin
  WHERE sku.product_id = product.id ORDER BY sku.sort, sku.id`

const PICTURES = sql`
  SELECT picture_use.sku_id::text, picture_use.role, picture_use.mm_width::text,
    picture.key, picture.width, picture.height, picture.dominant_color, picture.palette, picture.placeholder, picture.look
  FROM picture_use JOIN picture ON picture.id = picture_use.picture_id
  WHERE picture_use.product_id = product.id ORDER BY picture_use.sort`

const CERTIFICATES = sql`
  SELECT certificate.id::text, certificate.scheme, certificate.number, certificate.issued_on, certificate.expires_on,
    authority.id::text AS authority_id, authority.name, authority.en_name, authority.url,
    stored_document.key, stored_document.format
  FROM certificate JOIN authority ON authority.id = certificate.authority_id
  LEFT JOIN stored_document ON stored_document.id = certificate.document_id
  WHERE certificate.product_id = product.id ORDER BY certificate.sort`

const DOWNLOADS = sql`
  SELECT download.id::text, download.name, download.en_name, download.kind,
    stored_document.key, stored_document.format, stored_document.bytes::text
  FROM download JOIN stored_document ON stored_document.id = download.document_id
  WHERE download.product_id = product.id ORDER BY download.sort`

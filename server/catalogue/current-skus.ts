import { sql } from 'kysely'
import type { SupplyToday } from '../../contract/sharing/sources.ts'
import type { Db } from '../database.ts'
import { documentAddress } from './addresses.ts'

/** A SKU today: whether it is on sale, its delivery time, its certificates and documents. */
export interface CurrentSku extends SupplyToday {
  status: 'on_sale' | 'withdrawn'
  brandId: string
  /** The cover's dominant colour; null if not measured. */
  coverColor: string | null
}

interface Row {
  id: string
  status: CurrentSku['status']
  brand_id: string
  cover_color: string | null
  stock: string | null
  lead_time_days: number | null
  certificates: (Names & { number: string; expiresOn: string | null; key: string | null; format: string | null })[]
  documents: (Names & { key: string; format: string })[]
}

interface Names {
  name: string | null
  enName: string | null
}

/** By SKU id; unknown ones are left out. `today` is `YYYY-MM-DD`. */
export async function findCurrentSkus(
  db: Db,
  skuIds: readonly string[],
  today: string,
): Promise<Map<string, CurrentSku>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    SELECT sku.id::text, CASE WHEN product.status = 'on_sale' THEN sku.status ELSE 'withdrawn' END AS status,
      product.brand_id::text, cover.dominant_color AS cover_color, sku.stock, sku.lead_time_days,
      certificates.list AS certificates, documents.list AS documents
    FROM sku
    JOIN product ON product.id = sku.product_id
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('name', scheme.label, 'enName', scheme.remark, 'number', number,
        'expiresOn', expires_on, 'key', key, 'format', format) ORDER BY certificate.sort), '[]') AS list
      FROM certificate
      JOIN dictionary_entry AS scheme ON scheme.type = certificate.scheme_type AND scheme.value = certificate.scheme
      LEFT JOIN stored_document ON stored_document.id = certificate.document_id
      WHERE certificate.product_id = product.id AND coalesce(issued_on <= ${today}, true)
    ) AS certificates
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('name', download.name, 'enName', download.en_name,
        'key', key, 'format', format) ORDER BY download.sort), '[]') AS list
      FROM download JOIN stored_document ON stored_document.id = download.document_id
      WHERE download.product_id = product.id
    ) AS documents
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, standingOf(row, today)]))
}

function standingOf(row: Row, today: string): CurrentSku {
  return {
    status: row.status,
    brandId: row.brand_id,
    coverColor: row.cover_color,
    stock: row.stock === null ? null : Number(row.stock),
    leadTimeDays: row.lead_time_days,
    certificates: row.certificates.map(({ number, expiresOn, key, format, ...names }) => ({
      ...both(names),
      number: number || null,
      expiresOn,
      isExpired: expiresOn !== null && expiresOn < today,
      url: key !== null && format !== null ? documentAddress(key, number, format) : null,
    })),
    documents: row.documents.map(({ key, format, ...names }) => {
      const named = both(names)
      return { ...named, url: documentAddress(key, named.enName, format) }
    }),
  }
}

function both({ name, enName }: Names): { name: string; enName: string } {
  return { name: name || enName || '', enName: enName || name || '' }
}

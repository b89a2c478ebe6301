import { sql } from 'kysely'
import { EXPIRING_WITHIN_DAYS } from '../../contract/notices.ts'
import type { NewNotice } from '../../contract/notices.ts'
import { notify } from './notify.ts'
import type { NoticeDeps } from './deps.ts'

/** Certificates that one pass finds: it reads all certificates and folders. */
const MOST_FOUND = 5000
/** Certificates that one transaction handles. */
const MOST_AT_ONCE = 200

interface Expiring {
  member_id: string
  product_id: string
  sku_id: string
  name: string | null
  en_name: string | null
  scheme: string
  scheme_name: string
  scheme_en_name: string | null
  number: string
  expires_on: string
}

/**
 * Notifies members of certificates that expire soon, for products in their folders: once for each, and again where its date has
 * changed. Expired ones are left out.
 */
export async function tellOfCertificates({ db, clock }: NoticeDeps): Promise<void> {
  for (;;) {
    const found = await findUntold(db, clock.today())
    for (let from = 0; from < found.length; from += MOST_AT_ONCE) {
      await db.transaction().execute(async (trx) => {
        const told = await noteTold(trx, found.slice(from, from + MOST_AT_ONCE))
        await notify(trx, told.map(noticeOf), clock.now())
      })
    }
    if (found.length < MOST_FOUND) return
  }
}

async function findUntold(db: NoticeDeps['db'], today: string): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    SELECT item.member_id::text, product.id::text AS product_id, min(item.sku_id)::text AS sku_id,
      product.name, product.en_name, certificate.scheme, scheme.label AS scheme_name,
      scheme.remark AS scheme_en_name, certificate.number, min(certificate.expires_on)::text AS expires_on
    FROM certificate
    JOIN product ON product.id = certificate.product_id
    JOIN dictionary_entry AS scheme ON scheme.type = scheme_type AND scheme.value = certificate.scheme
    JOIN sku ON sku.product_id = product.id
    JOIN folder_item AS item ON item.sku_id = sku.id AND item.deleted_at IS NULL
    JOIN folder ON folder.id = item.folder_id AND folder.deleted_at IS NULL
    LEFT JOIN notice_certificate AS told ON told.member_id = item.member_id AND told.product_id = product.id
      AND told.scheme = certificate.scheme AND told.number = certificate.number
    WHERE certificate.expires_on BETWEEN ${today}::date AND ${today}::date + ${EXPIRING_WITHIN_DAYS}::int
      AND product.status = 'on_sale'
    GROUP BY item.member_id, product.id, certificate.scheme, scheme.label, scheme.remark, certificate.number, told.expires_on
    HAVING told.expires_on IS DISTINCT FROM min(certificate.expires_on)
    ORDER BY item.member_id, expires_on, product.id LIMIT ${MOST_FOUND}`.execute(db)
  return rows
}

/** Records those that are still due: another server may have been first, and members or products may have gone since. */
async function noteTold(trx: NoticeDeps['db'], expiring: readonly Expiring[]): Promise<Expiring[]> {
  const { rows } = await sql<Pick<Expiring, 'member_id' | 'product_id' | 'scheme' | 'number'>>`
    INSERT INTO notice_certificate AS told (member_id, product_id, scheme, number, expires_on)
    SELECT one.member_id, one.product_id, one.scheme, one.number, one.expires_on
    FROM unnest(${expiring.map((one) => one.member_id)}::bigint[], ${expiring.map((one) => one.product_id)}::bigint[],
      ${expiring.map(({ scheme }) => scheme)}::text[], ${expiring.map(({ number }) => number)}::text[],
      ${expiring.map((one) => one.expires_on)}::date[]) AS one (member_id, product_id, scheme, number, expires_on)
    JOIN member ON member.id = one.member_id JOIN product ON product.id = one.product_id
    ORDER BY one.member_id, one.product_id, one.scheme, one.number
    ON CONFLICT (member_id, product_id, scheme, number) DO UPDATE SET expires_on = excluded.expires_on
    WHERE told.expires_on <> excluded.expires_on
    RETURNING member_id::text, product_id::text, scheme, number`.execute(trx)
  const isTold = new Set(rows.map(keyOf))
  return expiring.filter((one) => isTold.has(keyOf(one)))
}

/** The key that identifies a certificate of a member's. */
function keyOf(one: Pick<Expiring, 'member_id' | 'product_id' | 'scheme' | 'number'>): string {
  return JSON.stringify([one.member_id, one.product_id, one.scheme, one.number])
}

function noticeOf(one: Expiring): NewNotice {
  return {
    memberId: one.member_id,
    kind: 'certificate-expiring',
    ref: JSON.stringify([one.product_id, one.scheme, one.number]),
    details: {
      productId: one.product_id,
      skuId: one.sku_id,
      name: one.name,
      enName: one.en_name,
      scheme: one.scheme_name,
      enScheme: one.scheme_en_name,
      number: one.number,
      expiresOn: one.expires_on,
    },
  }
}

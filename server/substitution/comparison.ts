import { snapshotPer } from '../../contract/budgets/price-per.ts'
import { sql } from 'kysely'
import type { Offer } from '../../contract/budgets/calls.ts'
import { currencyOf } from '../../contract/budgets/offers.ts'
import { worseningOf } from '../../contract/facts/ranks.ts'
import { EXPIRING_WITHIN_DAYS } from '../../contract/notices.ts'
import type { NamedSku, Substituted } from '../../contract/substitution.ts'
import { comparablePrice } from '../catalogue/comparable-price.ts'
import { findRates } from '../catalogue/rates.ts'
import { findCurrentSkus } from '../catalogue/current-skus.ts'
import type { CurrentSku } from '../catalogue/current-skus.ts'
import type { SubstitutionDeps } from './deps.ts'
import { namedBy } from './named-skus.ts'

type Comparison = Pick<Substituted, 'from' | 'to' | 'properties' | 'certificates'>
type Side = Comparison['from']

interface Compared {
  /** Undefined where the catalogue no longer has the SKU. */
  from: Offer | undefined
  to: Offer
  /** The name of the SKU that is replaced. */
  named: NamedSku
  priceIn: string
}

/** Compares two SKUs as they are today. */
export async function compareSkus(
  { db, clock }: Pick<SubstitutionDeps, 'db' | 'clock'>,
  { from, to, named, priceIn }: Compared,
): Promise<Comparison> {
  const today = clock.today()
  const skuIds = [...(from ? [from.skuId] : []), to.skuId]
  const standing = await findCurrentSkus(db, skuIds, today)
  const areas = await findPricesByArea(db, skuIds)
  const comparing = { currency: priceIn, rates: await findRates(db, today) }
  const sideOf = (offer: Offer): Side => ({
    ...namedBy(offer.skuId, offer.snapshot),
    status: offer.now.status,
    unit: offer.unit,
    per: snapshotPer(offer.snapshot),
    low: offer.snapshot.minPrice,
    high: offer.snapshot.maxPrice,
    currency: currencyOf(offer.snapshot.currency),
    perSquareMetre: comparablePrice(
      {
        currencyUnit: offer.snapshot.currency,
        measurementUnit: offer.snapshot.unit,
        perSquareMetre: areas.get(offer.skuId) ?? null,
        own: null,
      },
      comparing,
    ),
    leadTimeDays: offer.leadTimeDays,
  })
  return {
    from: from ? sideOf(from) : goneSide(named, to),
    to: sideOf(to),
    properties: differing(from?.attributes ?? [], to.attributes),
    certificates: comparedCertificates(standing.get(from?.skuId ?? ''), standing.get(to.skuId), today),
  }
}

function goneSide(named: NamedSku, { snapshot }: Offer): Side {
  const unknown = {
    unit: '',
    per: { quantity: 1 as const, unit: '' },
    low: null,
    high: null,
    perSquareMetre: null,
    leadTimeDays: null,
  }
  return { ...named, status: 'gone', ...unknown, currency: currencyOf(snapshot.currency) }
}

function differing(from: Offer['attributes'], to: Offer['attributes']): Comparison['properties'] {
  const [was, is] = [from, to].map((list) => new Map(list.map((attribute) => [attribute.id, attribute])))
  const all = new Map([...from, ...to].map((attribute) => [attribute.id, attribute]))
  const differences = [...all.values()].flatMap(({ value: _value, enValue: _enValue, fact: _fact, ...about }) => {
    const [before, after] = [was?.get(about.id), is?.get(about.id)]
    if (before && after && before.value === after.value && before.enValue === after.enValue) return []
    const said = (one: typeof before) => (one ? { value: one.value, enValue: one.enValue } : null)
    const worse = worseningOf(before?.fact, after ? after.fact : null)
    return [{ ...about, from: said(before), to: said(after), ...(worse && { worse }) }]
  })
  return differences.toSorted((one, other) => Number(one.worse === undefined) - Number(other.worse === undefined))
}

type Certificate = CurrentSku['certificates'][number]

function comparedCertificates(
  from: CurrentSku | undefined,
  to: CurrentSku | undefined,
  today: string,
): Comparison['certificates'] {
  const [was, is] = [from, to].map((sku) => (sku?.certificates ?? []).filter(({ isExpired }) => !isExpired)) as [
    Certificate[],
    Certificate[],
  ]
  const claimsOf = (list: Certificate[]) => new Set(list.map(({ name, enName }) => JSON.stringify([name, enName])))
  const without = (list: Certificate[], other: Certificate[]) => {
    const claims = claimsOf(other)
    return list.filter(({ name, enName }) => !claims.has(JSON.stringify([name, enName]))).map(shownCertificate)
  }
  const soon = new Date(Date.parse(today) + EXPIRING_WITHIN_DAYS * 86_400_000).toISOString().slice(0, 10)
  return {
    lost: without(was, is),
    gained: without(is, was),
    expiring: is.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= soon).map(shownCertificate),
  }
}

function shownCertificate({ name, enName, number, expiresOn }: Certificate) {
  return { scheme: name, enScheme: enName, number: number ?? '', expiresOn }
}

/** Prices per square metre by SKU, in hundredths of their own currency, where they can be computed. */
async function findPricesByArea(
  db: SubstitutionDeps['db'],
  skuIds: readonly string[],
): Promise<Map<string, { low: number; high: number }>> {
  const { rows } = await sql<{ id: string; low: string; high: string }>`
    SELECT id::text, comparable_low AS low, comparable_high AS high FROM sku
    WHERE id = ANY (${skuIds}::bigint[]) AND comparable_low IS NOT NULL`.execute(db)
  return new Map(rows.map(({ id, low, high }) => [id, { low: Number(low), high: Number(high) }]))
}

import { pickName } from '../../../../contract/display-name.ts'
import type { SupplyToday } from '../../../../contract/sharing/sources.ts'
import { dayText } from '../../../budgets/amount-text.ts'
import type { SubjectFact, FactValue } from './subject.ts'
import type { GuestFormats } from './words.ts'

type Partly<Whole> = { [Key in keyof Whole]?: Whole[Key] | undefined }
type SomeCertificate = Partly<SupplyToday['certificates'][number]> & {
  name: string
  enName: string
  isExpired: boolean
  expiresOn: string | null
}
type SomeStanding = Partly<Omit<SupplyToday, 'certificates'>> & { certificates?: SomeCertificate[] | undefined }

/** A fact, where it has a value. */
export function factOf(label: string, ...texts: (string | null | undefined)[]): SubjectFact[] {
  const values = texts.filter((text) => text).map((text) => ({ text: text ?? '' }))
  return values.length > 0 ? [{ label, values }] : []
}

/** What the catalogue says of a SKU today, as far as the link shows it. */
export function standingFacts(standing: SomeStanding | undefined, words: GuestFormats): SubjectFact[] {
  if (!standing) return []
  const { t } = words
  const { stock, leadTimeDays, certificates = [], documents = [] } = standing
  const facts = [
    ...(stock === undefined ? [] : factOf(t('shared.facts.stock'), guestStockText(stock, words))),
    ...(leadTimeDays == null ? [] : factOf(t('shared.facts.leadTime'), t('shared.days', { count: leadTimeDays }))),
  ]
  if (certificates.length > 0)
    facts.push({
      label: t('shared.facts.certificates'),
      values: certificates.map((certificate) => certificateValue(certificate, words)),
    })
  if (documents.length > 0)
    facts.push({
      label: t('shared.facts.documents'),
      values: documents.map((document) => ({ text: nameFor(document, words), url: document.url })),
    })
  return facts
}

/** The same in short: "In stock 120 · Lead time 21 days". */
export function supplyText(
  standing: Pick<SomeStanding, 'stock' | 'leadTimeDays'> | undefined,
  words: GuestFormats,
): string {
  const { t } = words
  const { stock, leadTimeDays } = standing ?? {}
  return [
    stock != null && `${t('shared.facts.stock')} ${guestStockText(stock, words)}`,
    leadTimeDays != null && `${t('shared.facts.leadTime')} ${t('shared.days', { count: leadTimeDays })}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function guestStockText(stock: number | null, { t, language }: GuestFormats): string {
  if (stock === null) return t('shared.stockUnknown')
  return stock > 0 ? new Intl.NumberFormat(language).format(stock) : t('shared.noStock')
}

export function nameFor({ name, enName }: { name: string; enName: string }, { isChinese }: GuestFormats): string {
  return pickName(isChinese, name, enName)
}

/** Which certificates have expired, and since when; only their number where the link has nothing else of them. */
export function expiredTexts(
  standing: { certificates?: SomeCertificate[] | undefined; certificatesExpired?: number | undefined } | undefined,
  words: GuestFormats,
): string[] {
  const { t, language } = words
  const { certificates = [], certificatesExpired: count = 0 } = standing ?? {}
  const told = certificates.flatMap((certificate) => {
    const { number, expiresOn, isExpired } = certificate
    if (!isExpired || expiresOn === null) return []
    const name = [nameFor(certificate, words), number].filter(Boolean).join(' ')
    return t('shared.certificateExpiredOn', { name, date: dayText(expiresOn, language) })
  })
  return told.length > 0 || count === 0 ? told : [t('shared.certificatesExpired', { count })]
}

function certificateValue(certificate: SomeCertificate, words: GuestFormats): FactValue {
  const { number, expiresOn, isExpired, url } = certificate
  const { t, language } = words
  const day = expiresOn === null ? null : dayText(expiresOn, language)
  const until = day && t(isExpired ? 'shared.certificateExpired' : 'shared.certificateUntil', { date: day })
  return {
    text: [nameFor(certificate, words), number, until].filter(Boolean).join(' · '),
    url: url ?? null,
    isBad: isExpired,
  }
}

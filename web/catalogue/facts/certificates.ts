import type { ProductDetail } from '../../../contract/catalogue.ts'

export type Certificate = ProductDetail['auths'][number]
type CertificateState = 'valid' | 'expired' | 'notYet'

/** On a calendar day, `YYYY-MM-DD`; a certificate is valid through its last day. */
export function certificateState(
  { issuedOn, expiresOn }: Pick<Certificate, 'issuedOn' | 'expiresOn'>,
  today: string,
): CertificateState {
  if (expiresOn !== null && today > expiresOn) return 'expired'
  if (issuedOn !== null && today < issuedOn) return 'notYet'
  return 'valid'
}

const UTC_PLUS_8_MS = 8 * 60 * 60 * 1000

/** The calendar day in UTC+8, the product's (contract.md, "Dates"). */
export function calendarDay(moment: number): string {
  return new Date(moment + UTC_PLUS_8_MS).toISOString().slice(0, 10)
}

import { createDictionary } from './facet-dictionary.ts'
import type { FacetColumn } from './model.ts'

/** The column of certificates in force: a value is who issued one and what it claims. */
export const CERTIFICATE = 'certificate'

/** The facets of certificates, each a view of the one column. */
const PARTS = ['authority', 'scheme'] as const
export type CertificatePart = (typeof PARTS)[number]
export type Certificate = Record<CertificatePart, string>

export function isCertificatePart(name: string): name is CertificatePart {
  return name === 'authority' || name === 'scheme'
}

/** `12:low_emission`. */
export function readCertificate(value: string): Certificate {
  const colon = value.indexOf(':')
  return { authority: value.slice(0, colon), scheme: value.slice(colon + 1) }
}

/** The column of one part of the certificates in force. */
export function partOfCertificates(column: FacetColumn, part: CertificatePart): FacetColumn {
  const known = parts.get(column) ?? {
    authority: certificateColumnOf(column, 'authority'),
    scheme: certificateColumnOf(column, 'scheme'),
  }
  parts.set(column, known)
  return known[part]
}

const parts = new WeakMap<FacetColumn, Record<CertificatePart, FacetColumn>>()

/** The column of one part of the wanted certificates. */
export function certificateColumnOf(
  column: FacetColumn,
  part: CertificatePart,
  isWanted: (certificate: Certificate) => boolean = () => true,
): FacetColumn {
  const { values, sets } = column.dictionary
  const certificates = values.map(readCertificate)
  const found = [...new Set(certificates.map((certificate) => certificate[part]))]
  const placeOf = new Map(found.map((value, place) => [value, place]))
  // For each certificate the place of its part; none if it is not wanted.
  const places = certificates.map((each) => (isWanted(each) ? (placeOf.get(each[part]) ?? -1) : -1))
  const partSets = sets.map((set) =>
    [...new Set(set.map((place) => places[place] ?? -1))].filter((place) => place >= 0),
  )
  return { ...column, dictionary: { ...createDictionary(found), sets: partSets } }
}

/** The filters of certificates by either part. */
export type CertificateWish = Partial<Record<CertificatePart, readonly string[] | undefined>>

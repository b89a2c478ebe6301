import { CERTIFICATE, isCertificatePart, partOfCertificates } from './certificates.ts'
import { isLookGroup, LOOK, lookColumnOf } from './looks.ts'
import type { FacetColumn, ReadModel } from './model.ts'
import { PLACE, placeColumnOf, placeOfFacet } from './places.ts'

/** A facet's column: the model's own, or the view of a part of certificates, of looks, or of one place. */
export function facetColumnOf({ facets }: ReadModel, name: string): FacetColumn | undefined {
  if (isCertificatePart(name)) {
    const certificates = facets.get(CERTIFICATE)
    return certificates && partOfCertificates(certificates, name)
  }
  const place = placeOfFacet(name)
  if (place !== undefined) {
    const places = facets.get(PLACE)
    return places && placeColumnOf(places, place)
  }
  if (!isLookGroup(name)) return facets.get(name)
  const looks = facets.get(LOOK)
  return looks && lookColumnOf(looks, name)
}

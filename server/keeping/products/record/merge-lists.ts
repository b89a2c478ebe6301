import type {
  CertificateEntry,
  DownloadEntry,
  PictureEntry,
  ProductFields,
  SkuFields,
} from '../../../../contract/keeping/product-record.ts'
import type { PictureRole } from '../../../catalogue/tables.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { KnownKeys } from './known-keys.ts'
import { noDictionaryValue, REASONS, refusal } from './refusals.ts'

/** The roles of pictures, by the field that lists them. */
export const SKU_PICTURES = {
  coverImage: 'cover',
  productImage: 'product',
  dimensionImages: 'dimension',
  caseImages: 'case',
} as const satisfies Partial<Record<keyof SkuFields, PictureRole>>

interface Place {
  productId: string
  skuId: string | null
  role: PictureRole
  field: string
}

/** All pictures of a product, with those of one role replaced. Throws Problem 400 for one that is not stored. */
export async function replacePictures(
  uses: Row<'picture_use'>[],
  { productId, skuId, role, field }: Place,
  given: readonly PictureEntry[],
  known: KnownKeys,
): Promise<Row<'picture_use'>[]> {
  const own = uses.filter((use) => use.sku_id === skuId && use.role === role)
  const fresh: Row<'picture_use'>[] = []
  for (const [sort, { picture, mmWidth }] of given.entries()) {
    const pictureId = known.pictureIds.get(picture)
    if (pictureId === undefined) throw refusal(`${field}[${sort}].picture`, REASONS.unknown)
    fresh.push({
      id: own.find((use) => use.sort === sort)?.id ?? (await known.references.takeId('picture_use')),
      product_id: productId,
      sku_id: skuId,
      role,
      sort,
      picture_id: pictureId,
      mm_width: mmWidth === null ? null : String(mmWidth),
    })
  }
  return [...uses.filter((use) => !own.includes(use)), ...fresh]
}

/** The given certificates of a product as rows. */
export async function replaceCertificates(
  { product, certificates }: ProductRows,
  given: readonly CertificateEntry[],
  known: KnownKeys,
): Promise<ProductRows['certificates']> {
  const rows: Partial<Row<'certificate'>>[] = []
  for (const [sort, entry] of given.entries()) {
    const field = `auths[${sort}]`
    requireCertificate(entry, field, known)
    rows.push({
      id: certificates.find((row) => row.sort === sort)?.id ?? (await known.references.takeId('certificate')),
      product_id: product.id,
      sort,
      authority_id: entry.authorityId,
      scheme: entry.scheme,
      number: entry.number,
      issued_on: entry.issuedOn,
      expires_on: entry.expiresOn,
      document_id: entry.document === null ? null : documentId(entry.document, field, known),
    })
  }
  // Computed columns are not written.
  return rows as ProductRows['certificates']
}

function requireCertificate(
  { authorityId, scheme, issuedOn, expiresOn }: CertificateEntry,
  field: string,
  known: KnownKeys,
) {
  if (!known.references.has('authority', authorityId)) throw refusal(`${field}.authorityId`, REASONS.unknown)
  requireValue(scheme, 'product_auth_type', { field: `${field}.scheme`, known })
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
    throw refusal(`${field}.expiresOn`, REASONS.expired)
}

/** The given downloads of a product as rows. */
export async function replaceDownloads(
  { product, downloads }: ProductRows,
  given: ProductFields['files'],
  known: KnownKeys,
): Promise<ProductRows['downloads']> {
  const rows: Partial<Row<'download'>>[] = []
  for (const [sort, entry] of given.entries()) {
    const field = `files[${sort}]`
    requireDownload(entry, field, known)
    rows.push({
      id: downloads.find((row) => row.sort === sort)?.id ?? (await known.references.takeId('download')),
      product_id: product.id,
      sort,
      name: entry.name,
      en_name: entry.enName,
      kind: entry.kind,
      document_id: documentId(entry.document, field, known),
    })
  }
  return rows as ProductRows['downloads']
}

function requireDownload({ name, enName, kind }: DownloadEntry, field: string, known: KnownKeys): void {
  if (name === null && enName === null) throw refusal(`${field}.name`, REASONS.unnamed)
  requireValue(kind, 'product_related_download', { field: `${field}.kind`, known })
}

function documentId(key: string, field: string, { documentIds }: KnownKeys): string {
  const id = documentIds.get(key)
  if (id === undefined) throw refusal(`${field}.document`, REASONS.unknown)
  return id
}

/** Throws Problem 400 for a value that the dictionary does not have. */
export function requireValue(
  value: string,
  dictionary: string,
  { field, known }: { field: string; known: KnownKeys },
): void {
  const values = known.references.valuesOf(dictionary)
  if (!values.includes(value)) throw refusal(field, noDictionaryValue(values))
}

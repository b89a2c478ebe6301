import type {
  AttributeEntry,
  CertificateEntry,
  DownloadEntry,
  PictureEntry,
  ProductFields,
} from '../../../../contract/keeping/product-record.ts'
import type { EditedProduct, DraftSku } from './edits.ts'

/** Mistakes by the field's name in the API: `enName`, `skus[OAK-1].minPrice`. */
export type Mistakes = Readonly<Record<string, string>>

/** The kinds of mistake found before sending; the server checks limits. */
export type FieldProblem =
  | 'required'
  | 'number'
  | 'wholeNumber'
  | 'nameNeeded'
  | 'crossed'
  | 'sameModel'
  | 'expiresFirst'
  | 'lowOverHigh'

type Found = [path: string, wrong: FieldProblem | null]

/** The path of a SKU's field in mistakes. */
export function skuPath({ called }: Pick<DraftSku, 'called'>, field: string): string {
  return `skus[${called}].${field}`
}

/** A path in the page's form: `auths.0.number` becomes `auths[0].number`. */
export function fieldPathOf(field: string): string {
  return field.replaceAll(/\.(\d+)(?=\.|$|\[)/g, '[$1]')
}

/** The mistakes of a form: the first one of each field, in the order of the fields. */
export function mistakesIn({ product, skus }: EditedProduct, textOf: (wrong: FieldProblem) => string): Mistakes {
  const standing = skus.filter(({ isRemoved }) => !isRemoved)
  const models = standing.map(({ fields }) => fields.model)
  const isTwice = ({ fields }: DraftSku, place: number) => models.indexOf(fields.model) !== place
  const found: Found[] = [
    ...wrongInProduct(product),
    ...standing.flatMap((sku, place) => [
      [skuPath(sku, 'model'), isTwice(sku, place) ? 'sameModel' : null] satisfies Found,
      ...wrongInSku(sku),
    ]),
    ...wrongInAttributes(product.attrs, 'attrs'),
    ...wrongInPictures(product.structuralImages, 'structuralImages'),
    ...product.auths.flatMap((certificate, place) => wrongInCertificate(certificate, `auths[${place}]`)),
    ...product.files.flatMap((file, place) => wrongInDownload(file, `files[${place}]`)),
  ]
  const mistakes = new Map<string, string>()
  for (const [path, wrong] of found) if (wrong !== null && !mistakes.has(path)) mistakes.set(path, textOf(wrong))
  return Object.fromEntries(mistakes)
}

function wrongInProduct(product: ProductFields): Found[] {
  return [
    ['enName', isBlank(product.name) && isBlank(product.enName) ? 'nameNeeded' : null],
    ['brandId', needed(product.brandId)],
    ['categoryId', needed(product.categoryId)],
    ['key', needed(product.key)],
    ['rank', whole(product.rank)],
  ]
}

function wrongInSku(sku: DraftSku): Found[] {
  const { fields } = sku
  const { minPrice, maxPrice } = fields
  const isCrossed = typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice
  const numbers = ['minPrice', 'maxPrice', 'stock', 'packCoverage', 'length', 'width', 'thickness'] as const
  const wholes = ['leadTimeDays', 'packPieces'] as const
  const lists = ['dimensionImages', 'caseImages'] as const
  return [
    [skuPath(sku, 'model'), needed(fields.model)],
    ...numbers.map((field): Found => [skuPath(sku, field), positive(fields[field])]),
    ...wholes.map((field): Found => [skuPath(sku, field), whole(fields[field])]),
    [skuPath(sku, 'minPrice'), isCrossed ? 'crossed' : null],
    ...(['coverImage', 'productImage'] as const).flatMap((role) =>
      wrongInPictures(fields[role] ? [fields[role]] : [], skuPath(sku, role)),
    ),
    ...lists.flatMap((role) => wrongInPictures(fields[role], skuPath(sku, role))),
    ...wrongInAttributes(fields.attrs, skuPath(sku, 'attrs')),
  ]
}

function wrongInAttributes(entries: readonly AttributeEntry[], path: string): Found[] {
  return entries.map((entry, place): Found => [`${path}[${place}]`, wrongInAttribute(entry)])
}

function wrongInAttribute(entry: AttributeEntry): FieldProblem | null {
  switch (entry.type) {
    case 'text':
      return isBlank(entry.text) && isBlank(entry.enText) ? 'required' : null
    case 'number':
      return anyNumber(entry.number)
    case 'range':
      return anyNumber(entry.low) ?? anyNumber(entry.high) ?? (entry.low > entry.high ? 'lowOverHigh' : null)
    case 'choice':
      return entry.options.length ? null : 'required'
    case 'boolean':
      return null
  }
}

function wrongInPictures(pictures: readonly PictureEntry[], path: string): Found[] {
  return pictures.map(({ mmWidth }, place): Found => [`${path}[${place}].mmWidth`, positive(mmWidth)])
}

function wrongInCertificate(certificate: CertificateEntry, path: string): Found[] {
  const { issuedOn, expiresOn } = certificate
  return [
    [`${path}.authorityId`, needed(certificate.authorityId)],
    [`${path}.scheme`, needed(certificate.scheme)],
    [`${path}.number`, needed(certificate.number)],
    [`${path}.expiresOn`, issuedOn !== null && expiresOn !== null && issuedOn > expiresOn ? 'expiresFirst' : null],
  ]
}

function wrongInDownload(file: DownloadEntry, path: string): Found[] {
  return [
    [`${path}.enName`, isBlank(file.name) && isBlank(file.enName) ? 'nameNeeded' : null],
    [`${path}.kind`, needed(file.kind)],
    [`${path}.document`, needed(file.document)],
  ]
}

function needed(text: string): FieldProblem | null {
  return isBlank(text) ? 'required' : null
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}

/** Text that is no number stays as it was typed. */
function anyNumber(value: unknown): FieldProblem | null {
  if (value === null || value === '') return 'required'
  return typeof value === 'number' ? null : 'number'
}

function positive(value: unknown): FieldProblem | null {
  if (value === null) return null
  return typeof value === 'number' && value >= 0 ? null : 'number'
}

function whole(value: unknown): FieldProblem | null {
  return positive(value) ?? (value === null || Number.isInteger(value) ? null : 'wholeNumber')
}

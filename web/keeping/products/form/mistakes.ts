import type {
  AttributeEntry,
  PictureEntry,
  ProductFields,
  SkuFields,
} from '../../../../contract/keeping/product-record.ts'
import type { KeptProductsTexts } from '../../../locales/keeping-products-texts.ts'
import type { EditedProduct, DraftSku } from './edits.ts'

/** Mistakes by the field's name in the API: `enName`, `skus[OAK-1].minPrice`. */
export type Mistakes = Readonly<Record<string, string>>

/** The kinds of mistake found before sending; the server checks limits. */
export type FieldProblem = keyof KeptProductsTexts['form']['wrong']

type Found = [path: string, wrong: FieldProblem | null]
type ByField = Readonly<Record<string, FieldProblem | null>>

/** The path of a SKU's field in mistakes. */
export function skuPath({ called }: Pick<DraftSku, 'called'>, field: string): string {
  return `skus[${called}].${field}`
}

/** A path in the page's form: `auths.0.number` becomes `auths[0].number`. */
export function fieldPathOf(field: string): string {
  return field.replaceAll(/\.(\d+)(?=\.|$|\[)/g, '[$1]')
}

/** Whether a path is another one or leads to something within it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
}

/** The mistake of a field or of something within it; the first of several. */
export function mistakeWithin(mistakes: Mistakes, path: string): string | undefined {
  const found = Object.keys(mistakes).find((one) => isWithin(one, path))
  return found === undefined ? undefined : mistakes[found]
}

/** The mistakes of a form: the first one of each field, in the order of the fields. */
export function mistakesIn({ product, skus }: EditedProduct, textOf: (wrong: FieldProblem) => string): Mistakes {
  const standing = skus.filter(({ isRemoved }) => !isRemoved)
  const models = standing.map(({ fields }) => fields.model)
  const found = [
    ...at('', wrongInProduct(product)),
    ...standing.flatMap((sku, place) => wrongInSku(sku, models.indexOf(sku.fields.model) < place)),
    ...wrongInAttributes(product.attrs, 'attrs'),
    ...wrongInPictures(product.structuralImages, 'structuralImages'),
    ...product.auths.flatMap(({ authorityId, scheme, number, issuedOn, expiresOn }, place) =>
      at(`auths[${place}].`, {
        authorityId: needed(authorityId),
        scheme: needed(scheme),
        number: needed(number),
        expiresOn: issuedOn !== null && expiresOn !== null && issuedOn > expiresOn ? 'expiresFirst' : null,
      }),
    ),
    ...product.files.flatMap(({ name, enName, kind, document }, place) =>
      at(`files[${place}].`, { enName: oneNeeded(name, enName), kind: needed(kind), document: needed(document) }),
    ),
  ]
  const mistakes = new Map<string, string>()
  for (const [path, wrong] of found) if (wrong !== null && !mistakes.has(path)) mistakes.set(path, textOf(wrong))
  return Object.fromEntries(mistakes)
}

function at(path: string, byField: ByField): Found[] {
  return Object.entries(byField).map(([field, wrong]) => [`${path}${field}`, wrong])
}

function wrongInProduct({ name, enName, brandId, categoryId, key, rank }: ProductFields): ByField {
  return {
    enName: oneNeeded(name, enName),
    brandId: needed(brandId),
    categoryId: needed(categoryId),
    key: needed(key),
    rank: whole(rank),
  }
}

const numbers = ['maxPrice', 'stock', 'packCoverage', 'length', 'width', 'thickness'] as const
const wholes = ['leadTimeDays', 'packPieces'] as const
const pictures = ['coverImage', 'productImage', 'dimensionImages', 'caseImages'] as const

function wrongInSku(sku: DraftSku, isTwice: boolean): Found[] {
  const { fields } = sku
  return [
    ...at(skuPath(sku, ''), {
      model: needed(fields.model) ?? (isTwice ? 'sameModel' : null),
      minPrice: positive(fields.minPrice) ?? crossed(fields),
      ...Object.fromEntries(numbers.map((field) => [field, positive(fields[field])])),
      ...Object.fromEntries(wholes.map((field) => [field, whole(fields[field])])),
    }),
    ...pictures.flatMap((role) => wrongInPictures([fields[role]].flat(), skuPath(sku, role))),
    ...wrongInAttributes(fields.attrs, skuPath(sku, 'attrs')),
  ]
}

function crossed({ minPrice, maxPrice }: SkuFields): FieldProblem | null {
  return typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice ? 'crossed' : null
}

function wrongInAttributes(entries: readonly AttributeEntry[], path: string): Found[] {
  return entries.map((entry, place) => [`${path}[${place}]`, wrongInAttribute(entry)])
}

function wrongInAttribute(entry: AttributeEntry): FieldProblem | null {
  switch (entry.type) {
    case 'text':
      return oneNeeded(entry.text, entry.enText) && 'required'
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

function wrongInPictures(entries: readonly (PictureEntry | null)[], path: string): Found[] {
  return entries.map((entry, place) => [`${path}[${place}].mmWidth`, positive(entry?.mmWidth ?? null)])
}

function needed(text: string): FieldProblem | null {
  return isBlank(text) ? 'required' : null
}

function oneNeeded(name: string | null, enName: string | null): FieldProblem | null {
  return isBlank(name) && isBlank(enName) ? 'nameNeeded' : null
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
  if (typeof value !== 'number') return 'number'
  return value >= 0 ? null : 'negative'
}

function whole(value: unknown): FieldProblem | null {
  if (value === null || Number.isInteger(value)) return positive(value)
  return 'wholeNumber'
}

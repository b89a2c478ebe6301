import type { ImportPicture, ImportProduct } from '../../../contract/import-file.ts'
import { asWritten } from './as-written.ts'
import type { Row } from './bulk-rows.ts'
import { importPicturePath } from '../files/import-files.ts'
import { placeAt } from './place-at.ts'
import type { References } from './references.ts'

/** Ids of the pictures and documents that a line names, by path. */
export interface FileIds {
  pictures: Map<string, string>
  documents: Map<string, string>
}

export interface MergeDeps {
  references: References
  files: FileIds
}

interface PictureMerge {
  before: Row<'picture_use'>[]
  product: Row<'product'>
  idByModel: Map<string, string>
  deps: MergeDeps
}

/** A product's pictures; a line that gives a role of an owner replaces all its pictures. */
export async function mergePictures(
  given: ImportProduct,
  { before, product, idByModel, deps }: PictureMerge,
): Promise<Row<'picture_use'>[]> {
  let rows = before
  const replace = async (
    skuId: string | null,
    role: Row<'picture_use'>['role'],
    pictures: ImportPicture[] | undefined,
  ): Promise<void> => {
    if (!pictures) return
    const own = rows.filter((row) => row.sku_id === skuId && row.role === role)
    const fresh = await Promise.all(
      pictures.map(async (picture, index) => {
        const pictureId = getId(deps.files.pictures, importPicturePath(picture))
        return {
          id: own[index]?.id ?? (await deps.references.takeId('picture_use')),
          product_id: product.id,
          sku_id: skuId,
          role,
          sort: placeAt(own, index),
          picture_id: pictureId,
          mm_width: widthOf(
            picture,
            [own[index], ...own].find((row) => row?.picture_id === pictureId),
          ),
        }
      }),
    )
    rows = [...rows.filter((row) => !own.includes(row)), ...fresh]
  }
  await replace(null, 'structure', given.structuralImages)
  for (const sku of given.skus ?? []) {
    const skuId = getId(idByModel, sku.model)
    await replace(skuId, 'cover', listOfOne(sku.coverImage))
    await replace(skuId, 'product', listOfOne(sku.productImage))
    await replace(skuId, 'dimension', sku.dimensionImages)
    await replace(skuId, 'case', sku.caseImages)
  }
  return rows
}

/** A picture without a stated width keeps the width that it had. */
function widthOf(picture: ImportPicture, before: Row<'picture_use'> | undefined): string | null {
  const stated = typeof picture === 'string' ? undefined : picture.mmWidth
  if (stated === undefined) return before?.mm_width ?? null
  return stated === null ? null : String(stated)
}

/** A product's certificates; a line that gives them replaces all. */
export async function mergeCertificates(
  { auths }: ImportProduct,
  before: Row<'certificate'>[],
  productId: string,
  { references, files }: MergeDeps,
): Promise<Row<'certificate'>[]> {
  if (!auths) return before
  const rows: Row<'certificate'>[] = []
  for (const [index, auth] of auths.entries()) {
    rows.push({
      id: before[index]?.id ?? (await references.takeId('certificate')),
      product_id: productId,
      sort: placeAt(before, index),
      authority_id: await references.authority(auth.authority, auth.enAuthority),
      scheme: auth.scheme,
      ...asWritten({ number: auth.number }, before[index]),
      issued_on: auth.issuedOn ?? null,
      expires_on: auth.expiresOn ?? null,
      document_id: auth.file ? getId(files.documents, auth.file) : null,
    } as Row<'certificate'>)
  }
  return rows
}

/** A product's downloads; a line that gives them replaces all. */
export async function mergeDownloads(
  { files: given }: ImportProduct,
  before: Row<'download'>[],
  productId: string,
  { references, files }: MergeDeps,
): Promise<Row<'download'>[]> {
  if (!given) return before
  const rows: Row<'download'>[] = []
  for (const [index, { name = null, enName = null, kind, file }] of given.entries()) {
    const id = before[index]?.id ?? (await references.takeId('download'))
    rows.push({
      id,
      product_id: productId,
      sort: placeAt(before, index),
      ...asWritten({ name, en_name: enName }, before[index]),
      kind,
      document_id: getId(files.documents, file),
    } as Row<'download'>)
  }
  return rows
}

function listOfOne<Item>(item: Item | null | undefined): Item[] | undefined {
  if (item === undefined) return undefined
  return item === null ? [] : [item]
}

function getId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`no id for ${name}`)
  return id
}

import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { picturesOfSku } from '../pictures/pictures.ts'

/** What a picture shows; to scale, it is a surface as it is laid, not a drawing. */
export type PictureSubject = 'cover' | 'dimension' | 'scaled' | 'macro' | 'layers' | 'room'

export interface ViewedPicture {
  address: string
  subject: PictureSubject
  /** The shade or finish in it. */
  variant?: string | undefined
}

/** The pictures of the viewer, and the first one to show. */
export interface Viewing {
  pictures: readonly ViewedPicture[]
  index: number
}

interface SkuView {
  sku: SkuDetail
  sizes: readonly PictureSize[]
  /** Its shade or finish, in words. */
  variant: string | undefined
}

/**
 * The carousel's pictures, each with what it shows. The catalogue keeps drawings and scaled views in one list: a picture with known
 * millimetres is a view of the material, the others are drawings.
 */
export function viewedOfSku({ sku, sizes, variant }: SkuView): ViewedPicture[] {
  const isToScale = (address: string) => sizes.some(({ picture, mmWidth }) => picture === address && mmWidth !== null)
  const subjectOf = (address: string): PictureSubject => {
    if (address === sku.coverImage) return 'cover'
    if (!sku.dimensionImages.includes(address)) return 'macro'
    return isToScale(address) ? 'scaled' : 'dimension'
  }
  return picturesOfSku(sku).map((address) => {
    const subject = subjectOf(address)
    return { address, subject, ...(subject !== 'dimension' && { variant }) }
  })
}

export function viewedAs(subject: PictureSubject, addresses: readonly string[]): ViewedPicture[] {
  return addresses.map((address) => ({ address, subject }))
}

/** The original's pixels, and the millimetres that its width shows, where known. */
export type PictureSize = ProductDetail['pictureSizes'][number]

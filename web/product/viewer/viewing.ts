import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { picturesOfSku } from '../pictures/pictures.ts'

/** What a picture shows of its product; what is to scale is a drawing no more than a surface as it is laid. */
export type PictureSubject = 'cover' | 'dimension' | 'scaled' | 'macro' | 'layers' | 'room'

export interface ViewedPicture {
  address: string
  subject: PictureSubject
  /** The shade or finish that is to be seen in it. */
  variant?: string | undefined
}

/** The pictures that the viewer goes through, and the one that it begins with. */
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
 * The pictures of the carousel, each with what it shows. A catalogue keeps whatever tells of sizes in one list; of which so
 * many millimetres are known is a view of the material, with a scale of its own, and the rest are drawings with figures.
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

/** Pixels of the original, and the millimetres that its width shows, where they are known. */
export type PictureSize = ProductDetail['pictureSizes'][number]

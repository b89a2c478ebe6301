import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import { picturesOfSku } from './pictures.ts'

/** What a picture shows of its product. */
export type Subject = 'cover' | 'dimension' | 'macro' | 'layers' | 'room'

export interface ViewedPicture {
  address: string
  subject: Subject
}

/** The pictures that the viewer goes through, and the one that it begins with. */
export interface Viewing {
  pictures: readonly ViewedPicture[]
  index: number
}

/** The pictures of the carousel, each with what it shows. */
export function viewedOfSku(sku: SkuDetail): ViewedPicture[] {
  const subjectOf = (address: string): Subject => {
    if (address === sku.coverImage) return 'cover'
    return sku.dimensionImages.includes(address) ? 'dimension' : 'macro'
  }
  return picturesOfSku(sku).map((address) => ({ address, subject: subjectOf(address) }))
}

export function viewedAs(subject: Subject, addresses: readonly string[]): ViewedPicture[] {
  return addresses.map((address) => ({ address, subject }))
}

/** Pixels of the original, and the millimetres that its width shows, where they are known. */
export type PictureSize = ProductDetail['pictureSizes'][number]

import type { PDFDocument, PDFImage } from 'pdf-lib'

type ImageOf = (address: string | undefined) => Promise<PDFImage | undefined>

/** Embeds each picture once, however often it is drawn. Invalid pictures are left out. */
export function imagesIn(pdf: PDFDocument, pictures: ReadonlyMap<string, Uint8Array>): ImageOf {
  const images = new Map<string, Promise<PDFImage | undefined>>()
  return async (address) => {
    const jpeg = address === undefined ? undefined : pictures.get(address)
    if (address === undefined || !jpeg) return undefined
    const embedded = images.get(address) ?? pdf.embedJpg(jpeg).catch(() => undefined)
    images.set(address, embedded)
    return embedded
  }
}

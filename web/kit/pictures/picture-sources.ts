/** The server's widths; for others it would take the next one up anyway. */
export const offeredWidths = [40, 100, 200, 320, 480, 640, 960, 1280, 1920]

export function pictureOfWidth(address: string, width: number): string {
  return `${address}?width=${width}`
}

/** The `srcset` of a picture of ours (`/images/{key}`); undefined for other addresses. */
export function pictureSources(address: string): string | undefined {
  if (!address.startsWith('/images/')) return undefined
  return offeredWidths.map((width) => `${pictureOfWidth(address, width)} ${width}w`).join(', ')
}

/** Preloads a picture in the width that an img with these `sizes` will request. */
export function preloadPicture(address: string, sizes: string): void {
  const image = new Image()
  image.sizes = sizes
  const sources = pictureSources(address)
  if (sources) image.srcset = sources
  image.src = sources ? pictureOfWidth(address, 480) : address
}

import { pictureOfWidth, pictureSources } from './picture-sources.ts'

/** Has the browser fetch a picture in the width that an img with these `sizes` will ask for. */
export function preloadPicture(address: string, sizes: string): void {
  const image = new Image()
  image.sizes = sizes
  const sources = pictureSources(address)
  if (sources) image.srcset = sources
  image.src = sources ? pictureOfWidth(address, 480) : address
}

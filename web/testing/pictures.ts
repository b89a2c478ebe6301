/** The data URL of a square picture in one colour, with this side in pixels. It needs no network, so no test waits for it. */
export function aPicture(color: string, side = 400): string {
  const shape = `<rect width="100%" height="100%" fill="${color}"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${shape}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

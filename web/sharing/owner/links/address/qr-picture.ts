import { encodeQR } from 'qr'

/** In modules. Cameras need four of white around the code (ISO/IEC 18004). */
const [QUIET, TEXT_SIZE, LINE_HEIGHT] = [4, 2.6, 3.4]
const PNG_WIDTH = 1024

export interface QrPicture {
  svg: string
  /** In modules of the code. */
  width: number
  height: number
}

/** A QR code as SVG, black on white in every theme, with a name below it unless that is empty. */
export function qrPictureOf(url: string, name: string): QrPicture {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: QUIET })
  const width = rows.length
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const lines = name === '' ? [] : linesOf(name, width - 2 * QUIET)
  const height = width + lines.length * LINE_HEIGHT
  const texts = lines.map((line, at) => {
    const y = width + at * LINE_HEIGHT
    return `<text x="${width / 2}" y="${y}">${escaped(line)}</text>`
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 8}" height="${height * 8}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="${modules.join('')}" shape-rendering="crispEdges"/>`,
    `<g font-family="sans-serif" font-size="${TEXT_SIZE}" text-anchor="middle">${texts.join('')}</g></svg>`,
  ].join('')
  return { svg, width, height }
}

export function addressOf({ svg }: QrPicture): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The same as pixels, for programs that take no SVG. */
export async function pngOf(picture: QrPicture): Promise<Blob> {
  const image = new Image()
  image.src = addressOf(picture)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PNG_WIDTH
  canvas.height = Math.round((PNG_WIDTH * picture.height) / picture.width)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG was made'))), 'image/png')
  })
}

/** Breaks a name between words, or within one that is too long for a line. */
function linesOf(name: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of name.split(/(?<= )/).flatMap((word) => (widthOf(word) > most ? Array.from(word) : [word]))) {
    if (widthOf((line + piece).trim()) > most) {
      lines.push(line.trim())
      line = piece
    } else line += piece
  }
  return [...lines, line.trim()]
}

function widthOf(text: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = '100px sans-serif'
  return (context.measureText(text).width / 100) * TEXT_SIZE
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import sharp from 'sharp'
import { openOutlines, UNITS_PER_EM } from '../platform/pdf/outlines.ts'

export interface TextPage {
  /** The letters' size, in pixels. */
  size?: number
  text?: string
  ink?: string
  paper?: string
  /** Askew by so many degrees. */
  angle?: number
}

const PAGE = { width: 900, height: 1200, margin: 80 }

/** A page of a text, which is repeated until the page is full, as a JPEG. */
export async function aTextPage({
  size = 18,
  text = LATIN,
  ink = '#222222',
  paper = '#ffffff',
  angle = 0,
}: TextPage = {}) {
  const words = text.split(' ')
  const { shapesOf } = await openOutlines([text])
  const scale = size / UNITS_PER_EM
  const letters: string[] = []
  let next = 0
  for (let y = PAGE.margin; y < PAGE.height - PAGE.margin; y += size * 1.4) {
    for (let x = PAGE.margin; x < PAGE.width - PAGE.margin; x += size * 0.3) {
      for (const { path, advance } of shapesOf(words[next++ % words.length] ?? '')) {
        letters.push(`<path d="${path}" transform="translate(${x} ${y}) scale(${scale} ${-scale})"/>`)
        x += advance * scale
      }
    }
  }
  const { width, height } = PAGE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/><g fill="${ink}">${letters.join('')}</g></svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).rotate(angle, { background: paper }).jpeg().toBuffer()
}

const LATIN =
  'Seven wizards mix zinc and quartz for every bathroom floor; the kitchen wall, where oak was laid in 1920, is lime plaster on brick.'
export const HAN =
  '本产品适用于室内墙面和地面的铺装，请在施工前检查基层是否平整、干燥、清洁，并按照说明书的要求进行操作。'
    .split('')
    .join(' ')

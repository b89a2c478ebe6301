import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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

/** Pages of a text each, which is repeated until its page is full, as JPEGs. */
export async function drawTextPages(pages: TextPage[]): Promise<Buffer[]> {
  const drawn = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', DRAW], {
    maxBuffer: 64 * 2 ** 20,
  })
  drawn.child.stdin?.end(JSON.stringify(await Promise.all(pages.map(svgOf))))
  const { stdout } = await drawn
  return (JSON.parse(stdout) as string[]).map((page) => Buffer.from(page, 'base64'))
}

// In a process of its own: the picture library of this one refuses SVG as soon as any test of it has opened a picture.
const DRAW = `import { json } from 'node:stream/consumers'
import sharp from 'sharp'
const draw = async ({ svg, angle, paper }) =>
  (await sharp(Buffer.from(svg), { unlimited: true }).rotate(angle, { background: paper }).jpeg().toBuffer()).toString('base64')
console.log(JSON.stringify(await Promise.all((await json(process.stdin)).map(draw))))`

async function svgOf({ size = 18, text = LATIN, ink = '#222222', paper = '#ffffff', angle = 0 }: TextPage) {
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
  return { svg, angle, paper }
}

const LATIN =
  'Seven wizards mix zinc and quartz for every bathroom floor; the kitchen wall, where oak was laid in 1920, is lime plaster on brick.'
export const HAN =
  '本产品适用于室内墙面和地面的铺装，请在施工前检查基层是否平整、干燥、清洁，并按照说明书的要求进行操作。'
    .split('')
    .join(' ')

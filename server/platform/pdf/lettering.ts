import { PDFOperator } from 'pdf-lib'
import type { PDFDocument, PDFFont, PDFName, PDFOperatorNames, PDFPage, RGB } from 'pdf-lib'
import { BOX, embedFonts } from './typefaces.ts'

/** Sizes, widths and places in points; `y` is the base line. */
export interface Lettering {
  widthOf(text: string, size: number): number
  /** Never wider than `width`; the last of `most` ends with an ellipsis where there would be more. */
  linesOf(text: string, shape: { size: number; width: number; most?: number }): string[]
  draw(page: PDFPage, text: string, place: { x: number; y: number; size: number; color: RGB }): void
  /** Whether any text had a character that was drawn as a box. */
  hasMissing(): boolean
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const ELLIPSIS = '…'
/**
 * Where a line may break: after spaces, after a hyphen or slash that a letter follows (dates stay whole), and around a Chinese
 * character with the marks that open before it and close after it.
 */
const UNITS =
  /[（《「“‘]*(?:\p{Script=Han}[，。、；：？！）》”’」…]*|(?:[^\s\p{Script=Han}（《「“‘/-]|[/-](?!\p{L}))+(?:[/-]+(?=\p{L})|\s+)?)|[（《「“‘/-]+|\s+/gu

/** A way to set the texts in a PDF; only their characters are embedded. */
export async function openLettering(pdf: PDFDocument, texts: Iterable<string>): Promise<Lettering> {
  const characters = new Set(ELLIPSIS)
  for (const text of texts) for (const character of settle(text)) characters.add(character)
  const fonts = await embedFonts(pdf, characters)
  const widths = new Map<string, number>()
  const codes = new Map<string, string>()
  const namesOn = new WeakMap<PDFPage, Map<PDFFont, PDFName>>()
  const drawables = new Map<string, string>()
  let isMissing = false

  /** What can be drawn of a text: asked for when it is measured, and again when it is drawn. */
  function drawable(text: string): string {
    const known = drawables.get(text)
    if (known !== undefined) return known
    const found = findDrawable(text)
    drawables.set(text, found)
    return found
  }

  function findDrawable(text: string): string {
    const settled = settle(text)
    if (Array.from(settled).every((character) => fonts.has(character))) return settled
    isMissing = true
    const parts = Array.from(graphemes.segment(settled), ({ segment }) => segment)
    return parts.map((part) => (Array.from(part).every((one) => fonts.has(one)) ? part : BOX)).join('')
  }

  function widthOfOne(character: string): number {
    const known = widths.get(character)
    if (known !== undefined) return known
    const width = fonts.get(character)?.widthOfTextAtSize(character, 1) ?? 0
    widths.set(character, width)
    return width
  }

  function measure(text: string, size: number): number {
    let width = 0
    for (const character of text) width += widthOfOne(character)
    return width * size
  }

  // The library's own way lays every text out anew, which takes several times as long as all else.
  function encode(character: string): string {
    const code = codes.get(character) ?? fonts.get(character)?.encodeText(character).asString() ?? ''
    codes.set(character, code)
    return code
  }

  function nameOn(page: PDFPage, font: PDFFont): PDFName {
    const names = namesOn.get(page) ?? new Map<PDFFont, PDFName>()
    namesOn.set(page, names)
    const name = names.get(font) ?? page.node.newFontDictionary(font.name, font.ref)
    names.set(font, name)
    return name
  }

  /** As much of a text as is no wider. */
  function fitting(text: string, size: number, width: number): string {
    let fits = ''
    for (const { segment } of graphemes.segment(text)) {
      if (fits && measure(fits + segment, size) > width) return fits
      fits += segment
    }
    return fits
  }

  return {
    widthOf: (text, size) => measure(drawable(text), size),
    linesOf(text, { size, width, most = Infinity }) {
      const lines: string[] = []
      let line = ''
      for (const unit of drawable(text).match(UNITS) ?? []) {
        if (line && measure((line + unit).trimEnd(), size) > width) {
          lines.push(line.trimEnd())
          line = ''
        }
        line += line ? unit : unit.trimStart()
        // A word that is wider than the column breaks where it must.
        while (measure(line.trimEnd(), size) > width) {
          const head = fitting(line, size, width)
          lines.push(head)
          line = line.slice(head.length)
        }
      }
      if (line.trimEnd()) lines.push(line.trimEnd())
      if (lines.length <= most) return lines
      const last = fitting(lines[most - 1] ?? '', size, width - measure(ELLIPSIS, size))
      return [...lines.slice(0, most - 1), last + ELLIPSIS]
    },
    draw(page, text, { x, y, size, color }) {
      let pen = x
      for (const { font, run } of runsOf(drawable(text), fonts)) {
        const codesOfRun = Array.from(run, encode).join('')
        const fill = `${color.red} ${color.green} ${color.blue} rg`
        const place = `1 0 0 1 ${rounded(pen)} ${rounded(y)} Tm`
        page.pushOperators(
          asOne(`BT ${fill} ${nameOn(page, font).asString()} ${rounded(size)} Tf ${place} <${codesOfRun}> Tj ET`),
        )
        pen += measure(run, size)
      }
    },
    hasMissing: () => isMissing,
  }
}

/** Operators of a page's content (ISO 32000-1, annex A) as one: an object for each, and for each number, took half a list's time. */
function asOne(operators: string): PDFOperator {
  return PDFOperator.of(operators as PDFOperatorNames)
}

/** To a thousandth of a point, which a PDF writes without an exponent. */
function rounded(points: number): number {
  return Math.round(points * 1000) / 1000
}

/** On one line, composed, and without what has no shape. */
function settle(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
}

/** A text cut where the font changes. */
function runsOf(text: string, fonts: ReadonlyMap<string, PDFFont>): { font: PDFFont; run: string }[] {
  const runs: { font: PDFFont; run: string }[] = []
  for (const character of text) {
    const font = fonts.get(character)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.run += character
    else runs.push({ font, run: character })
  }
  return runs
}

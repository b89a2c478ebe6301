import { PDFHexString, PDFOperator } from 'pdf-lib'
import type { PDFDocument, PDFFont, PDFName, PDFOperatorNames, PDFPage, RGB } from 'pdf-lib'
import { charactersFor, drawnText, embedFonts, graphemes } from './typefaces.ts'

/** Sets text on pages. Sizes, widths and positions are in points; `y` is the base line. */
export interface Lettering {
  widthOf(text: string, size: number): number
  /** Breaks a text into lines no wider than `width`; with more than `most` lines, the last one ends with an ellipsis. */
  linesOf(text: string, shape: { size: number; width: number; most?: number }): string[]
  draw(page: PDFPage, text: string, place: { x: number; y: number; size: number; color: RGB }): void
  /** The characters of all texts that the fonts lack, drawn as boxes. */
  missing: ReadonlySet<string>
}

const ELLIPSIS = '…'
/**
 * Where a line may break: after spaces, after a hyphen or slash before a letter (dates stay whole), and around a Chinese character
 * with its opening and closing marks.
 */
const UNITS =
  /[（《「“‘]*(?:\p{Script=Han}[，。、；：？！）》”’」…]*|(?:[^\s\p{Script=Han}（《「“‘/-]|[/-](?!\p{L}))+(?:[/-]+(?=\p{L})|\s+)?)|[（《「“‘/-]+|\s+/gu

/** Sets the texts of a PDF and embeds only the characters that they use. */
export async function openLettering(pdf: PDFDocument, texts: Iterable<string>): Promise<Lettering> {
  const settled = Array.from(texts, settle)
  const fonts = await embedFonts(pdf, charactersFor([ELLIPSIS, ...settled]))
  const drawables = new Map<string, string>()
  const missing = new Set<string>()
  const measured = measureWith(fonts, drawable)
  const { measure } = measured
  for (const text of settled) drawable(text)
  const codes = new Map<string, string>()
  const namesOn = new WeakMap<PDFPage, Map<PDFFont, PDFName>>()

  return {
    widthOf: (text, size) => measure(settle(text), size),
    linesOf: (text, shape) => breakLines(settle(text), shape, measured),
    draw(page, text, { x, y, size, color }) {
      let pen = x
      const settledText = settle(text)
      const drawn = drawable(settledText)
      // What is drawn as something else is still copied and read out as it is (ISO 32000-1, 14.9.4).
      const isOther = drawn !== settledText
      if (isOther)
        page.pushOperators(asOne(`/Span <</ActualText ${PDFHexString.fromText(settledText).toString()}>> BDC`))
      for (const { font, run } of runsOf(drawn, fonts)) {
        const codesOfRun = Array.from(run, encode).join('')
        const fill = `${color.red} ${color.green} ${color.blue} rg`
        const place = `1 0 0 1 ${rounded(pen)} ${rounded(y)} Tm`
        page.pushOperators(
          asOne(`BT ${fill} ${nameOn(page, font).asString()} ${rounded(size)} Tf ${place} <${codesOfRun}> Tj ET`),
        )
        pen += measure(run, size)
      }
      if (isOther) page.pushOperators(asOne('EMC'))
    },
    missing,
  }

  function drawable(text: string): string {
    const known = drawables.get(text)
    if (known !== undefined) return known
    const drawn = drawnText(text, (character) => fonts.has(character), missing)
    drawables.set(text, drawn)
    return drawn
  }

  // The drawText of pdf-lib lays out every text again, which takes several times as long as everything else.
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
}

interface Measured {
  measure(text: string, size: number): number
  /** The longest start of a text that fits, at least one grapheme. */
  fitting(text: string, size: number, width: number): string
}

function measureWith(fonts: ReadonlyMap<string, PDFFont>, drawable: (text: string) => string): Measured {
  const widths = new Map<string, number>()
  return { measure, fitting }

  function measure(text: string, size: number): number {
    let width = 0
    for (const character of text) {
      const own = widthOfOne(character)
      if (own === undefined) return measure(drawable(text), size)
      width += own
    }
    return width * size
  }

  /** Undefined for a character that no font has. */
  function widthOfOne(character: string): number | undefined {
    const known = widths.get(character)
    if (known !== undefined) return known
    const width = fonts.get(character)?.widthOfTextAtSize(character, 1)
    if (width !== undefined) widths.set(character, width)
    return width
  }

  function fitting(text: string, size: number, width: number): string {
    let fits = ''
    for (const { segment } of graphemes.segment(text)) {
      if (fits && measure(fits + segment, size) > width) return fits
      fits += segment
    }
    return fits
  }
}

function breakLines(
  text: string,
  { size, width, most = Infinity }: { size: number; width: number; most?: number },
  { measure, fitting }: Measured,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const unit of text.match(UNITS) ?? []) {
    if (line && measure((line + unit).trimEnd(), size) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line ? unit : unit.trimStart()
    // A word wider than the column breaks anywhere.
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
}

/** Page operators (ISO 32000-1, annex A) as one object: an object for each operator and number took half of the time of a list. */
function asOne(operators: string): PDFOperator {
  return PDFOperator.of(operators as PDFOperatorNames)
}

/** Rounds to a thousandth of a point, so that a PDF needs no exponent. */
function rounded(points: number): number {
  return Math.round(points * 1000) / 1000
}

/** One line in composed form (NFC), without control characters. */
function settle(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
}

/** Splits a text where its font changes. */
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

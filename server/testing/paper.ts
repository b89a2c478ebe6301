import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'
import type { PDFObject, PDFPage } from 'pdf-lib'

/** Reads the lines of each page of a PDF as they are drawn: the texts on one baseline, from left to right. */
export async function readPaper(bytes: Uint8Array): Promise<{ pdf: PDFDocument; pages: string[][]; pictures: number }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    )
  return { pdf, pages: pdf.getPages().map(linesOn), pictures: pictures.length }
}

const TEXT = /\/(\S+) [\d.]+ Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|<([0-9A-Fa-f]+)> Tj/g

function linesOn(page: PDFPage): string[] {
  const fonts = fontsOf(page)
  const lines = new Map<string, { x: number; text: string }[]>()
  let letters: ReadonlyMap<string, string> = new Map()
  let [x, y] = [0, '']
  for (const [, font, atX, atY, codes] of contentOf(page).matchAll(TEXT)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    if (atX !== undefined) [x, y] = [Number(atX), Number(atY).toFixed(1)]
    if (codes === undefined) continue
    const text = (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code.toLowerCase()) ?? '').join('')
    lines.set(y, [...(lines.get(y) ?? []), { x, text }])
  }
  return [...lines]
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([, texts]) =>
      texts
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' ')
        // A line in two typefaces is drawn in two parts.
        .replaceAll(/ (?=²)|(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, ''),
    )
}

function contentOf({ node, doc }: PDFPage): string {
  const content = node.Contents()
  const parts: PDFObject[] = content instanceof PDFArray ? content.asArray() : content ? [content] : []
  return parts
    .map((part) => (part instanceof PDFRef ? doc.context.lookup(part) : part))
    .map((stream) => (stream instanceof PDFRawStream ? textOf(stream) : ''))
    .join('\n')
}

function textOf(stream: PDFRawStream): string {
  const isPacked = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')
  return Buffer.from(isPacked ? inflateSync(stream.contents) : stream.contents).toString('latin1')
}

/** The characters that each font's codes stand for (its ToUnicode map). */
function fontsOf({ node, doc }: PDFPage): Map<string, Map<string, string>> {
  const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  return new Map(
    (fonts?.entries() ?? []).map(([name, reference]) => {
      const font = doc.context.lookup(reference, PDFDict)
      const map = doc.context.lookup(font.get(PDFName.of('ToUnicode')))
      const text = map instanceof PDFRawStream ? textOf(map) : ''
      const pairs = [...text.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g)]
      const letters = pairs.map(([, code = '', letter = '']): [string, string] => [
        code.toLowerCase(),
        Buffer.from(letter, 'hex').swap16().toString('utf16le'),
      ])
      return [name.decodeText(), new Map(letters)]
    }),
  )
}

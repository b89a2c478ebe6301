import type { FileLetterhead } from '../../platform/pdf/letterhead.ts'
import { DRAWINGS, DRAWINGS_END, pictureXml } from '../../platform/xlsx/drawing.ts'
import { headerFooterXml, logoOf } from '../../platform/xlsx/letterhead.ts'
import type { SheetLogo } from '../../platform/xlsx/letterhead.ts'
import { relationship, RELATIONSHIPS, RELATIONSHIPS_END } from '../../platform/xlsx/relationships.ts'
import { createPassingStrings, STRINGS, STRINGS_END } from '../../platform/xlsx/strings.ts'
import { createPackedText, createZip, packed, stored } from '../../platform/xlsx/zip.ts'
import type { Packed, PackedText } from '../../platform/xlsx/zip.ts'
import type { Language } from '../../../contract/problem.ts'
import type { SchedulePiece } from './schedule.ts'
import { folderWordsIn } from './words.ts'
import { fixedParts } from './xlsx/package-parts.ts'
import { footRows, rowXml, sheetEnd, sheetHead } from './xlsx/sheet.ts'

interface Wish {
  language: Language
  letterhead?: FileLetterhead | undefined
  hasEveryPicture: boolean
}

/** Rows: their links and drawings are written in pieces of this size. */
const PIECE = 1000

/** A pixel at 96 dpi, in the units of drawings. */
const UNITS = 9525
const LONGEST_PX = 68
const GAP_PX = 6

/**
 * Writes one sheet, a row for each item, with pictures in cells. It is packed while the items arrive, so that neither items nor
 * sheet nor pictures are in memory as a whole (decisions/082). `write` takes the parts of the file.
 */
export async function writeXlsx(
  pieces: AsyncIterable<SchedulePiece>,
  { language, hasEveryPicture, letterhead }: Wish,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const words = folderWordsIn(language)
  const strings = createPassingStrings()
  const open = Array.from({ length: 5 }, createPackedText)
  const [sheet, links, drawing, drawn, texts] = open as Five<PackedText>
  const zip = createZip()
  const keep = async (name: string, file: Packed) => writeEach(zip.add(name, file), write)
  /** The keys of the pictures that are in the file. */
  const kept = new Set<string>()
  let [rows, pictured] = [0, 0]
  try {
    await sheet.write(sheetHead(words, hasEveryPicture ? words.picture : words.somePictures, strings))
    await texts.write(STRINGS)
    await links.write(RELATIONSHIPS)
    await drawing.write(DRAWINGS)
    await drawn.write(RELATIONSHIPS)
    for await (const { items, pictures } of pieces) {
      const [more, moreLinks, moreDrawing] = writePiece(items, pictures)
      await sheet.write(more)
      await texts.write(strings.take())
      await links.write(moreLinks)
      await drawing.write(moreDrawing)
      for (const [key, bytes] of pictures) await keepPicture(key, bytes)
    }
    const logo = logoOf(letterhead)
    if (logo) await keepLogo(logo)
    const hasPictures = pictured > 0 || logo !== undefined
    const foot = footRows({ letterhead, language }, rows + 1, strings)
    const printed = headerFooterXml({ letterhead, language })
    await writeAll(sheet, sheetEnd(rows, { hasPictures, printed, foot }))
    await texts.write(strings.take() + STRINGS_END)
    if (hasPictures) await links.write(relationship({ id: 'drawing', type: 'drawing', target: DRAWN_AT }))
    await links.write(RELATIONSHIPS_END)
    await drawing.write(DRAWINGS_END)
    await drawn.write(RELATIONSHIPS_END)
    for (const [name, text] of fixedParts(language === 'zh-CN' ? '明细' : 'Schedule', { hasPictures, letterhead }))
      await keep(name, packed(text))
    await keep('xl/worksheets/sheet1.xml', await sheet.end())
    await keep('xl/worksheets/_rels/sheet1.xml.rels', await links.end())
    await keep('xl/sharedStrings.xml', await texts.end())
    if (hasPictures) {
      await keep('xl/drawings/drawing1.xml', await drawing.end())
      await keep('xl/drawings/_rels/drawing1.xml.rels', await drawn.end())
    }
    await writeEach(zip.end(), write)
  } finally {
    for (const text of open) text.close()
  }

  async function keepPicture(key: string, bytes: Uint8Array): Promise<void> {
    if (kept.has(key)) return
    kept.add(key)
    await drawn.write(relationship({ id: idOf(key), type: 'image', target: `../media/${key}.jpeg` }))
    await keep(`xl/media/${key}.jpeg`, stored(bytes))
  }

  async function keepLogo(logo: SheetLogo): Promise<void> {
    await drawing.write(logo.drawnIn({ row: rows + 2, column: 1, nth: pictured + 1 }))
    await drawn.write(logo.relationship)
    await keep(logo.file.name, stored(logo.file.bytes))
  }

  function writePiece(items: SchedulePiece['items'], pictures: SchedulePiece['pictures']) {
    let [more, moreLinks, moreDrawing] = ['', '', '']
    for (const item of items) {
      rows += 1
      const { picture } = item
      // An address stands in for a picture that is not in the file.
      const address = !picture || pictures.has(picture.key) ? '' : picture.address
      more += rowXml(item, { row: rows + 1, address, words }, strings)
      moreLinks += relationship({ id: `link-${rows - 1}`, type: 'hyperlink', target: item.link })
      if (!picture || !pictures.has(picture.key)) continue
      pictured += 1
      const place = { row: rows, column: 0, nth: pictured, name: item.name }
      moreDrawing += pictureXml({ ...place, id: idOf(picture.key), ...sizeOf(picture) })
    }
    return [more, moreLinks, moreDrawing] as const
  }
}

type Five<Of> = [Of, Of, Of, Of, Of]

const idOf = (key: string) => `picture-${key}`

/** Fits a picture into the first cell of its row. */
function sizeOf({ width, height }: { width: number; height: number }) {
  const scale = LONGEST_PX / Math.max(width, height)
  const units = (pixels: number) => Math.max(1, Math.round(pixels * scale)) * UNITS
  return { width: units(width), height: units(height), gap: GAP_PX * UNITS }
}

const DRAWN_AT = '../drawings/drawing1.xml'

async function writeAll(text: PackedText, parts: Iterable<string>): Promise<void> {
  let piece: string[] = []
  for (const part of parts) {
    piece.push(part)
    if (piece.length < PIECE) continue
    await text.write(piece.join(''))
    piece = []
  }
  await text.write(piece.join(''))
}

async function writeEach(parts: Iterable<Uint8Array>, write: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  for (const part of parts) await write(part)
}

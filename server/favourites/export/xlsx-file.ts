import { createStrings } from '../../platform/xlsx/strings.ts'
import { createPackedText, packed, stored, zipOf } from '../../platform/xlsx/zip.ts'
import type { Packed } from '../../platform/xlsx/zip.ts'
import type { Language } from '../../../contract/problem.ts'
import type { SchedulePiece } from './schedule.ts'
import { wordsIn } from './words.ts'
import { DRAWINGS, DRAWINGS_END, pictureXml } from './xlsx/drawing.ts'
import { fixedParts, relationship, RELATIONSHIPS, RELATIONSHIPS_END } from './xlsx/parts.ts'
import { rowXml, sheetEnd, sheetHead } from './xlsx/sheet.ts'

interface Wish {
  language: Language
  hasEveryPicture: boolean
}

/** In rows: what is written at once of what stands behind them. */
const PIECE = 1000

/**
 * One sheet, a row for each item, pictures in their cells, numbers as numbers: packed as the items come, so that neither they nor
 * the sheet ever stand in memory as a whole (decisions/082). Answers the file in parts.
 */
export async function writeXlsx(
  pieces: AsyncIterable<SchedulePiece>,
  { language, hasEveryPicture }: Wish,
): Promise<Uint8Array[]> {
  const words = wordsIn(language)
  const strings = createStrings()
  const open = Array.from({ length: 5 }, createPackedText)
  const [sheet, links, drawing, drawn, texts] = open as [Text, Text, Text, Text, Text]
  const media = new Map<string, Packed>()
  let [rows, pictured] = [0, 0]
  try {
    await sheet.write(sheetHead(words, hasEveryPicture ? words.picture : words.somePictures, strings))
    await links.write(RELATIONSHIPS)
    await drawing.write(DRAWINGS)
    await drawn.write(RELATIONSHIPS)
    for await (const { items, pictures } of pieces) {
      const [more, moreLinks, moreDrawing, moreDrawn] = writePiece(items, pictures)
      await sheet.write(more)
      await links.write(moreLinks)
      await drawing.write(moreDrawing)
      await drawn.write(moreDrawn)
    }
    const hasPictures = pictured > 0
    await writeAll(sheet, sheetEnd(rows, { hasPictures }))
    await writeAll(texts, strings.parts())
    if (hasPictures) await links.write(relationship({ id: 'drawing', type: 'drawing', target: DRAWN_AT }))
    await links.write(RELATIONSHIPS_END)
    await drawing.write(DRAWINGS_END)
    await drawn.write(RELATIONSHIPS_END)
    const fixed = fixedParts(language === 'zh-CN' ? '明细' : 'Schedule', { hasPictures })
    const files = fixed.map(([name, text]): [string, Packed] => [name, packed(text)])
    files.push(['xl/worksheets/sheet1.xml', await sheet.end()])
    files.push(['xl/worksheets/_rels/sheet1.xml.rels', await links.end()])
    files.push(['xl/sharedStrings.xml', await texts.end()])
    if (hasPictures) {
      files.push(['xl/drawings/drawing1.xml', await drawing.end()])
      files.push(['xl/drawings/_rels/drawing1.xml.rels', await drawn.end()])
    }
    return zipOf([...files, ...media])
  } finally {
    for (const text of open) text.close()
  }

  function writePiece(items: SchedulePiece['items'], pictures: SchedulePiece['pictures']) {
    let [more, moreLinks, moreDrawing, moreDrawn] = ['', '', '', '']
    for (const item of items) {
      rows += 1
      const row = rows + 1
      const { picture } = item
      const bytes = picture && pictures.get(picture.key)
      // Where there is no picture but could be one: its address.
      more += rowXml(item, { row, address: bytes || !picture ? '' : picture.address, words }, strings)
      moreLinks += relationship({ id: `link-${rows - 1}`, type: 'hyperlink', target: item.link })
      if (!bytes || !picture) continue
      pictured += 1
      const { width, height } = picture
      const file = `${picture.key}.jpeg`
      const id = `picture-${picture.key}`
      if (!media.has(`${MEDIA}${file}`)) {
        media.set(`${MEDIA}${file}`, stored(bytes))
        moreDrawn += relationship({ id, type: 'image', target: `../media/${file}` })
      }
      moreDrawing += pictureXml({ row: row - 1, id, nth: pictured, name: item.name, width, height })
    }
    return [more, moreLinks, moreDrawing, moreDrawn] as const
  }
}

type Text = ReturnType<typeof createPackedText>

const MEDIA = 'xl/media/'
const DRAWN_AT = '../drawings/drawing1.xml'

async function writeAll(text: Text, parts: Iterable<string>): Promise<void> {
  let piece: string[] = []
  for (const part of parts) {
    piece.push(part)
    if (piece.length < PIECE) continue
    await text.write(piece.join(''))
    piece = []
  }
  await text.write(piece.join(''))
}

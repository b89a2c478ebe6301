import writeExcelFile from 'write-excel-file/node'
import type { Cell, CellObject, Image } from 'write-excel-file/node'
import { MOST_PICTURES_IN_XLSX } from '../../../contract/export-limits.ts'
import { columns } from './columns.ts'
import type { Schedule, ScheduleItem } from './schedule.ts'
import { wordsIn } from './words.ts'
import { linksFeature } from './xlsx-links.ts'

const INK = '#211F1B'
const ACCENT = '#A6492B'
/** Points; the picture stands within it, in pixels of 96 to the inch. */
const ROW_HEIGHT = 60
const PICTURE_PX = 68
const GAP_PX = 6
const PICTURE_COLUMN = { width: 12 }

/** One sheet, a row for each item, pictures in their cells, numbers as numbers. */
export async function writeXlsx({ items, language, pictures }: Schedule): Promise<Uint8Array> {
  const words = wordsIn(language)
  const hasEveryPicture = items.length <= MOST_PICTURES_IN_XLSX
  const names = [hasEveryPicture ? words.picture : words.somePictures, ...columns.map(({ name }) => words[name])]
  const head = names.map((value): Cell => ({ ...HEAD, value }))
  const links = items.map(({ link }) => link)
  const images = items.flatMap((item, place) => imageOf(item, { place, pictures }) ?? [])
  const data = [
    head,
    ...items.map((item): Cell[] => [
      pictureCell(item, pictures),
      ...columns.map(({ name, read }) => cellOf(name, read(item, words))),
    ]),
  ]
  const sheet = {
    sheet: language === 'zh-CN' ? '明细' : 'Schedule',
    columns: [PICTURE_COLUMN, ...columns.map(({ width }) => ({ width }))],
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
    ...(images.length > 0 && { images }),
  }
  return writeExcelFile(data, sheet, {
    features: [linksFeature(links, { column: columns.length, firstRow: 1 })],
    fontFamily: 'Arial',
    fontSize: 10,
  }).toBuffer()
}

const BODY = { alignVertical: 'center', wrap: true, textColor: INK, height: ROW_HEIGHT } as const
const HEAD = {
  type: String,
  fontWeight: 'bold',
  alignVertical: 'center',
  wrap: true,
  height: 32,
  ...underline(),
} as const

function underline() {
  return { bottomBorderStyle: 'thin', bottomBorderColor: '#E6E1D9', textColor: INK } as const
}

function cellOf(name: string, value: string | number | null): CellObject | null {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { ...BODY, type: Number, value, format: '#,##0.00' }
  const isLink = name === 'link'
  return { ...BODY, type: String, value: plainKey(value), ...(isLink && { textColor: ACCENT }) }
}

/** Where there is no picture but could be one: its address. */
function pictureCell({ picture }: ScheduleItem, pictures: Schedule['pictures']): CellObject {
  const value = picture && !pictures.has(picture.key) ? picture.address : undefined
  return { ...BODY, type: String, ...(value !== undefined && { value }) }
}

// The library keeps texts by themselves in a plain object, and takes the name of one of its own methods for a text it has.
function plainKey(text: string): string {
  return text in {} ? `${text} ` : text
}

function imageOf(
  { picture, name }: ScheduleItem,
  { place, pictures }: { place: number; pictures: Schedule['pictures'] },
): Image | undefined {
  const content = picture && pictures.get(picture.key)
  if (!content) return undefined
  const scale = PICTURE_PX / Math.max(picture.width, picture.height)
  return {
    content: Buffer.from(content),
    contentType: 'image/jpeg',
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
    dpi: 96,
    anchor: { row: place + 2, column: 1 },
    offsetX: GAP_PX,
    offsetY: GAP_PX,
    title: name,
  }
}

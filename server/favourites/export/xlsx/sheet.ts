import { footLineOf } from '../../../../contract/paper.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { FileLetterhead } from '../../../platform/pdf/letterhead.ts'
import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import { blockLineOf, logoOf } from '../../../platform/xlsx/letterhead.ts'
import { MAIN, OFFICE, XML } from '../../../platform/xlsx/relationships.ts'
import type { PassingStrings } from '../../../platform/xlsx/strings.ts'
import { scheduleColumns } from '../columns.ts'
import type { ScheduleItem } from '../schedule.ts'
import type { FolderWords } from '../words.ts'
import { LOOK } from './package-parts.ts'

/** Points; the picture fits into it. */
const ROW_HEIGHT = 60
const HEAD_HEIGHT = 32
const PICTURE_WIDTH = 12
const LETTERS = [0, ...scheduleColumns.keys()].map((_, place) => letterOf(place))
const LINKS = letterOf(scheduleColumns.length)

/** The sheet up to and with its row of headings (ECMA-376, 18.3.1.99). */
export function sheetHead(words: FolderWords, picture: string, strings: PassingStrings): string {
  const widths = [PICTURE_WIDTH, ...scheduleColumns.map(({ width }) => width)]
  const columnsXml = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const cells = [picture, ...scheduleColumns.map(({ name }) => words[name])].map(
    (text, at) => `<c r="${LETTERS[at]}1" s="${LOOK.head}" t="s"><v>${strings.numberOf(text)}</v></c>`,
  )
  return (
    `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columnsXml.join('')}</cols>` +
    `<sheetData><row r="1" ht="${HEAD_HEIGHT}" customHeight="1">${cells.join('')}</row>`
  )
}

interface Row {
  /** From 1. */
  row: number
  /** The address that stands in for a picture. */
  address: string
  words: FolderWords
}

/** A text that begins like a formula remains a text. */
export function rowXml(item: ScheduleItem, { row, address, words }: Row, strings: PassingStrings): string {
  let cells = `<c r="A${row}" s="${LOOK.text}"`
  cells += address === '' ? '/>' : ` t="s"><v>${strings.numberOf(address)}</v></c>`
  for (const [place, { name, read }] of scheduleColumns.entries()) {
    const value = read(item, words)
    if (value === null || value === '') continue
    const at = `${LETTERS[place + 1]}${row}`
    cells +=
      typeof value === 'number'
        ? `<c r="${at}" s="${LOOK.price}"><v>${value}</v></c>`
        : `<c r="${at}" s="${name === 'link' ? LOOK.link : LOOK.text}" t="s"><v>${strings.numberOf(value)}</v></c>`
  }
  return `<row r="${row}" ht="${ROW_HEIGHT}" customHeight="1">${cells}</row>`
}

interface SheetEnd {
  hasPictures: boolean
  /** The head and the foot of printed pages. */
  printed: string
  /** Rows below those of items. */
  foot: string
}

/** The studio's logo, its title block below a line in its colour, and its foot, below the last row. */
export function footRows(
  { letterhead, language }: { letterhead?: FileLetterhead | undefined; language: Language },
  after: number,
  strings: PassingStrings,
): string {
  if (!letterhead) return ''
  const logo = logoOf(letterhead)
  const first = after + 2 + (logo ? 1 : 0)
  const cell = (at: string, text: string, look = '') => `<c r="${at}"${look} t="s"><v>${strings.numberOf(text)}</v></c>`
  const block = blockLineOf(letterhead, language)
  const ruled = ` s="${LOOK.ruled}"`
  const line =
    letterhead.studio.accent === null
      ? cell(`B${first}`, block)
      : cell(`B${first}`, block, ruled) +
        LETTERS.slice(2)
          .map((letter) => `<c r="${letter}${first}"${ruled}/>`)
          .join('')
  const foot = cell(`B${first + 1}`, footLineOf(letterhead, language))
  const above = logo ? `<row r="${first - 1}" ht="${logo.height}" customHeight="1"/>` : ''
  return `${above}<row r="${first}">${line}</row><row r="${first + 1}">${foot}</row>`
}

/** The sheet after its rows, in the order of CT_Worksheet: links, page setup, pictures. */
export function* sheetEnd(rows: number, { hasPictures, printed, foot }: SheetEnd): Generator<string> {
  yield `${foot}</sheetData>`
  if (rows > 0) yield '<hyperlinks>'
  for (let place = 0; place < rows; place += 1) yield `<hyperlink ref="${LINKS}${place + 2}" r:id="link-${place}"/>`
  if (rows > 0) yield '</hyperlinks>'
  yield '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>'
  yield '<pageSetup paperSize="9" orientation="landscape"/>'
  yield printed
  if (hasPictures) yield '<drawing r:id="drawing"/>'
  yield '</worksheet>'
}

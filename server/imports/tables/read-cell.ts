import type { Reason } from '../../../contract/import-table.ts'
import type { CellStyle } from './cell-styles.ts'
import { dayOfIso, dayOfSerial, durationOfSerial } from './date-format.ts'
import { numberText } from './number-text.ts'
import type { SharedTexts, Workbook } from './workbook.ts'
import { isTrue, unescapeOffice } from './xml-text.ts'

/** A cell as it is stored. */
export interface Cell {
  place: string | undefined
  type: string
  style: CellStyle | undefined
  value: string | undefined
  /** The text that it holds itself. */
  inline: string
  isFormula: boolean
}

export interface CellDeps extends Pick<Workbook, 'is1904' | 'isUncomputed'> {
  shared: SharedTexts
  /** Called with what is to be told of the cell. */
  note(reason: Reason): void
}

/** A cell as its type and its format show it, or why it cannot be read. */
export function readCell(cell: Cell, deps: CellDeps): string | Reason {
  const { type, value, inline, isFormula } = cell
  if (value === undefined) return isFormula && inline === '' ? NOT_COMPUTED : shownText(inline, cell, deps)
  switch (type) {
    case 's': {
      const text = value.trim() === '' ? '' : deps.shared.texts[Number(value)]
      return text === undefined ? NO_TEXT : shownText(text, cell, deps)
    }
    case 'inlineStr':
      return shownText(inline || value, cell, deps)
    case 'str':
      return shownText(unescapeOffice(value), cell, deps)
    case 'b':
      return isTrue(value) ? 'TRUE' : 'FALSE'
    case 'e':
      return {
        en: `is an error (${value.slice(0, LONGEST_ERROR)})`,
        zh: `是错误值（${value.slice(0, LONGEST_ERROR)}）`,
      }
    case 'd':
      return dayOfIso(value)
    default:
      if (isFormula && (value === '' || (deps.isUncomputed && Number(value) === 0))) return NOT_COMPUTED
      return shownNumber(value, cell, deps)
  }
}

function shownText(text: string, { style }: Cell, deps: CellDeps): string {
  return style?.text && text !== '' ? told(text, style.text(text), deps) : text
}

function shownNumber(value: string, { style }: Cell, deps: CellDeps): string {
  const text = numberText(value)
  const shown = style?.number
  if (!shown) return text
  if (shown === 'date') return dayOfSerial(Number(value), deps.is1904) ?? text
  if (shown === 'duration') return durationOfSerial(Number(value)) ?? text
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const onScaled = (other: string) =>
    deps.note({ en: `is shown as ${other}, and read as ${text}`, zh: `显示为 ${other}，按 ${text} 读取` })
  return told(text, shown(text, onScaled), deps)
}

/** A format may show nothing of a cell: then nothing is read, and that is told. */
function told(text: string, shown: string, { note }: CellDeps): string {
  if (shown === '' && text !== '0') {
    const begun = text.slice(0, LONGEST_TOLD)
    note({ en: `is not shown by its format, and was left out: ${begun}`, zh: `因格式设置而不显示，未读取：${begun}` })
  }
  return shown
}

const LONGEST_ERROR = 20
const LONGEST_TOLD = 100
const NOT_COMPUTED: Reason = {
  en: 'is a formula that was never computed; open the file in a spreadsheet and save it',
  zh: '是尚未计算的公式，请用表格软件打开并保存',
}
const NO_TEXT: Reason = { en: 'refers to a text that the workbook lacks', zh: '引用的文本在工作簿中不存在' }

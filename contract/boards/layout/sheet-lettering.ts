import type { BoardFields } from '../board.ts'
import type { Language } from '../../problem.ts'
import type { Size } from '../scale.ts'
import { onOneLine, widthOf } from './lettering.ts'
import type { Drawing, Mark } from './marks.ts'
import { MARGIN, TITLE } from './sheet-measures.ts'
import { sheetWords } from './words.ts'

const INK = '#211f1b'
const SOFT = '#6b665d'

interface Titled {
  board: Pick<BoardFields, 'name' | 'canvas' | 'scale'>
  language: Language
}

/** The head of a printed page: the board's name and its facts. Without a printed scale it is a page of the legend. */
export function drawTitle({ board, language }: Titled, { w }: Size, printedScale?: number): Drawing {
  const width = w - 2 * MARGIN
  const words = sheetWords[language]
  const { width: across, height: down } = board.canvas
  const facts = [
    words.paper(tenths(across), tenths(down), `1 : ${board.scale}`),
    printedScale === undefined || printedScale === board.scale ? '' : words.printed(scaleText(printedScale)),
    printedScale === undefined ? words.legend : '',
  ]
  const text = { type: 'text', x: 0 } as const
  const marks: Mark[] = [
    { ...text, text: onOneLine(board.name, TITLE.size, width), y: TITLE.size, size: TITLE.size, color: INK },
    {
      ...text,
      text: facts.filter(Boolean).join(' · '),
      y: TITLE.size + TITLE.small * 1.7,
      size: TITLE.small,
      color: SOFT,
    },
  ]
  return { id: 'title', x: MARGIN, y: MARGIN, w: width, h: TITLE.height, rotation: 0, opacity: 1, marks }
}

/** "2 / 3", in the lower right corner. */
export function drawPageNumber(page: Size, place: number, count: number): Drawing {
  const text = `${place + 1} / ${count}`
  const w = widthOf(text, TITLE.small)
  const mark: Mark = { type: 'text', text, x: 0, y: TITLE.small, size: TITLE.small, color: SOFT }
  const at = { x: page.w - MARGIN - w, y: page.h - MARGIN - TITLE.small, w, h: TITLE.small }
  return { id: 'page', ...at, rotation: 0, opacity: 1, marks: [mark] }
}

function tenths(mm: number): string {
  return String(Math.round(mm * 10) / 10)
}

/** "1 : 10"; a scale that is not round has three figures. */
export function scaleText(scale: number): string {
  return `1 : ${Number(scale.toPrecision(3))}`
}

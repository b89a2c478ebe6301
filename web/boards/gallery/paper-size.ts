import {
  LONGEST_PAPER_MM,
  papers,
  SHORTEST_PAPER_MM,
  type BoardFields,
  type Paper,
  type Scale,
} from '../../../contract/boards/board.ts'
import { readPlainNumber } from '../../../contract/values/figure.ts'

type Canvas = BoardFields['canvas']
export type PaperChoice = Paper | 'own'
export type Lie = 'landscape' | 'portrait'

export const paperChoices = [...(Object.keys(papers) as Paper[]), 'own'] as const

/** The sides of a standard paper, portrait or landscape, in mm. */
export function canvasOf(paper: Paper, lie: Lie): Canvas {
  const { width, height } = papers[paper]
  return lie === 'portrait' ? { width, height } : { width: height, height: width }
}

/** A typed side in mm; null where it cannot be one. */
export function sideOf(typed: string): number | null {
  const side = readPlainNumber(typed, 'millimeter')
  return typeof side === 'number' && side >= SHORTEST_PAPER_MM && side <= LONGEST_PAPER_MM ? side : null
}

/** The format of a paper; null where it is not a standard one. */
export function paperOf({ width, height }: Canvas): Paper | null {
  const [short, long] = width < height ? [width, height] : [height, width]
  const found = Object.entries(papers).find(([, paper]) => paper.width === short && paper.height === long)
  return (found?.[0] as Paper | undefined) ?? null
}

/** How much of the room a paper shows, in metres. */
export function metresOfRoom({ width, height }: Canvas, scale: Scale): { width: number; height: number } {
  return { width: (width * scale) / 1000, height: (height * scale) / 1000 }
}

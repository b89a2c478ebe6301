import type { FileBudget } from '../file-budget.ts'
import { wordsIn } from '../words.ts'
import { LEFT, RIGHT } from './pages.ts'

export interface PaperColumn {
  heading: string
  /** Its right edge, in points, where its texts end. */
  right: number
  width: number
}

export interface Paper {
  picture: { x: number; side: number }
  item: { x: number; width: number }
  columns: PaperColumn[]
  /** From here on a total's name may stand. */
  totals: { x: number }
}

const PICTURE = 26
const GAP = 8

/** Where things stand on a page, by what there is to say. */
export function paperOf({ audience, language }: FileBudget): Paper {
  const words = wordsIn(language)
  const figures = [
    { heading: words.low, width: 78 },
    { heading: words.high, width: 78 },
    { heading: words.chosen, width: 78 },
  ]
  const wanted = {
    own: [
      { heading: words.need, width: 70 },
      { heading: words.order, width: 86 },
      { heading: words.price, width: 92 },
      { heading: words.taxRate, width: 34 },
      ...figures,
    ],
    client: [
      { heading: words.need, width: 80 },
      { heading: words.order, width: 96 },
      { heading: words.taxRate, width: 40 },
      ...figures,
    ],
    orders: [
      { heading: words.need, width: 66 },
      { heading: words.packs, width: 66 },
      { heading: words.order, width: 70 },
      { heading: words.remainder, width: 60 },
      { heading: words.batch, width: 66 },
      { heading: words.leadTime, width: 66 },
      { heading: words.orderBy, width: 62 },
      { heading: words.status, width: 62 },
    ],
  }[audience]
  let right = RIGHT
  const columns = wanted.toReversed().map(({ heading, width }) => {
    const column = { heading, right, width }
    right -= width + GAP
    return column
  })
  const x = LEFT + PICTURE + GAP
  return {
    picture: { x: LEFT, side: PICTURE },
    item: { x, width: right - x },
    columns: columns.reverse(),
    totals: { x: RIGHT - 3 * (78 + GAP) - 170 },
  }
}

import { legendNumbers } from '../../../../contract/boards/layout/setting.ts'
import { dayOf } from '../../../../contract/boards/layout/words.ts'
import { drawableOf } from '../../../../contract/sharing/drawable.ts'
import type { SharedBoard, SharedItem } from '../../../../contract/sharing/views.ts'
import { shownCataloguePrice } from '../catalogue-price.ts'
import { inOne, materialName } from '../shown-texts.ts'
import type { FileTable } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { number, text } from './columns.ts'
import type { CsvColumn } from './columns.ts'
import { orNothing, valueOf } from './folder-columns.ts'
import { skuTodayColumns } from './sku-today-columns.ts'

type Sample = Extract<SharedItem, { type: 'sku' }>

/** A material of a board: its first sample and its number in the legend. */
export interface LegendRow extends Sample {
  number: number
}

/** The materials of a board in the order of their numbers. */
export function legendRows(board: SharedBoard): LegendRow[] {
  const samples = board.items.filter((item) => item.type === 'sku')
  const numbers = legendNumbers(drawableOf(board).items)
  const firsts = new Map(samples.toReversed().map((sample) => [sample.refId, sample]))
  return [...firsts.values()]
    .map((sample) => ({ ...sample, number: numbers.get(sample.refId) ?? 0 }))
    .toSorted((one, other) => one.number - other.number)
}

/** The columns of a board's materials, as far as the link shows them. */
export function boardColumns(file: Pick<FileTable, 'language' | 'publicUrl'>): CsvColumn<LegendRow>[] {
  const { language } = file
  const words = sharedWordsIn(language)
  const price = ({ snapshot: { minPrice, maxPrice, currency } }: LegendRow) =>
    minPrice === undefined ? undefined : shownCataloguePrice({ low: minPrice, high: maxPrice, currency })
  return [
    number(words.number, (row) => row.number),
    text(words.name, ({ snapshot }) => materialName(snapshot, language)),
    text(words.brand, ({ snapshot }) => inOne(language, snapshot.brand)),
    text(words.model, ({ snapshot }) => snapshot.model),
    text(words.size, ({ snapshot }) => orNothing(snapshot.size)),
    number(words.priceLow, (row) => valueOf(price(row), 'low')),
    number(words.priceHigh, (row) => valueOf(price(row), 'high')),
    text(words.currency, (row) => orNothing(valueOf(price(row), 'currency'))),
    text(words.unit, ({ snapshot }) => inOne(language, snapshot.unit)),
    text(words.priceFromFile, ({ snapshot }) =>
      snapshot.fromFile === undefined ? undefined : dayOf(snapshot.fromFile),
    ),
    number(words.leadTime, ({ now }) => now?.leadTimeDays),
    ...skuTodayColumns(file),
    text(words.note, ({ note }) => note),
  ]
}

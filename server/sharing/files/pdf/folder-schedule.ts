import type { SharedFolder, SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { grouped } from '../../../budgets/export/grouped.ts'
import type { TablePaperRow } from '../../../platform/pdf/table/row.ts'
import { shownCataloguePrice } from '../catalogue-price.ts'
import { dayIn } from '../../../platform/dates.ts'
import { inOne, materialName } from '../shown-texts.ts'
import type { SharedFile } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { flat, oneLine, setColumns } from './paper-columns.ts'
import type { PaperColumn } from './paper-columns.ts'
import type { SharedSchedule } from './schedule.ts'
import { supplyRemarksOf, skuTodayLines } from './sku-today-lines.ts'

/** A folder on paper: its items in their order. */
export function folderSchedule(folder: SharedFolder, file: SharedFile): SharedSchedule {
  const { view, language, day } = file
  const words = sharedWordsIn(language)
  const paper = setColumns(folderPaper(file), folder.items)
  const rows = folder.items.map((item) => ({ ...rowOf(item, file), cells: paper.cellsOf(item) }))
  const heading = [words.count(folder.items.length + folder.left), words.sharedBy(view.ownerName), dayIn(language, day)]
  return {
    title: folder.name,
    heading: heading.join(' · '),
    columns: paper.columns,
    groups: rows.length === 0 ? [] : [{ name: '', sums: null, rows }],
    totals: [],
    notes: [...(rows.length === 0 ? [words.empty] : []), ...(folder.left > 0 ? [words.left(folder.left)] : [])],
  }
}

function folderPaper({ language }: SharedFile): PaperColumn<SharedFolderItem>[] {
  const words = sharedWordsIn(language)
  return [
    { heading: words.price, width: 120, read: (item) => priceOf(item, language) },
    {
      heading: words.leadTime,
      width: 64,
      read: ({ now }) => oneLine(now?.leadTimeDays),
    },
    { heading: words.stock, width: 52, read: ({ now }) => oneLine(now?.stock) },
  ]
}

/** "CNY 180.00 – 220.00", the unit, and whether tax is included. */
function priceOf({ price }: SharedFolderItem, language: SharedFile['language']): string[] | undefined {
  if (price === undefined) return undefined
  const words = sharedWordsIn(language)
  const shown = price && shownCataloguePrice(price)
  if (!price || !shown) return [words.onRequest]
  const range = [...new Set([shown.low, shown.high])].map(grouped).join(' – ')
  const unit = inOne(language, price.unit)
  const tax = price.taxIncluded == null ? '' : words[price.taxIncluded ? 'withTax' : 'withoutTax']
  return [`${shown.currency} ${range}`, [unit && `/ ${unit}`, tax].filter(Boolean).join(' · ')].filter(Boolean)
}

function rowOf(item: SharedFolderItem, { language }: SharedFile): Omit<TablePaperRow, 'cells'> {
  const { brand, model, platformNo, category, colorSystem, color, size, origin, cover, note, now = {} } = item
  const words = sharedWordsIn(language)
  const joined = (texts: (string | null | undefined)[], between: string) => texts.filter(Boolean).join(between)
  const lines = [
    joined([inOne(language, brand), model, platformNo], ' · '),
    joined(category?.map((one) => inOne(language, one)) ?? [], ' / '),
    joined([joined([colorSystem, color], ' '), size, inOne(language, origin)], ' · '),
    ...skuTodayLines(now, language),
    flat(note),
  ]
  return {
    picture: cover?.address,
    color: cover?.color,
    item: [materialName(item, language) ?? '', ...lines.filter(Boolean)],
    remarks: joined(supplyRemarksOf(now, language), words.between),
  }
}

import type { SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { shownCataloguePrice } from '../catalogue-price.ts'
import { inOne, materialName } from '../shown-texts.ts'
import type { FileTable } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { number, text } from './columns.ts'
import type { CsvColumn } from './columns.ts'
import { skuTodayColumns } from './sku-today-columns.ts'

/** The columns of a folder's items, as far as the link shows them. */
export function folderColumns(file: Pick<FileTable, 'language' | 'publicUrl'>): CsvColumn<SharedFolderItem>[] {
  const { language } = file
  const words = sharedWordsIn(language)
  const price = ({ price: of }: SharedFolderItem) => of && shownCataloguePrice(of)
  return [
    text(words.name, (item) => materialName(item, language)),
    text(words.brand, ({ brand }) => inOne(language, brand)),
    text(words.model, ({ model }) => model),
    text(words.platformNo, ({ platformNo }) => orNothing(platformNo)),
    text(words.category, ({ category }) => category?.map((each) => inOne(language, each)).join(' / ')),
    text(words.colorSystem, ({ colorSystem }) => orNothing(colorSystem)),
    text(words.color, ({ color }) => orNothing(color)),
    text(words.size, ({ size }) => orNothing(size)),
    text(words.origin, ({ origin }) => inOne(language, origin)),
    number(words.priceLow, (item) => valueOf(price(item), 'low')),
    number(words.priceHigh, (item) => valueOf(price(item), 'high')),
    text(words.currency, (item) => orNothing(valueOf(price(item), 'currency'))),
    text(words.unit, (item) => (item.price === null ? '' : inOne(language, item.price?.unit))),
    text(words.taxIncluded, ({ price: of }) => {
      if (of?.taxIncluded === undefined) return undefined
      return of.taxIncluded === null ? '' : words[of.taxIncluded ? 'yes' : 'no']
    }),
    number(words.leadTime, ({ now }) => now?.leadTimeDays),
    ...skuTodayColumns(file),
    text(words.note, ({ note }) => note),
  ]
}

export function orNothing(value: string | null | undefined): string | undefined {
  return value === null ? '' : value
}

/** Reads a property; undefined of undefined. */
export function valueOf<Of extends object, Key extends keyof Of>(
  of: Of | null | undefined,
  key: Key,
): Of[Key] | null | undefined {
  return of === null ? null : of?.[key]
}

import type { ScheduleItem } from './schedule.ts'
import type { FolderWords } from './words.ts'

export type CellValue = string | number | null

interface ScheduleColumn {
  name: Exclude<keyof FolderWords, 'count' | 'noted' | 'until'>
  /** The width in a spreadsheet, in characters. */
  width: number
  read: (item: ScheduleItem, words: FolderWords) => CellValue
}

/** The columns of an item in a spreadsheet, besides its picture. */
export const scheduleColumns: ScheduleColumn[] = [
  { name: 'name', width: 32, read: ({ name }) => name },
  { name: 'brand', width: 18, read: ({ brand }) => brand },
  { name: 'model', width: 18, read: ({ model }) => model },
  { name: 'platformNo', width: 16, read: ({ platformNo }) => platformNo },
  { name: 'category', width: 26, read: ({ category }) => category },
  { name: 'colorSystem', width: 16, read: ({ colorSystem }) => colorSystem },
  { name: 'color', width: 18, read: ({ color }) => color },
  { name: 'size', width: 22, read: ({ size }) => size },
  { name: 'priceFrom', width: 12, read: ({ price }) => price && price.low },
  { name: 'priceTo', width: 12, read: ({ price }) => price && price.high },
  { name: 'currency', width: 10, read: ({ price }) => price && price.currency },
  { name: 'unit', width: 10, read: ({ unit }) => unit },
  {
    name: 'priceWithTax',
    width: 12,
    read: ({ price, isTaxIncluded }, { yes, no }) => {
      if (price === null || isTaxIncluded === null) return null
      return isTaxIncluded ? yes : no
    },
  },
  { name: 'perSquareMetreFrom', width: 14, read: ({ perSquareMetre: price }) => price && price.low },
  { name: 'perSquareMetreTo', width: 14, read: ({ perSquareMetre: price }) => price && price.high },
  { name: 'perSquareMetreCurrency', width: 16, read: ({ perSquareMetre: price }) => price && price.currency },
  { name: 'origin', width: 14, read: ({ origin }) => origin },
  { name: 'onSale', width: 9, read: ({ isOnSale }, { yes, no }) => (isOnSale ? yes : no) },
  { name: 'note', width: 36, read: ({ note }) => note },
  { name: 'certificates', width: 36, read: (item, words) => certificatesOf(item, words).join(words.between) },
  { name: 'link', width: 40, read: ({ link }) => link },
]

export function certificatesOf({ certificates }: ScheduleItem, words: FolderWords): string[] {
  return certificates.map(({ name, expiresOn }) => (expiresOn === null ? name : words.until(name, expiresOn)))
}

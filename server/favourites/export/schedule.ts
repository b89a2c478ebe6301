import type { Language } from '../../../contract/problem.ts'

/** Some items of a folder, in the order of the file, with the pictures of those that have one in it. */
export interface SchedulePiece {
  items: ScheduleItem[]
  pictures: FolderSchedule['pictures']
}

/** A folder as it goes to paper: plain data, in one language. */
export interface FolderSchedule {
  language: Language
  folder: string
  /** `YYYY-MM-DD`. */
  day: string
  /** Items of the folder; fewer may have met the filters. */
  all: number
  items: ScheduleItem[]
  /** Pictures by their key, JPEG, 200 px wide. */
  pictures: Map<string, Uint8Array>
}

/** What is not known is an empty text or null. */
export interface ScheduleItem {
  name: string
  brand: string
  model: string
  platformNo: string
  /** From the root, parted by " / ". */
  category: string
  colorSystem: string
  color: string
  /** `#RRGGBB`. */
  hex: string | null
  size: string
  price: ScheduledPrice | null
  /** Null: nobody says. */
  isTaxIncluded: boolean | null
  unit: string
  perSquareMetre: ScheduledPrice | null
  origin: string
  isOnSale: boolean
  note: string
  /** Valid today; `expiresOn` is the last day. */
  certificates: { name: string; expiresOn: string | null }[]
  /** Where the product is. */
  link: string
  picture: { key: string; address: string; width: number; height: number } | null
}

/** Major units of a currency (ISO 4217, since one symbol may be several's). */
export interface ScheduledPrice {
  low: number
  high: number
  currency: string
}

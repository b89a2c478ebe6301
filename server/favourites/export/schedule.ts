import type { FileLetterhead } from '../../platform/pdf/letterhead.ts'
import type { Language } from '../../../contract/problem.ts'

/** Some items of a folder in the order of the file, with their pictures. */
export interface SchedulePiece {
  items: ScheduleItem[]
  pictures: FolderSchedule['pictures']
}

/** A folder as it is printed: plain data in one language. */
export interface FolderSchedule {
  language: Language
  folder: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The number of items in the folder; filters may have left fewer. */
  all: number
  items: ScheduleItem[]
  /** Pictures by their key, JPEG, 200 px wide. */
  pictures: Map<string, Uint8Array>
  letterhead?: FileLetterhead | undefined
}

/** Unknown facts are empty texts or null. */
export interface ScheduleItem {
  name: string
  brand: string
  model: string
  platformNo: string
  /** The path from the root, separated by " / ". */
  category: string
  colorSystem: string
  color: string
  /** `#RRGGBB`. */
  hex: string | null
  size: string
  price: ScheduledPrice | null
  /** Null where it is unknown. */
  isTaxIncluded: boolean | null
  unit: string
  perSquareMetre: ScheduledPrice | null
  origin: string
  isOnSale: boolean
  note: string
  /** Certificates that are valid today; `expiresOn` is the last day. */
  certificates: { name: string; expiresOn: string | null }[]
  /** The address of the product page. */
  link: string
  picture: { key: string; address: string; width: number; height: number } | null
}

/** Major units of a currency, named by its ISO 4217 code because currencies share symbols. */
export interface ScheduledPrice {
  low: number
  high: number
  currency: string
}

/** The catalogue's current facts beside a shared thing. No content hash covers them. */
export interface SupplyToday {
  /** Pieces or units on stock; null where the supplier does not say. */
  stock: number | null
  leadTimeDays: number | null
  certificates: {
    name: string
    enName: string
    number: string | null
    /** `YYYY-MM-DD`. */
    expiresOn: string | null
    isExpired: boolean
    /** The address of its evidence; null without one. */
    url: string | null
  }[]
  documents: { name: string; enName: string; url: string }[]
}

interface Bilingual {
  name: string
  enName: string
}

/** A folder with the catalogue's facts about its items, in the folder's order, before a link's rules. */
export interface FolderSource {
  name: string
  /** The number of items beyond the most that a link shows. */
  left: number
  items: {
    id: string
    note: string
    name: string
    enName: string
    variant: Bilingual | null
    brand: Bilingual
    model: string
    platformNo: string | null
    /** From the root. */
    category: Bilingual[]
    colorSystem: string | null
    color: string | null
    size: string | null
    origin: Bilingual | null
    cover: { address: string; width: number; height: number; color: string } | null
    /** The catalogue's, in major units as text, `198.00`; null without one. */
    price: {
      low: string
      high: string
      /** ISO 4217, or `rmb`. */
      currency: string
      /** Null where the supplier does not say. */
      taxIncluded: boolean | null
      unit: Bilingual
    } | null
    now: { status: 'on_sale' | 'withdrawn' } & SupplyToday
  }[]
}

import * as z from 'zod'

/** The number of units, or packs, that a stated price is for: "12.40 per 100" has 100. */
export const PRICE_QUANTITIES = [1, 10, 100, 1000] as const
export const priceQuantity = z.literal(PRICE_QUANTITIES)
export type PriceQuantity = z.output<typeof priceQuantity>

/** The exact price where it is stated for several units; null where it is of one, and `minPrice` and `maxPrice` say it. */
export const statedPrice = z.object({ low: z.number(), high: z.number(), quantity: priceQuantity })
export type StatedPrice = z.output<typeof statedPrice>

export function isPriceQuantity(quantity: number): quantity is PriceQuantity {
  return (PRICE_QUANTITIES as readonly number[]).includes(quantity)
}

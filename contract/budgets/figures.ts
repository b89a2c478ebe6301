import * as z from 'zod'
import { figure } from './amounts.ts'

/** What a line comes to, in decimals as text. Amounts are in major units of the base currency, rounded once (workspace: budgets). */
export const lineFigures = z.object({
  /** In the line's unit, exact. */
  need: figure,
  /** Whole; null where it is not sold in packs. Beyond 2^53, which no order comes near, only `orderQty` is exact. */
  packs: z.number().min(0).nullable(),
  orderQty: figure,
  /** Sell, net: goods after discount and markup, with freight. Null where there is no price. */
  goodsLow: figure.nullable(),
  goodsHigh: figure.nullable(),
  goodsChosen: figure.nullable(),
  /** To four places where tax is rounded over the document. */
  taxLow: figure.nullable(),
  taxHigh: figure.nullable(),
  taxChosen: figure.nullable(),
  /** Of which freight. */
  freight: figure,
  /** What the line shows: goods, with tax where the list's taxMode is inclusive. */
  low: figure.nullable(),
  high: figure.nullable(),
  chosen: figure.nullable(),
})
export type LineFigures = z.output<typeof lineFigures>

export const totals = z.object({
  goodsLow: figure,
  goodsHigh: figure,
  goodsChosen: figure,
  taxLow: figure,
  taxHigh: figure,
  taxChosen: figure,
  /** Of which freight: it is in the goods already. */
  freight: figure,
  contingencyLow: figure,
  contingencyHigh: figure,
  contingencyChosen: figure,
  low: figure,
  high: figure,
  chosen: figure,
  /** Lines without a price: where there is one, the total is incomplete. */
  unpriced: z.number().int(),
  currency: z.string(),
  /** The tax of each rate, the highest rate first. */
  taxes: z.array(z.object({ rate: figure, low: figure, high: figure, chosen: figure })),
})
export type Totals = z.output<typeof totals>

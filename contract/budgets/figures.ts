import * as z from 'zod'
import { figure } from './amounts.ts'

/** The figures of a line, as decimal text. Amounts are in major units of the base currency, rounded once (workspace: budgets). */
export const lineFigures = z.object({
  /** In the line's unit, exact. */
  need: figure,
  /** Whole; null where it is not sold in packs. Above 2^53, which no order reaches, only `orderQty` is exact. */
  packs: z.number().min(0).nullable(),
  orderQty: figure,
  /** Net selling amount: goods after discount and markup, with freight. Null without a price. */
  goodsLow: figure.nullable(),
  goodsHigh: figure.nullable(),
  goodsChosen: figure.nullable(),
  /** To four places where tax is rounded over the document. */
  taxLow: figure.nullable(),
  taxHigh: figure.nullable(),
  taxChosen: figure.nullable(),
  /** The part of `goods` that is freight. */
  freight: figure,
  /** The shown amount: goods, with tax where the list's taxMode is inclusive. */
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
  /** The part that is freight; goods include it. */
  freight: figure,
  contingencyLow: figure,
  contingencyHigh: figure,
  contingencyChosen: figure,
  low: figure,
  high: figure,
  chosen: figure,
  /** Lines without a price: if there are any, the total is incomplete. */
  unpriced: z.number().int(),
  currency: z.string(),
  /** The tax of each rate, the highest rate first. */
  taxes: z.array(z.object({ rate: figure, low: figure, high: figure, chosen: figure })),
})
export type Totals = z.output<typeof totals>

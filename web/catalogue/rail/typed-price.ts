import { HIGHEST_PRICE } from '../filters.ts'
import { readFigure } from './typed-number.ts'

export type PriceProblem = 'notAnAmount' | 'negative' | 'tooHigh'

export interface TypedPrice {
  /** Major units of CNY, at most two decimals; null for an empty field. */
  price: number | null
  problem: PriceProblem | null
}

/** A price as people type it: a figure (`readFigure`), with or without its sign of currency: `¥1,200.50`, `120 元`. */
export function readTypedPrice(text: string): TypedPrice {
  const figure = readFigure(text.normalize('NFKC').replaceAll(/[¥元]/g, ''))
  if (figure === null) return { price: null, problem: null }
  if (Number.isNaN(figure)) return { price: null, problem: 'notAnAmount' }
  const price = Math.round(Math.abs(figure) * 100) / 100
  if (figure < 0 && price > 0) return { price: null, problem: 'negative' }
  return price > HIGHEST_PRICE ? { price: null, problem: 'tooHigh' } : { price, problem: null }
}

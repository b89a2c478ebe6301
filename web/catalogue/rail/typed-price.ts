import { HIGHEST_PRICE } from '../filters.ts'

export type PriceProblem = 'notAnAmount' | 'negative' | 'tooHigh'

export interface TypedPrice {
  /** Major units of CNY, at most two decimals; null for an empty field. */
  price: number | null
  problem: PriceProblem | null
}

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const PLAIN = /^(\d+(\.\d*)?|\.\d+)$/

/**
 * A price as people type it: `120`, `¥1,200.50`, `1 200`, `１２０` in full width. A comma parts thousands and nothing else,
 * since `12,5` may mean two things.
 */
export function readTypedPrice(text: string): TypedPrice {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s¥元]/g, '')
    .replaceAll('。', '.')
    .replace(/^[−–]/, '-')
  if (!plain) return { price: null, problem: null }
  const amount = plain.replace(/^-/, '')
  if (!GROUPED.test(amount) && !PLAIN.test(amount)) return { price: null, problem: 'notAnAmount' }
  const price = Math.round(Number(amount.replaceAll(',', '')) * 100) / 100
  if (plain !== amount && price > 0) return { price: null, problem: 'negative' }
  return price > HIGHEST_PRICE ? { price: null, problem: 'tooHigh' } : { price, problem: null }
}

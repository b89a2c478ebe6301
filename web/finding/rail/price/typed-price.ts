import { ownValue } from '../../../../contract/own-value.ts'
import { HIGHEST_PRICE } from '../../filters/query-values.ts'
import { readFigure } from '../../../ui/typing/read-figure.ts'

export type PriceProblem = 'notAnAmount' | 'negative' | 'tooHigh'

export interface TypedPrice {
  /** Major units, at most two decimals; null for an empty field. */
  price: number | null
  problem: PriceProblem | null
}

/** Common spellings of a currency besides its code and the dictionary's symbol. */
const OTHER_SIGNS: Record<string, string[]> = {
  CNY: ['¥', '元', 'RMB'],
  EUR: ['€', '欧元'],
  USD: ['$', '美元'],
  GBP: ['£', '英镑'],
  JPY: ['¥', '円', '日元'],
  HKD: ['$', '港元'],
}

/**
 * Reads a typed price: a figure (`readFigure`), with or without the sign of the current currency: `¥1,200.50`, `120 元`, `EUR 50`. The
 * sign of another currency is refused: what it means here is unclear.
 */
export function readTypedPrice(text: string, { currency, symbol }: { currency: string; symbol: string }): TypedPrice {
  const signs = [currency, symbol, ...(ownValue(OTHER_SIGNS, currency) ?? [])].map((sign) =>
    sign.normalize('NFKC').toUpperCase(),
  )
  const longestFirst = signs.sort((one, other) => other.length - one.length)
  const sign = new RegExp(`^(${longestFirst.map(escaped).join('|')})|(${longestFirst.map(escaped).join('|')})$`, 'g')
  const figure = readFigure(text.normalize('NFKC').toUpperCase().trim().replaceAll(sign, ''))
  if (figure === null) return { price: null, problem: null }
  if (Number.isNaN(figure)) return { price: null, problem: 'notAnAmount' }
  const price = Math.round(Math.abs(figure) * 100) / 100
  if (figure < 0 && price > 0) return { price: null, problem: 'negative' }
  return price > HIGHEST_PRICE ? { price: null, problem: 'tooHigh' } : { price, problem: null }
}

function escaped(sign: string): string {
  return sign.replaceAll(/[^\p{L}\d]/gu, (character) => `\\${character}`)
}

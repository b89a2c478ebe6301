import type { ImportMapping, SaidBeside } from '../../../contract/import-mapping.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import { dictionaryValueOf } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'

/** A text of the letterhead or the footer, with its row. */
export interface BesideText {
  row: number
  text: string
}

const PRICE =
  /price|preis|prezz|prix|precio|prijs|preço|pris(?:er)?(?!\p{L})|cen[ay]|tarif|listino|fiyat|ár(?:ak|lista)|цен[аы]|价|價|価格|단가|가격/iu

const OF_TAX_ALONE =
  /(?:freight|fracht|transport|versand|shipping|delivery|lieferung|porto|spedizione|livraison|envío|运费|gesamt|total|summe|somme|suma|sum)(?!\p{L})/iu
/** An amount of its own: of a minimum, a freight, a sum. */
const AMOUNT = /\p{Nd}[\p{Nd}.,']*\s*(?:[€$£¥￥₩元円]|[A-Z]{3}(?!\p{L})|euros?(?!\p{L}))|[€$£¥￥₩]\s*\p{Nd}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|CNY|RMB|JPY|INR|AED|KRW|SEK|NOK|DKK|CZK|TRY)\s*\p{Nd}/iu // prettier-ignore

/**
 * What the letterhead and the footer say of every price, "All prices in EUR, excl. VAT", where no column says it of each: constants of a
 * mapping, and the texts that they come from, also before a person has said which column is the price. Amounts of freight and sums say
 * nothing of prices, and of texts that contradict each other, or themselves, nothing is taken.
 */
export function saidBeside(
  texts: readonly BesideText[],
  { columns }: Pick<ImportMapping, 'columns'>,
  known: KnownCatalogue,
): SaidBeside[] {
  const has = (target: SaidBeside['target']) => columns.some((rule) => rule.target === target)
  const readings = {
    currencyUnit: (text: string) => currenciesIn(text, known),
    measurementUnit: (text: string) => unitsAfterPer(text, known),
    'sku.taxIncluded': taxesIn,
  } as const
  const sayable = texts.filter(({ text }) => !AMOUNT.test(text))
  return (Object.keys(readings) as SaidBeside['target'][]).flatMap((target) => {
    if (has(target)) return []
    const isOfPrices = ({ text }: BesideText) =>
      PRICE.test(text) || (target === 'sku.taxIncluded' && !OF_TAX_ALONE.test(text))
    const said = sayable.filter(isOfPrices).flatMap((one) => readings[target](one.text).map((value) => ({ target, value, ...one }))) // prettier-ignore
    const isOne = new Set(said.map(({ value }) => value)).size === 1
    return isOne ? said.slice(0, 1) : []
  })
}

/** By code or sign anywhere; a name such as Euro, which firms have too, only where "in" or a colon stands before it. */
function currenciesIn(text: string, known: KnownCatalogue): string[] {
  return wordsIn(plainValue(text).replaceAll(/\d+/g, ' ')).flatMap((word) => {
    if (word.is !== 'currency') return []
    const isName = /^\p{L}{3,}$/u.test(word.text) && word.text !== word.text.toUpperCase()
    const isSaid = !isName || new RegExp(String.raw`(?:(?<!\p{L})(?:in|en|em|w|i|v|á|à)\s+|[:：(（/]\s*)${word.text}(?!\p{L})`, 'iu').test(text) // prettier-ignore
    return isSaid ? (dictionaryValueOf(word.text, 'product_currency_unit', known) ?? []) : []
  })
}

function unitsAfterPer(text: string, known: KnownCatalogue): string[] {
  const words = wordsIn(plainValue(text))
  return words.flatMap(({ is, text: unit }, at) =>
    is === 'unit' && ['per', 'slash'].includes(words[at - 1]?.is ?? '')
      ? (dictionaryValueOf(unit, 'product_measurement_unit', known) ?? [])
      : [],
  )
}

function taxesIn(text: string): ('yes' | 'no')[] {
  return wordsIn(plainValue(text)).flatMap((word) => (word.is === 'tax' ? (word.isIncluded ? 'yes' : 'no') : []))
}

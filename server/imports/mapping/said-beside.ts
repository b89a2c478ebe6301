import type { ImportMapping, SaidBeside } from '../../../contract/import-mapping.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import { dictionaryValueIn } from './known-names.ts'
import type { KnownCatalogue } from './known-names.ts'

/** A text of the letterhead or the footer, with its row. */
export interface BesideText {
  row: number
  text: string
}

const PRICE =
  /price|preis|prezz|prix|precio|prijs|preço|pris(?:er)?(?!\p{L})|cen[ay]|tarif|listino|fiyat|ár(?:ak|lista)|цен[аы]|价|價|価格|단가|가격/iu

/**
 * What the letterhead and the footer say of every price, "All prices in EUR, excl. VAT", where no column says it of each: constants of a
 * mapping, and the texts that they come from, also before a person has said which column is the price. Of texts that contradict each other
 * nothing is taken.
 */
export function saidBeside(
  texts: readonly BesideText[],
  { columns }: Pick<ImportMapping, 'columns'>,
  known: KnownCatalogue,
): SaidBeside[] {
  const has = (target: SaidBeside['target']) => columns.some((rule) => rule.target === target)
  const readings = {
    currencyUnit: (text: string) => dictionaryValueIn(text, 'product_currency_unit', known),
    measurementUnit: (text: string) => unitAfterPer(text, known),
    'sku.taxIncluded': taxIn,
  } as const
  return (Object.keys(readings) as SaidBeside['target'][]).flatMap((target) => {
    if (has(target)) return []
    const isOfPrices = ({ text }: BesideText) => PRICE.test(text) || target === 'sku.taxIncluded'
    const said = texts.filter(isOfPrices).flatMap((one) => {
      const value = readings[target](one.text)
      return value === undefined ? [] : { target, value, ...one }
    })
    const isOne = new Set(said.map(({ value }) => value)).size === 1
    return isOne ? said.slice(0, 1) : []
  })
}

function unitAfterPer(text: string, known: KnownCatalogue): string | undefined {
  const words = wordsIn(plainValue(text))
  const at = words.findIndex(({ is }, index) => is === 'unit' && ['per', 'slash'].includes(words[index - 1]?.is ?? ''))
  return at < 0 ? undefined : dictionaryValueIn(words[at]?.text ?? '', 'product_measurement_unit', known)
}

function taxIn(text: string): 'yes' | 'no' | undefined {
  const said = wordsIn(plainValue(text)).flatMap((word) => (word.is === 'tax' ? word.isIncluded : []))
  const [isIncluded, other] = new Set(said)
  return isIncluded === undefined || other !== undefined ? undefined : isIncluded ? 'yes' : 'no'
}

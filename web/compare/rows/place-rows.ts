import { nameOfPlace, placeCodes } from '../../../contract/places/place-names.ts'
import { markOf, toldFit } from '../../catalogue/facts/places.ts'
import type { Compared } from '../best.ts'
import type { ComparisonFormats } from '../words.ts'
import { rowOf, type ComparisonRow } from './rows.ts'

/** One row for each place that any SKU is asked for: whether it fits there, and why. */
export function placeRows(compared: readonly Compared[], { t, isChinese }: ComparisonFormats): ComparisonRow[] {
  const asked = new Set(compared.flatMap(({ sku }) => sku.places ?? []).map(({ place }) => place))
  return placeCodes
    .filter((code) => asked.has(code))
    .map((code) =>
      rowOf(`place-${code}`, nameOfPlace(code, isChinese), {
        compared,
        say: ({ sku }) => {
          const fit = sku.places?.find(({ place }) => place === code)
          if (!fit) return [{ text: t('comparison.notJudged'), tone: 'quiet' }]
          const { answer, reason } = toldFit(fit, isChinese)
          return [
            { text: answer, mark: markOf(fit), ...(fit.answer === 'not' && { tone: 'bad' }) },
            { text: reason, tone: 'quiet' },
          ]
        },
      }),
    )
}

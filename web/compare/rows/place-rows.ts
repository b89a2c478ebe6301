import { nameOfPlace, placeCodes } from '../../../contract/places/place-names.ts'
import { pickName } from '../../catalogue/names.ts'
import type { Compared } from '../best.ts'
import type { ComparisonFormats } from '../words.ts'
import { rowOf, type ComparisonRow } from './rows.ts'

/** One row for each place that any SKU is asked for: whether it fits there, and why. */
export function placeRows(compared: readonly Compared[], { isChinese }: ComparisonFormats): ComparisonRow[] {
  return placeCodes.map((code) =>
    rowOf(`place-${code}`, nameOfPlace(code, isChinese), {
      compared,
      say: ({ sku }) => {
        const fit = sku.places?.find(({ place }) => place === code)
        if (!fit) return []
        // The sentence begins with the answer in words.
        return [{ text: pickName(isChinese, fit.text, fit.enText), ...(fit.answer === 'not' && { tone: 'bad' }) }]
      },
    }),
  )
}

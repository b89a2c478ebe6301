import { nameOfPlace, placeCodes } from '../../../contract/places/place-names.ts'
import { pickName } from '../../catalogue/names.ts'
import type { Compared } from '../best.ts'
import type { ComparisonFormats } from '../words.ts'
import { rowOf, type ComparisonRow } from './rows.ts'

/** One row for each place that any SKU is asked for: whether it fits there, and why. */
export function placeRows(compared: readonly Compared[], { t, isChinese }: ComparisonFormats): ComparisonRow[] {
  return placeCodes.map((code) =>
    rowOf(`place-${code}`, nameOfPlace(code, isChinese), {
      compared,
      say: ({ sku }) => {
        const fit = sku.places?.find(({ place }) => place === code)
        if (!fit) return []
        const { answer, text, enText } = fit
        return [
          { text: t(`drawer.fit.${answer}`), ...(answer === 'not' && { tone: 'bad' as const }) },
          { text: pickName(isChinese, text, enText), tone: 'quiet' },
        ]
      },
    }),
  )
}

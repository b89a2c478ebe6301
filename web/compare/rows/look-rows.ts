import { lookText, reflectanceText } from '../../catalogue/facts/look.ts'
import { shownAttributesOf } from '../../catalogue/facts/params.ts'
import type { Compared } from '../best.ts'
import type { ComparisonFormats } from '../words.ts'
import { rowOf, type CellLine, type ComparisonRow } from './rows.ts'

/** The row of the table of facts for what light a material reflects. */
export const LRV = 'lrv'

/** What is measured in the covers. Where one of the SKUs states an LRV, the estimates of the others are beside it instead. */
export function lookRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t } = words
  const isStated = compared.some(({ detail, sku }) =>
    shownAttributesOf(detail, sku).some(({ fact }) => fact?.code === LRV),
  )
  const look = rowOf('look', t('looks.measuredLook'), {
    compared,
    say: ({ sku }) => {
      const text = sku.look ? lookText(sku.look, words) : ''
      return text ? [text, { text: t('looks.measured'), tone: 'quiet' }] : []
    },
  })
  const reflectance = rowOf('reflectance', t('looks.reflectance'), {
    compared,
    say: (one) => estimatedLines(one, words),
  })
  return isStated ? [look] : [look, reflectance]
}

/** The light that a cover reflects, as an estimate. */
export function estimatedLines({ sku: { look } }: Compared, words: ComparisonFormats): CellLine[] {
  const text = look ? reflectanceText(look, words) : ''
  return text ? [{ text }, { text: words.t('looks.estimated'), tone: 'quiet' }] : []
}

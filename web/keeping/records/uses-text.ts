import type { TFunction } from 'i18next'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'
import { figureText } from '../../kit/figures.ts'
import type { KeptRecord } from './record.ts'

/** How many use a record: "12 products"; empty for none. */
export function usesTexts({ uses }: KeptRecord, t: TFunction, language: string) {
  const text = (key: 'products' | 'skus' | 'records') => {
    const count = uses[key]
    if (!count) return ''
    const figure = figureText(Math.min(count, MOST_USES), language)
    return t(`records.${key}`, { count, figure: count > MOST_USES ? t('records.over', { figure }) : figure })
  }
  return { products: text('products'), skus: uses.products ? '' : text('skus'), records: text('records') }
}

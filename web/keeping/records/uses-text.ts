import type { TFunction } from 'i18next'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'
import type { KeptRecord } from './record.ts'

/** A count in the reader's figures. */
export function figureText(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count)
}

/** How many use a record, as "12 products"; nothing where that is none. */
export function usesTexts({ uses }: KeptRecord, t: TFunction, language: string) {
  const text = (key: 'products' | 'skus' | 'records') => {
    const count = uses[key]
    if (!count) return ''
    const figure = figureText(Math.min(count, MOST_USES), language)
    return t(`records.${key}`, { count, figure: count > MOST_USES ? t('records.over', { figure }) : figure })
  }
  return { products: text('products'), skus: uses.products ? '' : text('skus'), records: text('records') }
}

import { areaPath } from '../../catalogue/facts/areas.ts'
import { isCustomisable, placeTexts, sizeText, stockText } from '../../catalogue/facts/params.ts'
import { entryNameOf } from '../../catalogue/names.ts'
import { formatQuantity } from '../../catalogue/prices/price.ts'
import { shortestLeadTime, type Compared } from '../best.ts'
import { rowOf, type ComparisonRow } from './rows.ts'
import { findEntry, type ComparisonFormats } from '../words.ts'

export function sizeRows(compared: readonly Compared[], { t, language }: ComparisonFormats): ComparisonRow[] {
  return [
    rowOf('size', t('drawer.dimension'), {
      compared,
      say: ({ sku }) => [flatSizeText(sku)],
    }),
    rowOf('thickness', t('comparison.thickness'), {
      compared,
      say: ({ sku: { size } }) => [size?.thickness != null && `${formatQuantity(size.thickness, language)} mm`],
    }),
  ]
}

/** Thickness has its own row; a supplier's own text for all sides keeps it. */
function flatSizeText(sku: Compared['sku']): string | null {
  const isInOwnWords =
    sku.productDimension !== null && sku.productDimension !== sizeText({ ...sku, productDimension: null })
  if (isInOwnWords || !sku.size) return sizeText(sku)
  return sizeText({ productDimension: null, size: { ...sku.size, thickness: null } })
}

export function supplyRows(compared: readonly Compared[], words: ComparisonFormats): ComparisonRow[] {
  const { t, language, isChinese } = words
  return [
    rowOf('stock', t('drawer.stock'), {
      compared,
      say: ({ detail, sku: { stock } }) => [stock !== null && stockText(stock, detail, language)],
    }),
    leadTimeRow(compared, words),
    rowOf('origin', t('drawer.origin'), { compared, say: (one) => originOf(one, words) }),
    rowOf('domestic', t('drawer.domesticOrImported'), {
      compared,
      say: ({ sku }) => {
        const entry = findEntry(words, 'product_domestic_imported', sku.domesticOrImported)
        return [entry && entryNameOf(isChinese, entry)]
      },
    }),
    rowOf('custom', t('drawer.customOption'), {
      compared,
      say: ({ sku }) => [t(isCustomisable(sku) ? 'drawer.yes' : 'drawer.no')],
    }),
  ]
}

function leadTimeRow(compared: readonly Compared[], { t }: ComparisonFormats): ComparisonRow {
  const row = rowOf('lead', t('drawer.leadTime'), {
    compared,
    say: ({ sku: { leadTimeDays } }) => [leadTimeDays !== null && t('drawer.days', { count: leadTimeDays })],
  })
  const place = shortestLeadTime(compared)
  return place === null
    ? row
    : { ...row, best: { place, word: t('comparison.shortest'), why: t('comparison.shortestWhy') } }
}

/** The most precise place that is known, or the country's code as the file states it. */
function originOf({ sku: { countryArea, origin } }: Compared, { areas, isChinese }: ComparisonFormats) {
  const known = countryArea ? areaPath(areas, countryArea.id) : []
  // Until the tree of areas loads, only the SKU's own area has a name.
  const path = known.length === 0 && countryArea ? [countryArea] : known
  const texts = placeTexts(path, origin, isChinese)
  return [texts.location || texts.origin]
}

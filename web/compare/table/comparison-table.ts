import type { TFunction } from 'i18next'
import { brandNameOf, skuNameOf, variantOf } from '../../catalogue/names.ts'
import type { ComparedSku } from '../columns.ts'
import { cellText, type ComparisonGroup } from '../rows/rows.ts'

interface Comparison {
  columns: readonly ComparedSku[]
  groups: readonly ComparisonGroup[]
  isChinese: boolean
  /** The URL of a SKU. */
  link: (skuId: string) => string
  t: TFunction
}

/** The comparison as rows of texts for a file: first the columns' heads, then the rows. Unknown values are empty. */
export function comparisonTable({ columns, groups, isChinese, link, t }: Comparison): string[][] {
  const row = (label: string, textOf: (column: ComparedSku, place: number) => string) => [label, ...columns.map(textOf)]
  const places = knownPlaces(columns)
  return [
    row(t('comparison.name'), ({ compared }) =>
      compared ? skuNameOf(isChinese, compared.detail, variantOf(isChinese, compared.sku)) : t('comparison.unknown'),
    ),
    row(t('drawer.brand'), ({ compared }) => (compared ? brandNameOf(isChinese, compared.detail.brand) : '')),
    row(t('drawer.model'), ({ compared }) => compared?.sku.model ?? ''),
    ...groups
      .flatMap(({ rows }) => rows)
      .map(({ label, cells }) => row(label, (_, place) => cellText(cells[places[place] ?? -1] ?? []))),
    row(t('comparison.link'), ({ skuId }) => link(skuId)),
  ]
}

/** For each column its index among the known SKUs, which rows have cells for; −1 for the others. */
export function knownPlaces(columns: readonly ComparedSku[]): number[] {
  let known = -1
  return columns.map(({ compared }) => {
    if (!compared) return -1
    known += 1
    return known
  })
}

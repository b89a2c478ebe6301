import type { TFunction } from 'i18next'
import type { TableColumn } from '../../../../contract/import-mapping.ts'
import { figureText } from '../../../kit/figures.ts'

const KINDS = ['number', 'range', 'boolean', 'text'] as const
const MOST_SHOWN = 3

/** What the cells of a column are, over the whole file: `41 of 43 cells are numbers in mm. The others: thick, n. b.` Empty if not known. */
export function kindsText({ kinds }: TableColumn, t: TFunction, language: string): string {
  if (!kinds) return ''
  const figure = (count: number) => figureText(count, language)
  const all = KINDS.reduce((sum, kind) => sum + kinds[kind], 0)
  const [most = 'text', ...others] = KINDS.toSorted((one, other) => kinds[other] - kinds[one])
  if (all === 0) return ''
  const counts = { some: figure(kinds[most]), all: figure(all) }
  const isInUnit = (most === 'number' || most === 'range') && kinds.unit !== ''
  const said = isInUnit
    ? t(`import.kindsIn.${most}`, { ...counts, unit: kinds.unit })
    : t(`import.kinds.${most}`, counts)
  const odd = others.flatMap((kind) => kinds.examples[kind] ?? []).slice(0, MOST_SHOWN)
  return odd.length === 0 ? said : `${said}${t('import.kindsOther', { values: odd.join(' · ') })}`
}

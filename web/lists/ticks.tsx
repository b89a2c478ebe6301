import '../locales/kit-texts.ts'
import { useTranslation } from 'react-i18next'
import { TickBox } from '../kit/fields/TickBox.tsx'
import { useSelection } from '../kit/lists/use-selection.ts'
import type { Column } from '../kit/Table.tsx'

interface Ticking<Row> {
  nameOf: (row: Row) => string
  /** Why a row cannot be ticked; undefined where it can. */
  whyNot?: (row: Row) => string | undefined
}

/** The rows that are ticked, and the column of a table that ticks them: one, all from the last one on with Shift, or all in sight. */
export function useTicks<Row extends { id: string }>(rows: readonly Row[], { nameOf, whyNot }: Ticking<Row>) {
  const { t } = useTranslation()
  const { selection, ticked, tick, tickAll, end } = useSelection(rows)
  const open = rows.filter((row) => whyNot?.(row) === undefined)
  const isTicked = ({ id }: Row) => selection.ids.has(id)
  const column: Column<Row> = {
    name: t('kit.tickAll'),
    as: 'tick',
    head: (
      <TickBox
        label={t('kit.tickAll')}
        value={ticked.length > 0 && open.every(isTicked)}
        onChange={(areTicked) => tickAll(areTicked ? open : [])}
      />
    ),
    cell: (row) => (
      <TickBox
        label={t('kit.tick', { name: nameOf(row) })}
        value={isTicked(row)}
        why={whyNot?.(row)}
        onChange={(_isTicked, isRange) => tick(row.id, isRange)}
      />
    ),
  }
  return { column, isTicked, ticked, end }
}

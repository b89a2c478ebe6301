import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Store } from '../../../kit/store.ts'
import { MenuAt } from '../grid/MenuAt.tsx'
import { withColumnMoved, switched, widened, widthOf, type ChosenColumns } from './chosen-columns.ts'
import { columnKeys, type ColumnKey } from './column.ts'

/** Design pixels that one press widens a column by. */
const WIDER = 24

type Chosen = Store<ChosenColumns> & { reset: () => void }

interface ColumnMenuProps {
  column: ColumnKey
  chosen: Chosen
  at: { x: number; y: number }
  onClose: () => void
}

/** Actions on a column. */
export function ColumnMenu({ column, chosen, at, onClose }: ColumnMenuProps) {
  const { t } = useTranslation()
  const now = chosen.get()
  const place = now.keys.indexOf(column)
  const isLastFrozen = now.frozen === place + 1
  const widen = (by: number) => chosen.set(widened(chosen.get(), column, widthOf(chosen.get(), column) + by))
  return (
    <MenuAt at={at} label={t(`budgetTable.column.${column}`)} onClose={onClose}>
      <Menu.Item disabled={place <= 0} onClick={() => chosen.set(withColumnMoved(now, column, place - 1))}>
        {t('budgetTable.moveLeft')}
      </Menu.Item>
      <Menu.Item
        disabled={place >= now.keys.length - 1}
        onClick={() => chosen.set(withColumnMoved(now, column, place + 1))}
      >
        {t('budgetTable.moveRight')}
      </Menu.Item>
      <Menu.Item closeMenuOnClick={false} onClick={() => widen(WIDER)}>
        {t('budgetTable.wider')}
      </Menu.Item>
      <Menu.Item closeMenuOnClick={false} onClick={() => widen(-WIDER)}>
        {t('budgetTable.narrower')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chosen.set({ ...now, frozen: isLastFrozen ? 0 : place + 1 })}>
        {t(isLastFrozen ? 'budgetTable.unfreeze' : 'budgetTable.freeze')}
      </Menu.Item>
      <Menu.Item disabled={now.keys.length === 1} onClick={() => chosen.set(switched(now, column))}>
        {t('budgetTable.hide')}
      </Menu.Item>
    </MenuAt>
  )
}

interface ColumnListProps {
  chosen: Chosen
  at: { x: number; y: number }
  onClose: () => void
}

/** Chooses which columns are shown. */
export function ColumnList({ chosen, at, onClose }: ColumnListProps) {
  const { t } = useTranslation()
  const now = chosen.get()
  return (
    <MenuAt at={at} label={t('budgetTable.columns')} onClose={onClose}>
      {columnKeys.map((key) => (
        <Menu.CheckboxItem
          key={key}
          closeMenuOnClick={false}
          checked={now.keys.includes(key)}
          onChange={() => chosen.set(switched(chosen.get(), key))}
        >
          {t(`budgetTable.column.${key}`)}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => chosen.reset()}>{t('budgetTable.columnsDefault')}</Menu.Item>
    </MenuAt>
  )
}

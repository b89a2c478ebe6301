import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '../../../locales/substituting-texts.ts'
import { useSubstituting } from '../../../workspace/substituting.ts'
import { useBeginDiscussion } from '../../../workspace/discussing.ts'
import { MenuAt } from '../grid/MenuAt.tsx'
import type { LineRow } from '../rows/outline.ts'
import type { RowActions } from './row-acts.ts'

interface RowMenuProps {
  at: { x: number; y: number }
  row: LineRow
  /** The rows that the menu acts on: the ticked ones where this row is one of them. */
  rows: readonly LineRow[]
  groups: readonly { id: string; name: string }[]
  acts: RowActions
  /** The SKU of the row's line; null where it has none. */
  skuId: string | null
  onOpenLine: (() => void) | undefined
  onOpenProduct: (() => void) | undefined
  onInsert: () => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Actions on rows, however the menu was opened. */
export function RowMenu(props: RowMenuProps) {
  const { at, row, rows, groups, acts, skuId, onOpenLine, onOpenProduct, onInsert, onStep, onClose } = props
  const { t } = useTranslation()
  const substituting = useSubstituting()
  const begin = useBeginDiscussion()
  const others = groups.filter(({ id }) => rows.length > 1 || id !== row.groupId)
  return (
    <MenuAt at={at} label={t('budgetTable.rowMenu')} onClose={onClose}>
      {onOpenLine && rows.length === 1 && <Menu.Item onClick={onOpenLine}>{t('budgetTable.open')}</Menu.Item>}
      {onOpenProduct && skuId !== null && rows.length === 1 && (
        <Menu.Item onClick={onOpenProduct}>{t('budgetTable.openProduct')}</Menu.Item>
      )}
      {substituting && skuId !== null && rows.length === 1 && (
        <>
          <Menu.Item onClick={() => substituting.showUses(skuId)}>{t('substituting.used')}</Menu.Item>
          <Menu.Item onClick={() => substituting.substitute(skuId)}>{t('substituting.everywhere')}</Menu.Item>
        </>
      )}
      {begin && rows.length === 1 && (
        <Menu.Item onClick={() => begin({ lineId: row.lineId })}>{t('discussion.begin')}</Menu.Item>
      )}
      <Menu.Item disabled={!acts.mayAdd} onClick={onInsert}>
        {t('budgetTable.insertBelow')}
      </Menu.Item>
      <Menu.Item disabled={!acts.mayAdd} onClick={() => acts.duplicate(rows)}>
        {t('budgetTable.duplicate')}
      </Menu.Item>
      {acts.mayAdd && acts.leavesLines(rows) ? (
        <>
          <Menu.Item onClick={() => acts.remove(rows)}>
            {t('budgetTable.removeFromRoom', { count: new Set(rows.map(({ groupId }) => groupId)).size })}
          </Menu.Item>
          <Menu.Item onClick={() => acts.remove(rows, 'whole')}>
            {t('budgetTable.removeLine', { count: new Set(rows.map(({ lineId }) => lineId)).size })}
          </Menu.Item>
        </>
      ) : (
        <Menu.Item disabled={!acts.mayAdd} onClick={() => acts.remove(rows)}>
          {t('budgetTable.remove')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item onClick={() => onStep(-1)}>{t('budgetTable.moveUp')}</Menu.Item>
      <Menu.Item onClick={() => onStep(1)}>{t('budgetTable.moveDown')}</Menu.Item>
      {acts.mayMove && others.length > 0 && (
        <>
          <Menu.Label>{t('budgetTable.moveTo')}</Menu.Label>
          {others.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => acts.move(rows, { groupId: id })}>
              {name}
            </Menu.Item>
          ))}
        </>
      )}
    </MenuAt>
  )
}

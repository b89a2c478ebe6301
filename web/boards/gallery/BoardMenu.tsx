import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import menu from '../../kit/menu.module.css'
import { lookAddress } from '../board-address.ts'
import { PlacingItems } from '../../workspace/PlacingItems.tsx'
import { useIsInProject } from '../../workspace/placing.ts'
import type { BoardCard } from '../queries.ts'
import { useSendBoard } from '../sending.ts'
import { useBoardDuplication } from './duplication.ts'

interface BoardMenuProps {
  board: BoardCard
  onRename: () => void
  onDelete: () => void
  onLeave: () => void
}

/** Actions on a board that is not open: an own one or a shared one. */
export function BoardMenu({ board, onRename, onDelete, onLeave }: BoardMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isInProject = useIsInProject()
  const duplicate = useBoardDuplication()
  const sendOn = useSendBoard()
  return (
    <Menu position="bottom-end" classNames={menu} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <button type="button" aria-label={t('boards.menu', { name: board.name })}>
          <IconDots />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {includesRight(board.right, 'edit') && <Menu.Item onClick={onRename}>{t('boards.rename')}</Menu.Item>}
        {board.visibility === 'published' && (
          <Menu.Item onClick={() => void navigate(lookAddress(board.id))}>{t('boards.look')}</Menu.Item>
        )}
        <Menu.Item onClick={() => duplicate(board)}>{t('boards.duplicate')}</Menu.Item>
        {sendOn && board.skuCount > 0 && <Menu.Item onClick={() => sendOn(board)}>{t('toBudget.send')}</Menu.Item>}
        <PlacingItems
          thing={{ kind: 'board', refId: board.id, name: board.name, project: board.project, right: board.right }}
        />
        {includesRight(board.right, 'own') && <Menu.Item onClick={onDelete}>{t('boards.delete')}</Menu.Item>}
        {!includesRight(board.right, 'own') && !isInProject && (
          <Menu.Item onClick={onLeave}>{t('boards.leave')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

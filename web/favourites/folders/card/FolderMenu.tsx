import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../../../kit/menu.module.css'
import { PlacingItems } from '../../../workspace/PlacingItems.tsx'
import type { Folder } from '../../queries.ts'

interface FolderMenuProps {
  folder: Folder
  onRename: () => void
  onCover: () => void
  onDelete: () => void
}

export function FolderMenu({ folder, onRename, onCover, onDelete }: FolderMenuProps) {
  const { t } = useTranslation()
  const { id, name, count, project, right } = folder
  return (
    <Menu position="bottom-end" classNames={styles} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <button type="button" aria-label={t('folders.menu', { name })}>
          <IconDots />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{t('folders.rename')}</Menu.Item>
        {/* A cover is chosen from its pictures. */}
        {count > 0 && <Menu.Item onClick={onCover}>{t('folders.cover')}</Menu.Item>}
        <PlacingItems thing={{ kind: 'folder', refId: id, name, project, right }} />
        <Menu.Item onClick={onDelete}>{t('folders.delete')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

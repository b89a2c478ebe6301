import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../../../kit/menu.module.css'

interface FolderMenuProps {
  name: string
  /** Whether the folder has pictures to choose a cover from. */
  hasPictures: boolean
  onRename: () => void
  onCover: () => void
  onDelete: () => void
}

export function FolderMenu({ name, hasPictures, onRename, onCover, onDelete }: FolderMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" classNames={styles} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <button type="button" aria-label={t('folders.menu', { name })}>
          <IconDots />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{t('folders.rename')}</Menu.Item>
        {hasPictures && <Menu.Item onClick={onCover}>{t('folders.cover')}</Menu.Item>}
        <Menu.Item onClick={onDelete}>{t('folders.delete')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

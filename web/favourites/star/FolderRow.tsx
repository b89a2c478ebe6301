import { IconLoader2 } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '../../../contract/favourites.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import styles from './FolderRow.module.css'
import { nameWithOwner } from '../name-with-owner.ts'
import { FolderThumbnail } from './FolderThumbnail.tsx'
import { useMemberships } from '../collection/memberships.ts'
import { usePendingChanges, wishKey } from '../collection/pending-changes.ts'

interface FolderRowProps {
  skuId: string
  folder: Folder
  row: number
  /** Whether this row is the tab stop. */
  isStop: boolean
  onToggle: () => void
  onKey: (event: KeyboardEvent) => void
}

/**
 * A folder with a tick for the SKU. While a change is being sent a second press does nothing; while it waits for the network, a press
 * takes it back.
 */
export function FolderRow({ skuId, folder, row, isStop, onToggle, onKey }: FolderRowProps) {
  const { t, i18n } = useTranslation()
  const held = useMemberships(skuId)
  const wish = usePendingChanges().get(wishKey(skuId, folder.id))
  const { count } = folder
  const name = nameWithOwner(folder)
  const figure = new Intl.NumberFormat(i18n.language).format(count)
  const words = t('favourites.popover.row', { name, count, figure })
  return (
    <label className={styles['row']} title={name}>
      <input
        type="checkbox"
        className={tickBox['box']}
        data-row={row}
        tabIndex={isStop ? 0 : -1}
        checked={held?.[folder.id] !== undefined}
        aria-busy={wish !== undefined}
        aria-label={wish?.isWaiting ? `${words}, ${t('favourites.popover.waiting')}` : words}
        onChange={onToggle}
        onKeyDown={onKey}
      />
      <FolderThumbnail folder={folder} />
      <span className={styles['name']}>{name}</span>
      {wish && <IconLoader2 className={styles['busy']} />}
      <span className={`${styles['count']} figures`}>{wish?.isWaiting ? t('favourites.popover.waiting') : figure}</span>
    </label>
  )
}

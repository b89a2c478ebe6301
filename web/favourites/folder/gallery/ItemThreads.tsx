import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBeginDiscussion, useOpenThreads } from '../../../workspace/discussing.ts'
import { ThreadMark } from '../../../workspace/ThreadMark.tsx'
import styles from './ItemCard.module.css'

/** The threads about an item, and the way to begin one; nothing where the folder has no discussion. */
export function ItemThreads({ itemId, name }: { itemId: string; name: string }) {
  const { t } = useTranslation()
  const begin = useBeginDiscussion()
  const count = useOpenThreads(itemId)
  if (!begin) return null
  if (count > 0) return <ThreadMark partId={itemId} name={name} tabIndex={-1} />
  const label = t('discussion.deedOf', { deed: t('discussion.begin'), what: name })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['talk']}
      aria-label={label}
      title={t('discussion.begin')}
      onClick={() => begin({ folderItemId: itemId })}
    >
      <IconMessagePlus />
    </button>
  )
}

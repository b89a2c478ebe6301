import { IconMessage2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { discussionHere, useOpenThreads } from './discussing.ts'
import styles from './ThreadMark.module.css'

interface ThreadMarkProps {
  partId: string
  /** The name of the item or line. */
  name: string
  tabIndex?: number
}

/** A button with the number of open threads on an item or line; nothing where there are none. */
export function ThreadMark({ partId, name, tabIndex }: ThreadMarkProps) {
  const { t } = useTranslation()
  const count = useOpenThreads(partId)
  if (count === 0) return null
  // Its texts load with the discussion, which provides the count.
  const label = t('discussion.at', { count, what: name })
  return (
    <button
      type="button"
      className={styles['mark']}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.stopPropagation()
        discussionHere.get().show?.(partId)
      }}
    >
      <IconMessage2 />
      {count}
    </button>
  )
}

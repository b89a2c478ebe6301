import { IconMessage2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { discussionHere, useOpenThreads } from './discussing.ts'
import styles from './ThreadMark.module.css'

interface ThreadMarkProps {
  partId: string
  /** What the part is called. */
  name: string
  tabIndex?: number
}

/** How many threads on an item or a line are open, and the way there; nothing where none is. */
export function ThreadMark({ partId, name, tabIndex }: ThreadMarkProps) {
  const { t } = useTranslation()
  const count = useOpenThreads(partId)
  if (count === 0) return null
  // Its words come with the discussion, which is what counts.
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

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renameFeedKey } from '../../../contract/feed.ts'
import type { FeedKey } from '../../../contract/feed.ts'
import { NameForm } from '../../workspace/NameForm.tsx'
import styles from './FeedView.module.css'
import { lifeText, usageText } from './key-words.ts'
import { useKeyChange } from './queries.ts'
import { RevokeDialog } from './RevokeDialog.tsx'

/** One key, its state, and the actions while it is valid. */
export function KeyRow({ feedKey }: { feedKey: FeedKey }) {
  const { t, i18n } = useTranslation()
  const [isNaming, setIsNaming] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { mutateAsync } = useKeyChange(renameFeedKey, { isSilent: true })
  const [now] = useState(() => Date.now())
  const { id, name, hint, isOpen } = feedKey
  const reading = { t, language: i18n.resolvedLanguage ?? 'en', now }
  const rename = async (typed: string) => {
    if (typed !== name) await mutateAsync({ id, name: typed })
  }
  const endNaming = (hadFocus: boolean) => {
    setIsNaming(false)
    if (hadFocus) renameButton.current?.focus()
  }
  return (
    <li className={styles['row']} data-open={isOpen}>
      <div className={styles['about']}>
        {isNaming ? (
          <NameForm
            name={name}
            label={t('feed.nameLabel', { name })}
            prompt={t('feed.nameNeeded')}
            saveLabel={t('feed.save')}
            cancelLabel={t('feed.cancel')}
            onSave={rename}
            onEnd={endNaming}
          />
        ) : (
          <p>
            <span className={styles['name']}>{name}</span> <code className={styles['hint']}>qk_…{hint}</code>
          </p>
        )}
        <p className={styles['meta']}>{lifeText(feedKey, reading)}</p>
        <p className={styles['meta']}>{usageText(feedKey, reading)}</p>
      </div>
      {isOpen && (
        <div className={styles['deeds']}>
          <button
            ref={renameButton}
            type="button"
            className={styles['deed']}
            aria-label={t('feed.renameOf', { name })}
            onClick={() => setIsNaming(true)}
          >
            {t('feed.rename')}
          </button>
          <button
            type="button"
            className={styles['deed']}
            aria-label={t('feed.revokeOf', { name })}
            onClick={() => setIsAsking(true)}
          >
            {t('feed.revoke')}
          </button>
        </div>
      )}
      <RevokeDialog feedKey={feedKey} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  )
}

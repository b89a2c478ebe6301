import { IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnersApproval } from '../../../../../contract/sharing/approval-calls.ts'
import { momentOf } from '../../../../kit/moments.ts'
import { useCopying } from '../../copying.ts'
import parts from '../../parts.module.css'
import { linkInWords } from '../link-in-words.ts'
import styles from './ApprovalRow.module.css'
import { ApprovalFile } from './ApprovalFile.tsx'
import { ApprovalState } from './ApprovalState.tsx'
import { OwnersDifference } from './OwnersDifference.tsx'

/** Enough characters of a hash to compare two by eye. */
const SHOWN_OF_HASH = 12

interface ApprovalRowProps {
  approval: OwnersApproval
  isNew?: boolean
  /** Beside the approved content. */
  isBeside?: boolean
}

/** One approval: who gave it, for what, and whether it still holds. */
export function ApprovalRow({ approval, isNew = false, isBeside = false }: ApprovalRowProps) {
  const { t, i18n } = useTranslation()
  const copy = useCopying()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { name, note, time, linkName, contentHash, isChanged } = approval
  return (
    <article aria-label={t('shareNews.approvals.head', { name, when: momentOf(time, i18n.language) })}>
      <p className={styles['by']}>
        <span className={parts['name']}>{name}</span>
        <time className={parts['meta']} dateTime={new Date(time).toISOString()}>
          {momentOf(time, i18n.language)}
        </time>
        {isNew && <span className={parts['new']}>{t('share.new')}</span>}
      </p>
      <ApprovalState approval={approval} />
      {note !== '' && <p className={parts['text']}>{note}</p>}
      <p className={parts['meta']}>{t('shareNews.approvals.by', { link: linkInWords(linkName, t) })}</p>
      <p className={parts['meta']}>
        {t('shareNews.approvals.hash')}{' '}
        <code title={contentHash}>{isBeside ? contentHash : contentHash.slice(0, SHOWN_OF_HASH)}</code>{' '}
        <button
          type="button"
          className={`${parts['deed']} ${styles['copy']}`}
          aria-label={t('shareNews.approvals.copyHash')}
          title={t('shareNews.approvals.copyHash')}
          onClick={() => copy(contentHash)}
        >
          <IconCopy />
        </button>
      </p>
      <div className={parts['deeds']}>
        {isChanged && (
          <button
            type="button"
            className={parts['deed']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('shareNews.approvals.what')}
          </button>
        )}
        {!isBeside && (
          <a
            className={parts['deed']}
            href={`/approval/${approval.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('share.deedOf', { deed: t('shareNews.approvals.open'), what: name })}
          >
            {t('shareNews.approvals.open')}
          </a>
        )}
        <ApprovalFile className={parts['deed']} approval={approval} />
      </div>
      <div id={id}>{isOpen && <OwnersDifference approval={approval} />}</div>
    </article>
  )
}

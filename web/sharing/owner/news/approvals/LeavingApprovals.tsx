import '../../../../locales/share-texts.ts'
import '../../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import buttons from '../../../../kit/buttons.module.css'
import { momentOf } from '../../../../kit/moments.ts'
import parts from '../../parts.module.css'
import { allApprovals } from '../../queries.ts'
import { ApprovalFile } from './ApprovalFile.tsx'
import styles from './LeavingApprovals.module.css'

/** Before an account is deleted: its approvals, each to download. Nothing where there are none. */
export function LeavingApprovals() {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { data: approvals, error, refetch } = useQuery(allApprovals)
  if (error && !approvals)
    return <FailureFace isPart error={error} what={t('shareNews.leaving.failed')} onRetry={() => void refetch()} />
  if (!approvals || approvals.length === 0) return null
  return (
    <section className={styles['leaving']} aria-labelledby={id}>
      <h3 id={id} className={parts['name']}>
        {t('shareNews.leaving.title')}
      </h3>
      <p className={parts['warning']}>{t('shareNews.leaving.says')}</p>
      <ul className={`${parts['list']} ${styles['approvals']}`}>
        {approvals.map((approval) => (
          <li key={approval.id} className={`${parts['row']} ${styles['approval']}`}>
            <p>
              <span className={parts['name']}>{approval.refName}</span>
              <br />
              <span className={parts['meta']}>
                {t('shareNews.approvals.head', {
                  name: approval.name,
                  when: momentOf(approval.time, i18n.language),
                })}
              </span>
              {approval.isInTrash && (
                <>
                  <br />
                  <span className={parts['meta']}>{t('shareNews.leaving.inTrash')}</span>
                </>
              )}
            </p>
            <ApprovalFile className={buttons['plain']} approval={approval} />
          </li>
        ))}
      </ul>
    </section>
  )
}

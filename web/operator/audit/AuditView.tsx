import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { beforeIn, filtersIn } from './audit-address.ts'
import { AuditFields } from './AuditFields.tsx'
import { ChangeList } from './ChangeList.tsx'
import '../../locales/operator-texts.ts'
import '../../locales/audit-texts.ts'
import { auditPage } from './queries.ts'
import styles from './AuditView.module.css'

/** All changes of the catalogue by pages, newest first; the filters and the page stand in the address. */
export function AuditView() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const list = useRef<HTMLElement>(null)
  const before = beforeIn(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(auditPage(filtersIn(address), before))
  const turn = (version: string | undefined) => {
    const next = new URLSearchParams(address)
    if (version === undefined) next.delete('before')
    else next.set('before', version)
    setAddress(next)
    list.current?.focus()
  }
  return (
    <>
      <AuditFields />
      <section ref={list} className={styles['changes']} tabIndex={-1} aria-label={t('audit.list')}>
        {!data && !error && <ProgressLine label={t('loading')} />}
        {!data && error && <FailureFace isPart error={error} what={t('audit.failed')} onRetry={() => void refetch()} />}
        {data && (
          <div aria-busy={isPlaceholderData}>
            {data.list.length ? <ChangeList changes={data.list} /> : <NoChanges />}
          </div>
        )}
        <p className={styles['pages']}>
          {before !== undefined && (
            <button type="button" className={buttons['plain']} onClick={() => turn(undefined)}>
              {t('audit.newest')}
            </button>
          )}
          {data?.next && (
            <button
              type="button"
              className={buttons['plain']}
              disabled={isPlaceholderData}
              onClick={() => turn(data.next ?? undefined)}
            >
              {t('audit.older')}
            </button>
          )}
        </p>
      </section>
    </>
  )
}

function NoChanges() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const isFiltered = Object.keys(filtersIn(address)).length > 0
  return isFiltered ? (
    <Face title={t('audit.none')} hint={t('audit.noneHint')} />
  ) : (
    <Face title={t('audit.nothingYet')} />
  )
}

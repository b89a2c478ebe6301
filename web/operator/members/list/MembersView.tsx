import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reasonOf } from '../../../errors/message.ts'
import { RetryButton } from '../../../errors/RetryButton.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { Pager } from '../../../kit/lists/Pager.tsx'
import { usePageUnit } from '../../../kit/page-unit.ts'
import '../../../locales/operator-texts.ts'
import '../../../locales/kept-members-texts.ts'
import { A_PAGE, memberPage } from '../queries.ts'
import { MemberCards } from './MemberCards.tsx'
import { readMembersAddress, isNarrowed, writeMembersAddress } from './members-address.ts'
import { MembersTools } from './MembersTools.tsx'
import styles from './MembersView.module.css'
import { MemberTable } from './MemberTable.tsx'

/** The members, by pages; the filters stand in the address. */
export function MembersView() {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const [address, setAddress] = useSearchParams()
  const list = useRef<HTMLElement>(null)
  const asked = readMembersAddress(address)
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(memberPage(asked))
  const go = (changes: Readonly<Record<string, string>>) =>
    setAddress((now) => writeMembersAddress(now, changes), { replace: true })
  const turn = (page: number) => {
    go({ page: page > 1 ? String(page) : '' })
    list.current?.focus()
  }
  const Rows = isPhone ? MemberCards : MemberTable
  return (
    <>
      <MembersTools asked={asked} total={data?.total} onAsk={go} />
      {data && error && (
        <p className={styles['stale']}>
          {t('keptMembers.stale', { reason: reasonOf(error, t) })}{' '}
          <RetryButton look="inline" onRetry={() => void refetch()} />
        </p>
      )}
      <section ref={list} tabIndex={-1} className={styles['rows']} aria-label={t('keptMembers.list')}>
        {!data && !error && <output className={styles['skeleton']} aria-label={t('loading')} />}
        {!data && error && (
          <FailureFace isPart error={error} what={t('keptMembers.failed')} onRetry={() => void refetch()} />
        )}
        {data && data.list.length > 0 && (
          <div aria-busy={isPlaceholderData}>
            <Rows members={data.list} now={dataUpdatedAt} />
          </div>
        )}
        {data && data.list.length === 0 && (
          <Face
            title={t(data.total > 0 && !isNarrowed(asked) ? 'keptMembers.noPage' : 'keptMembers.none')}
            action={
              <button type="button" className={buttons['plain']} onClick={() => setAddress({})}>
                {t('keptMembers.showAll')}
              </button>
            }
          />
        )}
      </section>
      <Pager
        what={t('keptMembers.list')}
        pageNo={asked.pageNo}
        pageSize={A_PAGE}
        total={data?.total ?? 0}
        onTurn={turn}
      />
    </>
  )
}

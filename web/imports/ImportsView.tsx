import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../errors/FailureFace.tsx'
import { reasonOf } from '../errors/message.ts'
import { RetryButton } from '../errors/RetryButton.tsx'
import buttons from '../kit/buttons.module.css'
import { Face } from '../kit/Face.tsx'
import { usePageUnit } from '../kit/page-unit.ts'
import { ImportCards } from './ImportCards.tsx'
import { ImportTable } from './ImportTable.tsx'
import '../locales/operator-texts.ts'
import '../locales/import-texts.ts'
import { Pager } from '../kit/lists/Pager.tsx'
import { importPage, RUNS_A_PAGE } from './queries.ts'
import styles from './ImportsView.module.css'

/** All imports, by pages; the page and the open import stand in the address. */
export function ImportsView() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const pageNo = pageOf(address)
  const { data, error, refetch } = useQuery(importPage(pageNo))
  const retry = () => void refetch()
  const turn = (next: number) => setAddress(next > 1 ? { page: String(next) } : {})

  if (!data) {
    if (error) return <FailureFace error={error} what={t('operator.failed')} onRetry={retry} isPart />
    return <Skeleton />
  }
  if (data.total === 0) return <Face title={t('operator.none')} hint={t('operator.noneHint')} />
  if (data.list.length === 0) {
    return (
      <Face
        title={t('operator.noPage')}
        action={
          <button type="button" className={buttons['plain']} onClick={() => turn(1)}>
            {t('operator.toFirst')}
          </button>
        }
      />
    )
  }
  return (
    <>
      {error && (
        <p className={styles['stale']}>
          {t('operator.stale', { reason: reasonOf(error, t) })} <RetryButton look="inline" onRetry={retry} />
        </p>
      )}
      <Runs runs={data.list} />
      {data.list.some(({ incomplete }) => incomplete > 0) && (
        <p className={styles['note']}>{t('operator.incompleteHint')}</p>
      )}
      <Pager what={t('operator.imports')} pageNo={pageNo} pageSize={RUNS_A_PAGE} total={data.total} onTurn={turn} />
    </>
  )
}

function Runs({ runs }: { runs: Parameters<typeof ImportTable>[0]['runs'] }) {
  const { isPhone } = usePageUnit()
  const [address, setAddress] = useSearchParams()
  const openId = address.get('run')
  const toggle = (id: string) => {
    const next = new URLSearchParams(address)
    if (id === openId) next.delete('run')
    else next.set('run', id)
    setAddress(next, { replace: true })
  }
  const List = isPhone ? ImportCards : ImportTable
  return <List runs={runs} openId={openId} onToggle={toggle} />
}

function Skeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  )
}

/** Counts from 1; anything else in the address means the first page. */
function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { useSelection } from '../../kit/lists/use-selection.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useDeletion } from './deletion.ts'
import { useFocusOfRows } from '../../lists/focus-of-rows.ts'
import { useHeldRecord } from './held-record.ts'
import { JoiningNotice } from './JoiningDialog.tsx'
import { readRecordAddress, sortingOf, writeRecordAddress } from './list-address.ts'
import { RecordListTools } from './RecordListTools.tsx'
import { A_PAGE, recordPage } from './queries.ts'
import { RecordCards } from './RecordCards.tsx'
import { RecordDialog, NEW } from './RecordDialog.tsx'
import styles from './RecordList.module.css'
import { RecordTable } from './RecordTable.tsx'
import { TrashDialog } from './TrashDialog.tsx'

/** One list of the catalogue, by pages: its settings and the open record stand in the address. */
export function RecordList({ kind }: { kind: RecordKindName }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const [address, setAddress] = useSearchParams()
  const [isTrashOpen, setIsTrashOpen] = useState(false)
  const asked = readRecordAddress(kind, address)
  const { data, error, refetch } = useQuery(recordPage(kind, asked))
  const { selection, ticked, tick, tickAll, end } = useSelection(data?.list ?? [])
  const { remove } = useDeletion(kind, end)
  const rows = useFocusOfRows<HTMLElement>((data?.list ?? []).map(({ id }) => id))
  const go = (changes: Readonly<Record<string, string>>) =>
    setAddress((now) => writeRecordAddress(now, changes), { replace: true })
  const open = (id: string) => setAddress((now) => writeRecordAddress(now, { record: id }))
  const { openId, isLeft, hold } = useHeldRecord(address.get('record'))
  const isNarrowed = Boolean(asked.keyword || asked.lacks || asked.isAlike || asked.filters)
  const Rows = isPhone ? RecordCards : RecordTable
  return (
    <>
      <RecordListTools
        kind={kind}
        asked={asked}
        tickedCount={ticked.length}
        onAsk={go}
        onAdd={() => open(NEW)}
        onDelete={() => remove(ticked.map(({ id }) => id))}
        onTrash={() => setIsTrashOpen(true)}
      />
      {kind === 'attr' && <JoiningNotice />}
      {error && data && (
        <p className={styles['stale']}>
          {reasonOf(error, t)} <RetryButton look="inline" onRetry={() => void refetch()} />
        </p>
      )}
      {!data && !error && <div className={styles['skeleton']} aria-hidden />}
      {!data && error && <FailureFace error={error} what={t('records.failed')} onRetry={() => void refetch()} isPart />}
      <section {...rows} className={styles['rows']} aria-label={t(`records.kind.${kind}`)}>
        {data && data.list.length === 0 && (
          <NoRecords isNarrowed={isNarrowed || data.total > 0} onShowAll={() => setAddress({})} />
        )}
        {data && data.list.length > 0 && (
          <Rows
            kind={kind}
            records={data.list}
            ticked={selection.ids}
            onTick={tick}
            onTickAll={(areTicked) => tickAll(areTicked ? data.list.filter(({ isBuiltIn }) => !isBuiltIn) : [])}
            onEdit={open}
            sorting={sortingOf(asked)}
            onSort={(sort) => go({ sort })}
          />
        )}
      </section>
      <Pager
        what={t(`records.kind.${kind}`)}
        pageNo={asked.pageNo}
        pageSize={A_PAGE}
        total={data?.total ?? 0}
        onTurn={(page) => go({ page: page > 1 ? String(page) : '' })}
      />
      {openId !== null && (
        <RecordDialog
          key={openId}
          kind={kind}
          id={openId}
          begun={asked.filters ?? {}}
          isLeft={isLeft}
          onHold={(isHeld) => hold(isHeld ? openId : null)}
          onStay={() => open(openId)}
          onClose={() => {
            hold(null)
            // The address already names another record, which is open now.
            if (!isLeft) go({ record: '' })
          }}
        />
      )}
      {isTrashOpen && <TrashDialog kind={kind} onClose={() => setIsTrashOpen(false)} />}
    </>
  )
}

/** The list is empty, either in itself or because of its filters. */
function NoRecords({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t(isNarrowed ? 'records.nothingFound' : 'records.nothing')}
      action={
        isNarrowed && (
          <button type="button" className={buttons['plain']} onClick={onShowAll}>
            {t('records.showAll')}
          </button>
        )
      }
    />
  )
}

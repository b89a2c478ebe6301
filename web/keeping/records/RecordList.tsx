import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Button } from '../../kit/Button.tsx'
import { useAsked } from '../../lists/asked.ts'
import { PagedList } from '../../lists/PagedList.tsx'
import { useTicks } from '../../lists/ticks.tsx'
import { FIELDS, requestOf, sortedBy, sortingOf } from './asked.ts'
import { useDeletion } from './deletion.ts'
import { JoiningNotice } from './JoiningDialog.tsx'
import { A_PAGE, recordPage } from './queries.ts'
import { useRecordColumns } from './record-columns.tsx'
import { nameOfRecord } from './record.ts'
import { NEW, RecordDialog, useHeldRecord } from './RecordDialog.tsx'
import { RecordListTools } from './RecordListTools.tsx'
import { RecordTrash } from './RecordTrash.tsx'
import { useSaving } from './saving.tsx'

/** One list of the catalogue, by pages: its settings and the open record stand in the address. */
export function RecordList({ kind }: { kind: RecordKindName }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { asked, ask } = useAsked(FIELDS)
  const [address, setAddress] = useSearchParams()
  const [isTrashOpen, setIsTrashOpen] = useState(false)
  const [request, filters] = requestOf(kind, asked)
  const list = useQuery(recordPage(kind, request, filters))
  const ticks = useTicks(list.data?.list ?? [], {
    nameOf: (record) => nameOfRecord(record, isChinese),
    whyNot: ({ isBuiltIn }) => (isBuiltIn ? t('records.builtIn') : undefined),
  })
  const remove = useDeletion(kind, ticks.end)
  const open = (id: string) => setAddress((now) => new URLSearchParams([...without(now), ['record', id]]))
  const { save, question } = useSaving(kind)
  const columns = useRecordColumns(kind, { save, onEdit: open })
  const { sort, isDown } = sortedBy(asked.sort)
  const isNarrowed = Boolean(request.keyword || request.lacks || request.isAlike || Object.keys(filters).length)
  const showAll = () =>
    ask({ q: null, lacks: null, ...Object.fromEntries(Object.keys(filters).map((by) => [by, null])) })
  const held = useHeldRecord(address.get('record'))
  return (
    <>
      <RecordListTools
        kind={kind}
        asked={asked}
        tickedCount={ticks.ticked.length}
        onAsk={ask}
        onAdd={() => open(NEW)}
        onDelete={() => remove(ticks.ticked.map(({ id }) => id))}
        onTrash={() => setIsTrashOpen(true)}
      />
      {kind === 'attr' && <JoiningNotice />}
      <PagedList
        what={t(`records.kind.${kind}`)}
        query={list}
        failed={t('records.failed')}
        empty={{
          title: t(isNarrowed ? 'records.nothingFound' : 'records.nothing'),
          action: isNarrowed && <Button label={t('records.showAll')} onPress={showAll} />,
        }}
        columns={[ticks.column, ...columns]}
        keyOf={({ id }) => id}
        sorted={{
          by: sort,
          isDown,
          // By uses, most come first.
          onSort: (by, down) => ask({ sort: sortingOf(by, down ?? by === 'uses') }),
        }}
        isTicked={ticks.isTicked}
        pageNo={asked.page}
        pageSize={A_PAGE}
        onTurn={(page) => ask({ page })}
      />
      {held.openId !== null && (
        <RecordDialog
          key={held.openId}
          kind={kind}
          id={held.openId}
          begun={filters}
          held={held}
          onStay={open}
          onClose={() => setAddress(without, { replace: true })}
        />
      )}
      {question}
      {isTrashOpen && <RecordTrash kind={kind} onClose={() => setIsTrashOpen(false)} />}
    </>
  )
}

/** The address of the list alone. */
function without(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('record')
  return next
}

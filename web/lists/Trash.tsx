import '../locales/deleted-texts.ts'
import { useMutation, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../api.ts'
import { reasonOf } from '../errors/message.ts'
import { refusalsIn } from '../errors/refusals.ts'
import { reportFailure } from '../errors/report.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { Face } from '../kit/Face.tsx'
import { momentOf } from '../kit/moments.ts'
import { Answer } from './Answer.tsx'
import { useFocusOfRows } from './focus-of-rows.ts'

const DAY_MS = 24 * 60 * 60_000

/** A deleted thing that can be brought back. Moments are in epoch milliseconds. */
export interface InTrash {
  id: string
  name: string
  /** What it is, or where it was; absent, when it was deleted. */
  what?: string
  deleteTime?: number
  /** Decorative, beside the name. */
  picture?: ReactNode
  /** Until then it can be brought back. */
  until: number
}

interface TrashProps<Data> {
  query: UseQueryResult<Data>
  /** The latest deleted first. */
  rowsOf: (data: Data) => readonly InTrash[]
  /** What comes back together with what. */
  hint: string
  emptyHint: string
  /** Resolves with the message that it is back; null where it is too late. A rejection is told at its row. */
  onRestore: (one: InTrash) => Promise<string | null>
  /** Above the list, such as a choice of kinds. */
  children?: ReactNode
  /** The way to other pages. */
  pager?: ReactNode
  isOpen?: boolean
  onClose: () => void
}

/** The trash of a list: what was deleted in the last thirty days, each with a button that brings it back. */
export function Trash<Data>(props: TrashProps<Data>) {
  const { query, rowsOf, hint, emptyHint, onRestore, children, pager, isOpen = true, onClose } = props
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const ids = query.data === undefined ? [] : rowsOf(query.data).map(({ id }) => id)
  const list = useFocusOfRows<HTMLDivElement>(ids)
  return (
    <Dialog title={t('deleted.title')} closeLabel={t('kit.close')} width={620} isOpen={isOpen} onClose={onClose}>
      {children && <div className="mb-14">{children}</div>}
      <div {...list} className="outline-none">
        <output className="block pb-10 wrap-anywhere empty:p-0">{said}</output>
        <Answer query={query} failed={t('deleted.failed')} skeletonHeight={260}>
          {(data) => {
            const rows = rowsOf(data)
            if (rows.length === 0) return <Face title={t('deleted.empty')} hint={emptyHint} />
            return (
              <>
                <p className="mb-10 text-meta text-second">{hint}</p>
                <ul aria-label={t('deleted.list')}>
                  {rows.map((one) => (
                    <TrashRow
                      key={one.id}
                      one={one}
                      now={query.dataUpdatedAt}
                      onRestore={() => onRestore(one)}
                      onRestored={setSaid}
                    />
                  ))}
                </ul>
              </>
            )
          }}
        </Answer>
        {pager}
      </div>
    </Dialog>
  )
}

interface TrashRowProps {
  one: InTrash
  now: number
  onRestore: () => Promise<string | null>
  onRestored: (words: string) => void
}

function TrashRow({ one, now, onRestore, onRestored }: TrashRowProps) {
  const { t, i18n } = useTranslation()
  const restore = useMutation({
    mutationFn: onRestore,
    meta: { isSilent: true },
    onSuccess: (words) => onRestored(words ?? t('deleted.gone')),
    onError: (error) => !(error instanceof AnswerError) && reportFailure(error),
  })
  const { name, picture, deleteTime, until } = one
  const what = one.what ?? t('deleted.when', { moment: momentOf(deleteTime ?? now, i18n.language) })
  const days = t('deleted.daysLeft', { count: Math.max(Math.ceil((until - now) / DAY_MS), 1) })
  const { error } = restore
  const refusal = error instanceof AnswerError && (Object.values(refusalsIn(error) ?? {})[0] ?? reasonOf(error, t))
  return (
    <li data-id={one.id} className="flex items-center gap-14 border-t py-10 first:border-t-0">
      {picture && (
        <span
          className="grid size-48 flex-none place-items-center overflow-hidden rounded-sm bg-skeleton text-second"
          aria-hidden
        >
          {picture}
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{name}</p>
        <p className="mt-2 text-meta text-second">{t('deleted.meta', { what, days })}</p>
        <p className="mt-4 text-meta text-bad empty:hidden" role="alert">
          {refusal}
        </p>
      </div>
      <Button label={t('deleted.restore')} about={name} isBusy={restore.isPending} onPress={() => restore.mutate()} />
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBoard } from '../../../../contract/boards/calls.ts'
import { getBudget } from '../../../../contract/budgets/calls.ts'
import { inOrder } from '../../../../contract/budgets/entries.ts'
import { call } from '../../../api.ts'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reportFailure } from '../../../errors/report.ts'
import buttons from '../../../ui/buttons.module.css'
import { Face } from '../../../ui/Face.tsx'
import tickBox from '../../../ui/fields/tick-box.module.css'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { showToast } from '../../../ui/toasts/toast.ts'
import { useKeyFor } from '../../../workspace/new-key.ts'
import { newEntryId } from '../../new-entry-id.ts'
import { saidOf } from '../add-skus.ts'
import { findOffers } from '../find-offers.ts'
import { isIdle, overflowOf, type Contents } from '../plan.ts'
import { useQuantityText } from '../quantity-text.ts'
import { NotAdded, tellOfLeftOut, writeInto, writeNew, type Adding } from '../writing.ts'
import { framesWithSamples, whatLiesOn } from './board-quantities.ts'
import { planSending, type SentRow, type Wishes } from './sending-plan.ts'
import styles from './SendPreview.module.css'

const NOTHING: Contents = { rooms: [], lines: [], allocations: [] }

/** Where a board is sent: one of the member's lists, or a new one of that name. */
export type TargetList = { id: string; name: string } | { id: null; name: string }

interface SendPreviewProps {
  adding: Adding
  boardId: string
  target: TargetList
  onBack: () => void
  onSent: () => void
}

/** What sending a board to a list would do, before it is done: which lines are made, which change from what to what. */
export function SendPreview({ adding, boardId, target, onBack, onSent }: SendPreviewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['budgets', 'sending', boardId, target.id],
    // As both are now: what is shown is what is written.
    queryFn: async () => {
      const [board, list] = await Promise.all([
        call(getBoard, { id: boardId }),
        target.id === null ? NOTHING : call(getBudget, { id: target.id }),
      ])
      const skuIds = new Set(board.items.flatMap((item) => (item.type === 'sku' ? item.refId : [])))
      const offers = skuIds.size > 0 ? await findOffers([...skuIds]) : []
      return { board, list, offers, leftOut: skuIds.size - offers.length }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { isMembers: true, isBackground: true },
  })
  if (error && !data)
    return <FailureFace isPart error={error} what={t('budgetAdding.send.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('budgetAdding.loading')} />
  if (data.offers.length === 0) return <Face title={t('budgetAdding.send.empty')} />
  return <Preview sent={data} adding={adding} target={target} onBack={onBack} onSent={onSent} />
}

interface Sent {
  board: Awaited<ReturnType<typeof call<typeof getBoard>>>
  list: Contents
  offers: Awaited<ReturnType<typeof findOffers>>
  leftOut: number
}

function Preview({
  sent: { board, list, offers, leftOut },
  adding,
  target,
  onBack,
  onSent,
}: Omit<SendPreviewProps, 'boardId'> & { sent: Sent }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const say = useQuantityText()
  const keyFor = useKeyFor()
  const frames = framesWithSamples(board.items)
  const [roomIds] = useState(() => new Map(frames.map(({ id }) => [id, newEntryId()])))
  const [wishes, setWishes] = useState<Wishes>({
    byFrame: frames.length > 0,
    roomId: null,
    how: 'set',
    left: new Set(),
  })
  const [isSending, setIsSending] = useState(false)
  const parts = {
    lying: whatLiesOn(board, { byFrame: wishes.byFrame }),
    offers: new Map(offers.map((offer) => [offer.skuId, offer])),
    frames,
    roomIds,
    isChinese,
    nameless: t('budgetAdding.nameless'),
  }
  const { plan, rows } = planSending(list, parts, wishes)
  const overflow = overflowOf(plan, { lines: list.lines.length, rooms: list.rooms.length })
  const isAnyHeld = rows.some(({ outcome }) => outcome && outcome.before !== null)
  const toggle = (key: string) => {
    const left = new Set(wishes.left)
    if (!left.delete(key)) left.add(key)
    setWishes({ ...wishes, left })
  }
  const write = () => {
    if (target.id === null)
      return writeNew(
        adding,
        { name: target.name, key: keyFor(target.name) },
        { plan, words: saidOf(plan.outcomes, target.name, say) },
      )
    return writeInto(adding, target, {
      planFor: (contents) => planSending(contents, parts, wishes).plan,
      words: ({ outcomes }) => saidOf(outcomes, target.name, say),
    })
  }
  const send = async () => {
    if (isSending || overflow) return
    setIsSending(true)
    try {
      await write()
      tellOfLeftOut(leftOut)
      onSent()
    } catch (error) {
      if (error instanceof NotAdded) showToast(error.message)
      else reportFailure(error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div className={styles['preview']}>
      <div className={styles['wishes']}>
        {frames.length > 0 && (
          <label className={styles['wish']}>
            <input
              type="checkbox"
              className={tickBox['box']}
              checked={wishes.byFrame}
              onChange={() => setWishes({ ...wishes, byFrame: !wishes.byFrame, left: new Set() })}
            />
            {t('budgetAdding.send.byFrame', {
              count: frames.length,
              names: namesOf(frames, t('budgetAdding.nameless')),
            })}
          </label>
        )}
        {list.rooms.length > 0 && (
          <label className={styles['choice']}>
            <span>{t(wishes.byFrame ? 'budgetAdding.send.intoElse' : 'budgetAdding.into')}</span>
            <select
              value={wishes.roomId ?? ''}
              onChange={({ target: { value } }) => setWishes({ ...wishes, roomId: value || null })}
            >
              <option value="">{t('budgetAdding.wholeProject')}</option>
              {inOrder(list.rooms).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name || t('budgetAdding.nameless')}
                </option>
              ))}
            </select>
          </label>
        )}
        {(isAnyHeld || wishes.how === 'add') && (
          <label className={styles['choice']}>
            <span>{t('budgetAdding.send.held')}</span>
            <select
              value={wishes.how}
              onChange={({ target: { value } }) => setWishes({ ...wishes, how: value === 'add' ? 'add' : 'set' })}
            >
              <option value="set">{t('budgetAdding.send.set')}</option>
              <option value="add">{t('budgetAdding.send.add')}</option>
            </select>
          </label>
        )}
      </div>
      <p className={styles['note']}>{t('budgetAdding.send.hint')}</p>
      <SentRows rows={rows} isChinese={isChinese} left={wishes.left} onToggle={toggle} />
      {leftOut > 0 && <p className={styles['note']}>{t('budgetAdding.leftOut', { count: leftOut })}</p>}
      {overflow && (
        <p className={styles['trouble']} role="alert">
          {t(`budgetAdding.noRoom.${overflow.of}`, overflow)}
        </p>
      )}
      <div className={styles['buttons']}>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('budgetAdding.send.back')}
        </button>
        <button
          type="button"
          className={buttons['filled']}
          aria-busy={isSending}
          aria-disabled={isIdle(plan) || overflow !== undefined}
          onClick={() => !isIdle(plan) && void send()}
        >
          {t(isIdle(plan) ? 'budgetAdding.send.idle' : 'budgetAdding.send.act')}
        </button>
      </div>
    </div>
  )
}

interface SentRowsProps {
  rows: readonly SentRow[]
  isChinese: boolean
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** Each material with its room, and its quantity before and after. What is not ticked stays as it is. */
function SentRows({ rows, isChinese, left, onToggle }: SentRowsProps) {
  const { t } = useTranslation()
  const groups = [
    { kind: 'new', rows: rows.filter(({ outcome }) => outcome?.kind === 'new') },
    { kind: 'changed', rows: rows.filter(({ outcome }) => outcome && ['changed', 'more'].includes(outcome.kind)) },
    {
      kind: 'same',
      rows: rows.filter(({ outcome }) => outcome && ['same', 'follows', 'otherUnit'].includes(outcome.kind)),
    },
    { kind: 'left', rows: rows.filter(({ outcome }) => !outcome) },
  ] as const
  return (
    <div className={styles['groups']}>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <section key={group.kind}>
            <h3 className={styles['heading']}>{t(`budgetAdding.send.${group.kind}`, { count: group.rows.length })}</h3>
            <ul className={styles['rows']}>
              {group.rows.map((row) => (
                <li key={row.key}>
                  <label className={styles['row']}>
                    <input
                      type="checkbox"
                      className={tickBox['box']}
                      checked={!left.has(row.key)}
                      onChange={() => onToggle(row.key)}
                    />
                    <span className={styles['name']}>
                      {skuNameOf(isChinese, row.offer.snapshot, row.offer.snapshot.variant)}
                      <span className={styles['note']}>{row.room ?? t('budgetAdding.wholeProject')}</span>
                    </span>
                    <Quantity row={row} />
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function Quantity({ row: { outcome, offer, isUnknown } }: { row: SentRow }) {
  const { t } = useTranslation()
  const say = useQuantityText()
  if (!outcome) return null
  const { kind, before, after } = outcome
  const shown = (quantity: string) => say(quantity, offer.unit)
  if (kind === 'follows' || kind === 'otherUnit')
    return <span className={styles['note']}>{t(`budgetAdding.send.${kind}`)}</span>
  if (isUnknown)
    return (
      <span className={styles['note']}>
        {before === null ? t('budgetAdding.send.unknown') : t('budgetAdding.send.stays', { quantity: shown(before) })}
      </span>
    )
  // Its line has some for other rooms already.
  if (kind === 'more') return <span className={styles['figure']}>+ {shown(after)}</span>
  return (
    <span className={styles['figure']}>
      {kind === 'changed' && before !== null ? `${shown(before)} → ${shown(after)}` : shown(after)}
    </span>
  )
}

function namesOf(frames: readonly { name: string }[], nameless: string): string {
  return [...new Set(frames.map(({ name }) => name.trim() || nameless))].join(', ')
}

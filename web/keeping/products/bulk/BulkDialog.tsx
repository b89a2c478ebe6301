import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkUpdate, type BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import { AnswerError, call } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { selectionOf, type ChosenProducts } from '../chosen-products.ts'
import { useFigures } from '../../../kit/figures.ts'
import { readProductsAgain } from '../queries.ts'
import styles from './BulkDialog.module.css'
import { bulkChangesOf, emptyDraft, isOfSkus, type BulkDraft } from './bulk-draft.ts'
import { BulkForm } from './BulkForm.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkProgress } from './BulkProgress.tsx'

const CHANGED_SINCE = 409

interface BulkDialogProps {
  chosen: ChosenProducts
  onClose: () => void
}

/** Changes one field of many products or of their SKUs: first a preview, then the run. */
export function BulkDialog({ chosen, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { draft, change, changes, outcome, isStale, mutate, isPending, variables, error } = useBulkChange(chosen)
  const count = { count: chosen.count, figure: figure(chosen.count) }
  const isRunning = isPending && variables !== null
  const isFailure = error !== null && !(error instanceof AnswerError && error.code === CHANGED_SINCE)
  return (
    <Dialog
      title={t('keptProducts.bulk.title', count)}
      closeLabel={t('keptProducts.bulk.close')}
      width={820}
      isOpen
      isHeld
      onClose={() => !isRunning && onClose()}
    >
      {outcome?.runId ? (
        <BulkProgress outcome={outcome} runId={outcome.runId} isOfSkus={isOfSkus(draft.field)} onClose={onClose} />
      ) : (
        <>
          <p className={styles['lead']}>{t('keptProducts.bulk.lead')}</p>
          <BulkForm draft={draft} onChange={change} />
          {isFailure && (
            <p className={styles['failure']} role="alert">
              {reasonOf(error, t)}
            </p>
          )}
          <output className={styles['said']}>
            {isPending && !outcome && t('keptProducts.bulk.previewing')}
            {isStale && t('keptProducts.bulk.stale')}
          </output>
          {outcome && <BulkPreview outcome={outcome} />}
          <p className={styles['steps']}>
            <button
              type="button"
              className={outcome ? buttons['plain'] : buttons['filled']}
              aria-disabled={changes === null}
              aria-busy={isPending && !isRunning}
              onClick={() => changes !== null && !isPending && mutate(null)}
            >
              {t('keptProducts.bulk.preview')}
            </button>
            {outcome && (
              <RunButton
                outcome={outcome}
                isOfSkus={isOfSkus(draft.field)}
                isBusy={isRunning}
                onRun={() => !isPending && mutate(outcome.digest)}
              />
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}

/** The draft of the change, and the call that first previews and then runs it; `mutate(null)` previews. */
function useBulkChange(chosen: ChosenProducts) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [isStale, setIsStale] = useState(false)
  const changes = bulkChangesOf(draft)
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (digest: string | null) =>
      call(bulkUpdate, {
        ...selectionOf(chosen),
        changes: changes ?? {},
        dryRun: digest === null,
        ...(digest !== null && { digest }),
      }),
    // The dialog itself shows the failure.
    meta: { isSilent: true },
    onSuccess: (answer) => {
      setIsStale(false)
      setOutcome(answer)
      if (answer.runId !== null) readProductsAgain(client)
    },
    onError: (failure) => {
      if (!(failure instanceof AnswerError) || failure.code !== CHANGED_SINCE) return
      setIsStale(true)
      setOutcome(failure.data as BulkOutcome)
    },
  })
  const change = (part: Partial<BulkDraft>) => {
    reset()
    setOutcome(null)
    setDraft({ ...draft, ...part })
  }
  return { draft, change, changes, outcome, isStale, mutate, isPending, variables, error }
}

interface RunButtonProps {
  outcome: BulkOutcome
  isOfSkus: boolean
  isBusy: boolean
  onRun: () => void
}

/** The button states how many it changes; without any it is not shown. */
function RunButton({ outcome: { changed }, isOfSkus: countsSkus, isBusy, onRun }: RunButtonProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const many = countsSkus ? changed.skus : changed.products
  if (many === 0) return null
  const count = { count: many, figure: figure(many) }
  return (
    <button type="button" className={buttons['filled']} aria-busy={isBusy} onClick={onRun}>
      {countsSkus ? t('keptProducts.bulk.runSkus', count) : t('keptProducts.bulk.run', count)}
    </button>
  )
}

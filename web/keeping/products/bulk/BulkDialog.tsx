import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkUpdate, type BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import { AnswerError } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../../kit/dialog/EndButtons.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { change, useChange } from '../../../query.ts'
import { readProductsAgain } from '../queries.ts'
import { selectionOf, type ChosenProducts } from '../wanted-products.ts'
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
  const {
    draft,
    change: draw,
    outcome,
    isStale,
    preview,
    run,
    isPreviewing,
    isRunning,
    failure,
  } = useBulkChange(chosen)
  const countsSkus = isOfSkus(draft.field)
  const many = (countsSkus ? outcome?.changed.skus : outcome?.changed.products) ?? 0
  const count = { count: many, figure: figure(many) }
  return (
    <Dialog
      title={t('keptProducts.bulk.title', { count: chosen.count, figure: figure(chosen.count) })}
      closeLabel={t('kit.close')}
      width={820}
      isOpen
      isHeld
      onClose={() => !isRunning && onClose()}
    >
      {outcome?.runId ? (
        <BulkProgress outcome={outcome} runId={outcome.runId} isOfSkus={countsSkus} onClose={onClose} />
      ) : (
        <form
          className="grid grid-cols-1 gap-14"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            preview?.()
          }}
        >
          <p className="text-meta text-second">{t('keptProducts.bulk.lead')}</p>
          <BulkForm draft={draft} onChange={draw} />
          <p className="text-bad empty:hidden" role="alert">
            {failure && reasonOf(failure, t)}
          </p>
          <output className="text-meta text-second empty:hidden">
            {isPreviewing && t('keptProducts.bulk.previewing')}
            {isStale && t('keptProducts.bulk.stale')}
          </output>
          {outcome && <BulkPreview outcome={outcome} />}
          <EndButtons>
            <Button
              label={t('keptProducts.bulk.preview')}
              look={outcome ? 'plain' : 'filled'}
              isBusy={isPreviewing}
              why={preview ? undefined : t('keptProducts.bulk.incomplete')}
              isSubmit
            />
            {/* It states how many it changes. */}
            {many > 0 && (
              <Button
                label={countsSkus ? t('keptProducts.bulk.runSkus', count) : t('keptProducts.bulk.run', count)}
                look="filled"
                isBusy={isRunning}
                onPress={run}
              />
            )}
          </EndButtons>
        </form>
      )}
    </Dialog>
  )
}

const updating = change(bulkUpdate, [])

/** The draft of the change, and the call that first previews and then runs it. */
function useBulkChange(chosen: ChosenProducts) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [isStale, setIsStale] = useState(false)
  const { mutate, isPending, variables, error, reset } = useChange(updating, {
    // The dialog itself shows the failure.
    isSilent: true,
    onDone: (answer) => {
      setIsStale(false)
      setOutcome(answer)
      if (answer.runId !== null) readProductsAgain(client)
    },
    onFailed: (failure) => {
      if (!isChangedSince(failure)) return
      setIsStale(true)
      setOutcome(failure.data as BulkOutcome)
    },
  })
  const changes = bulkChangesOf(draft)
  const send = (digest?: string) => {
    if (changes === null || isPending) return
    mutate({ ...selectionOf(chosen), changes, dryRun: digest === undefined, ...(digest !== undefined && { digest }) })
  }
  const isDryRun = variables?.dryRun === true
  return {
    draft,
    change: (part: Partial<BulkDraft>) => {
      reset()
      setOutcome(null)
      setDraft({ ...draft, ...part })
    },
    outcome,
    isStale,
    preview: changes === null ? undefined : () => send(),
    run: () => send(outcome?.digest),
    isPreviewing: isPending && isDryRun,
    isRunning: isPending && !isDryRun,
    failure: isChangedSince(error) ? null : error,
  }
}

function isChangedSince(failure: unknown): failure is AnswerError {
  return failure instanceof AnswerError && failure.code === CHANGED_SINCE
}

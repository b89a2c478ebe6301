import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { undoBulk, type BulkOutcome, type BulkRun } from '../../../../contract/keeping/bulk.ts'
import { call } from '../../../api.ts'
import buttons from '../../../kit/buttons.module.css'
import { useFigures } from '../../../kit/figures.ts'
import { bulkRun, readProductsAgain } from '../queries.ts'
import { LeftProducts } from './LeftProducts.tsx'
import styles from './BulkDialog.module.css'

interface BulkProgressProps {
  outcome: BulkOutcome
  runId: string
  isOfSkus: boolean
  onClose: () => void
}

/** The progress and outcome of a bulk change, and its undo. */
export function BulkProgress({ outcome, runId, isOfSkus, onClose }: BulkProgressProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const client = useQueryClient()
  const { data: run } = useQuery({ ...bulkRun(runId), enabled: outcome.isUnderWay })
  const undo = useMutation({
    mutationFn: () => call(undoBulk, { id: runId }),
    onSuccess: (answer) => {
      client.setQueryData(bulkRun(runId).queryKey, answer)
      readProductsAgain(client)
    },
  })
  const now: BulkRun | undefined = run ?? undo.data
  const state = now?.state ?? (outcome.isUnderWay ? 'running' : 'done')
  const kept = now?.kept ?? 0
  const isBusy = state === 'running' || state === 'undoing'
  // Other parts of the page read from the query cache, which React does not follow.
  useEffect(() => {
    if (!isBusy) readProductsAgain(client)
  }, [isBusy, client])
  // The number of SKUs among the rest is unknown.
  const isPartly = state === 'done' && kept > 0
  const many = isPartly ? (now?.changed ?? 0) : isOfSkus ? outcome.changed.skus : outcome.changed.products
  const count = { count: many, figure: figure(many) }
  const done = isOfSkus && !isPartly ? t('keptProducts.bulk.doneSkus', count) : t('keptProducts.bulk.done', count)
  const [far, total] = [figure(now?.done ?? 0), figure(now?.total ?? outcome.changed.products)]
  const words = {
    running: t('keptProducts.bulk.running', { done: far, total }),
    undoing: t('keptProducts.bulk.running', { done: far, total }),
    done,
    failed: t('keptProducts.bulk.failedRun', { done: far, total }),
    undone: kept ? t('keptProducts.bulk.kept', { count: kept, figure: figure(kept) }) : t('keptProducts.bulk.undone'),
  }
  return (
    <>
      {isBusy && (
        <progress className={styles['bar']} max={now?.total ?? 1} value={now?.done ?? 0} aria-label={words.running} />
      )}
      <p className={styles['result']} aria-live="polite">
        {words[state]}
      </p>
      {now && state !== 'undone' && kept > 0 && <LeftProducts kept={kept} left={now.left} />}
      <p className={styles['steps']}>
        {(state === 'done' || state === 'failed') && (
          <button
            type="button"
            className={buttons['plain']}
            aria-busy={undo.isPending}
            onClick={() => !undo.isPending && undo.mutate()}
          >
            {t('keptProducts.undo')}
          </button>
        )}
        <button type="button" className={buttons['filled']} onClick={onClose}>
          {t('keptProducts.bulk.close')}
        </button>
      </p>
    </>
  )
}

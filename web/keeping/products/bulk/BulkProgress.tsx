import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { undoBulk, type BulkOutcome, type BulkRun } from '../../../../contract/keeping/bulk.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { Button } from '../../../kit/Button.tsx'
import { EndButtons } from '../../../kit/dialog/EndButtons.tsx'
import { Progress } from '../../../kit/Progress.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { change, useChange } from '../../../query.ts'
import { bulkRun, readProductsAgain } from '../queries.ts'
import { FirstOf } from './BulkPreview.tsx'

interface BulkProgressProps {
  outcome: BulkOutcome
  runId: string
  isOfSkus: boolean
  onClose: () => void
}

const undoing = change(undoBulk, [])

/** The progress and outcome of a bulk change, and its undo. */
export function BulkProgress({ outcome, runId, isOfSkus, onClose }: BulkProgressProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const undo = useChange(undoing, {
    onDone: (answer) => {
      client.setQueryData(bulkRun(runId).queryKey, answer)
      readProductsAgain(client)
    },
  })
  // An undo may go on in the background too.
  const { data: run } = useQuery({ ...bulkRun(runId), enabled: outcome.isUnderWay || undo.isSuccess })
  const now: BulkRun | undefined = run ?? undo.data
  const state = now?.state ?? (outcome.isUnderWay ? 'running' : 'done')
  const words = useWords(outcome, now, isOfSkus)
  const isBusy = state === 'running' || state === 'undoing'
  // Other parts of the page read from the query cache, which React does not follow.
  useEffect(() => {
    if (!isBusy) readProductsAgain(client)
  }, [isBusy, client])
  return (
    <div className="grid grid-cols-1 gap-16">
      {isBusy && <Progress label={words[state]} done={now?.done ?? 0} most={now?.total} />}
      <p className="text-section" aria-live="polite">
        {words[state]}
      </p>
      {now && state !== 'undone' && now.kept > 0 && <LeftProducts run={now} />}
      <EndButtons>
        {(state === 'done' || state === 'failed') && (
          <Button label={t('keptProducts.undo')} isBusy={undo.isPending} onPress={() => undo.mutate({ id: runId })} />
        )}
        <Button label={t('kit.close')} look="filled" onPress={onClose} />
      </EndButtons>
    </div>
  )
}

/** How far it is, or what came of it, by its state. */
function useWords({ changed }: BulkOutcome, now: BulkRun | undefined, isOfSkus: boolean) {
  const { t } = useTranslation()
  const figure = useFigures()
  const kept = now?.kept ?? 0
  // The number of SKUs among the rest is unknown.
  const countsSkus = isOfSkus && kept === 0
  const products = kept > 0 ? (now?.changed ?? 0) : changed.products
  const many = countsSkus ? changed.skus : products
  const count = { count: many, figure: figure(many) }
  const far = { done: figure(now?.done ?? 0), total: figure(now?.total ?? changed.products) }
  return {
    running: t('keptProducts.bulk.running', far),
    undoing: t('keptProducts.bulk.undoing', far),
    done: countsSkus ? t('keptProducts.bulk.doneSkus', count) : t('keptProducts.bulk.done', count),
    failed: t('keptProducts.bulk.failedRun', far),
    undone: kept ? t('keptProducts.bulk.kept', { count: kept, figure: figure(kept) }) : t('keptProducts.bulk.undone'),
  }
}

/** Products that a bulk change left unchanged, and why; the first ones by name. */
function LeftProducts({ run: { kept, left } }: { run: BulkRun }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return (
    <FirstOf
      title={t('keptProducts.bulk.left', { count: kept, figure: figure(kept) })}
      rows={left}
      of={kept}
      columns={[
        {
          name: t('keptProducts.bulk.where'),
          cell: ({ productId, name, enName }) => pickName(isChinese, name, enName) || productId,
        },
        { name: t('keptProducts.bulk.reason'), cell: ({ reason }) => (isChinese ? reason.zh : reason.en) },
      ]}
    />
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { substitute, type RefusedPlaces, type Substituted } from '../../../contract/substitution.ts'
import { AnswerError, call } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useKeyFor } from '../../workspace/new-key.ts'
import { lookAgain, readAllAgain, type WantedSubstitution } from '../queries.ts'
import styles from './Preview.module.css'
import type { UseRow } from './ticks.ts'

/** The result of a substitution, with the names of its places. */
export interface Applied {
  done: Substituted
  rows: readonly UseRow[]
}

interface ApplyProps {
  memberId: string
  pair: Omit<WantedSubstitution, 'places'>
  ticked: readonly UseRow[]
  onApplied: (applied: Applied) => void
}

/** Replaces the SKU in all ticked places. If something has changed meanwhile, the preview is loaded again and the ticks stay. */
export function Apply({ memberId, pair, ticked, onApplied }: ApplyProps) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const keyFor = useKeyFor()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const places = ticked.map(({ kind, id, itemId }) => ({ kind, id, itemId }))
      const input = { ...pair, places, dryRun: 0 } as const
      const done = await call(substitute, input, { idempotencyKey: keyFor(JSON.stringify(input)) })
      return { done, rows: ticked }
    },
    // The step itself shows the failure.
    meta: { isSilent: true },
    onSuccess: (applied) => {
      const { things } = applied.done
      readAllAgain(client, { memberId, things, skuIds: [pair.fromSkuId, pair.toSkuId] })
      onApplied(applied)
    },
    // Not awaited: the reason can be read meanwhile.
    onError: () => lookAgain(client),
  })
  const isNothing = ticked.length === 0
  const figure = new Intl.NumberFormat(i18n.language).format(ticked.length)
  const apply = () => {
    if (!isNothing && !isPending) mutate()
  }
  return (
    <div className={styles['foot']}>
      <p role="alert" className={styles['refusal']}>
        {error &&
          !isPending &&
          [reasonOf(error, t), namesPlaces(error) && t('substitution.refreshed')].filter(Boolean).join(' ')}
      </p>
      {isPending && <ProgressLine label={t('substitution.applying')} />}
      <button
        type="button"
        className={buttons['filled']}
        // Not `disabled`, so that it keeps the focus after the press.
        aria-disabled={isNothing || isPending}
        onClick={apply}
      >
        {isPending && t('substitution.applying')}
        {!isPending &&
          (isNothing ? t('substitution.nothingTicked') : t('substitution.apply', { count: ticked.length, figure }))}
      </button>
    </div>
  )
}

/** Whether the server says that places have changed. */
function namesPlaces(error: unknown): boolean {
  return error instanceof AnswerError && Array.isArray((Object(error.data) as Partial<RefusedPlaces>).refused)
}

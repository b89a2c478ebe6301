import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { undoSubstitution, type Undone } from '../../../contract/substitution.ts'
import { call } from '../../api.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { lookAgain, readAllAgain, substitutionOf, undoPreviewOf } from '../queries.ts'
import styles from '../SubstitutionDialog.module.css'
import { PastPlaces } from './PastPlaces.tsx'

interface UndoingProps {
  memberId: string
  id: string
  onUndone: () => void
}

/** Shows what can be undone of a substitution and what has changed since, and undoes it. */
export function Undoing({ memberId, id, onUndone }: UndoingProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(undoPreviewOf(id))
  if (error && !data)
    return <FailureFace isPart error={error} what={t('substitution.previewFailed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('substitution.previewing')} />
  const back = data.places.filter(({ left }) => left === null)
  const left = data.places.filter((place) => place.left !== null)
  return (
    <div className={styles['part']}>
      <p className={styles['hint']}>{t('substitution.undoHint')}</p>
      <Some which="undoes" places={back} />
      <Some which="leaves" places={left} />
      {back.some(({ kind }) => kind === 'budget') && <p className={styles['hint']}>{t('substitution.staysDraft')}</p>}
      {back.length === 0 ? (
        <p>{t('substitution.nothingBack')}</p>
      ) : (
        <Undo memberId={memberId} id={id} count={back.length} onUndone={onUndone} />
      )}
    </div>
  )
}

function Some({ which, places }: { which: 'undoes' | 'leaves'; places: Undone['places'] }) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  if (places.length === 0) return null
  const figure = new Intl.NumberFormat(i18n.language).format(places.length)
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['heading']}>
        {t(`substitution.${which}`, { count: places.length, figure })}
      </h3>
      <PastPlaces places={places} />
    </section>
  )
}

function Undo({ memberId, id, count, onUndone }: UndoingProps & { count: number }) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const keyFor = useKeyFor()
  const { data: past } = useQuery(substitutionOf(id))
  const figureOf = (figure: number) => new Intl.NumberFormat(i18n.language).format(figure)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(undoSubstitution, { id, dryRun: 0 }, { idempotencyKey: keyFor(id) }),
    // The step itself shows the failure.
    meta: { isSilent: true },
    onSuccess: ({ places, things }) => {
      readAllAgain(client, { memberId, things, skuIds: past ? [past.from.skuId, past.to.skuId] : [] })
      const undone = places.filter(({ left }) => left === null).length
      showToast(t('substitution.undone', { count: undone, figure: figureOf(undone) }))
      onUndone()
    },
    onError: () => lookAgain(client),
  })
  return (
    <div className={styles['deeds']}>
      <p role="alert" className={styles['refusal']}>
        {error && !isPending && reasonOf(error, t)}
      </p>
      {isPending && <ProgressLine label={t('substitution.undoing')} />}
      <button
        type="button"
        className={buttons['filled']}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        {isPending ? t('substitution.undoing') : t('substitution.undoNow', { count, figure: figureOf(count) })}
      </button>
    </div>
  )
}

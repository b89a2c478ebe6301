import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { call } from '../../api.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import styles from './ImportView.module.css'
import { publishing } from './queries.ts'
import { useImport } from './use-import.ts'

interface ImportStepsProps {
  data: OneImport
  /** A step was pressed. */
  onBegin: () => void
  onDiscarded: () => void
}

/** What the next step does, or what keeps it. */
function hintOf(t: TFunction, data: OneImport, mayCheck: boolean): string {
  const { state, mayRun, checked, isCheckedNow, run, mapping, proposal } = data
  const [asked] = mapping?.askedSigns ?? []
  if (mayCheck && asked !== undefined) return t('import.checkAsked', { sign: asked })
  if (mayCheck && proposal?.isEnough === false) return t('import.checkMissing')
  if (checked !== null && !isCheckedNow && state !== 'checking' && !run) return t('import.checkStale')
  if (mayRun && state === 'checked')
    return t(mapping?.newProducts === 'withdrawn' ? 'import.runHintWithdrawn' : 'import.runHint')
  return mayCheck ? t('import.checkHint') : ''
}

/** How many products of a finished run wait to be published, and what is told of them. */
function usePublishing({ id, state, run }: OneImport): { ready: number; told: string } {
  const { t } = useTranslation()
  const figure = useFigures()
  const isDone = state === 'done'
  const { data } = useQuery({ ...publishing(id), enabled: isDone && (run?.added ?? 0) > 0 })
  if (!isDone || !data) return { ready: 0, told: '' }
  const { ready, published, withoutSku } = data
  const told = [
    ready > 0 && t('import.publishHint'),
    published > 0 && t('import.published', { count: published, figure: figure(published) }),
    withoutSku > 0 && t('import.withoutSku', { count: withoutSku, figure: figure(withoutSku) }),
  ]
  return { ready, told: told.filter((one) => one !== false).join(' ') }
}

/** The possible steps of an import in its present state, the next one first. */
export function ImportSteps({ data, onBegin, onDiscarded }: ImportStepsProps) {
  const { t } = useTranslation()
  const { step: take, isPending } = useImport(data.id)
  const step: typeof take = (...asked) => {
    onBegin()
    take(...asked)
  }
  const [isAsking, setIsAsking] = useState(false)
  const discard = useMutation({ mutationFn: () => call(calls.discardImport, { id: data.id }), onSuccess: onDiscarded })
  const { state, mayRun, run, work } = data
  const { ready, told } = usePublishing(data)
  const figure = useFigures()
  const [asked] = data.mapping?.askedSigns ?? []
  const button = (label: string, act: () => void, { isFirst = false, isHeld = false } = {}) => (
    <button
      type="button"
      className={buttons[isFirst ? 'filled' : 'plain']}
      disabled={isPending || isHeld}
      onClick={act}
    >
      {label}
    </button>
  )
  const mayCheck = state === 'read' || state === 'checked' || (state === 'failed' && !run)
  const hint = hintOf(t, data, mayCheck) || told
  return (
    <div className={`${styles['steps']} ${styles['next']}`}>
      {mayRun &&
        (state === 'checked' || (state === 'failed' && run?.finishTime == null)) &&
        button(t('import.run'), () => step(calls.runImport), { isFirst: true })}
      {mayCheck &&
        button(t(data.checked ? 'import.checkAgain' : 'import.check'), () => step(calls.checkImport), {
          isFirst: !mayRun && data.proposal?.isEnough !== false,
          isHeld: asked !== undefined,
        })}
      {state === 'reading' && button(t('import.stopReading'), () => step(calls.pauseImport))}
      {state === 'checking' && button(t('import.stopCheck'), () => step(calls.pauseImport))}
      {ready > 0 &&
        button(t('import.publish', { count: ready, figure: figure(ready) }), () => step(calls.publishImport), {
          isFirst: true,
        })}
      {(state === 'running' || state === 'publishing' || state === 'undoing') &&
        work !== 'paused' &&
        button(t('import.pause'), () => step(calls.pauseImport))}
      {(state === 'paused' || ((state === 'publishing' || state === 'undoing') && work === 'paused')) &&
        button(t('import.resume'), () => step(calls.resumeImport), { isFirst: true })}
      {run && ['done', 'paused', 'failed'].includes(state) && button(t('import.undo'), () => setIsAsking(true))}
      {!run && !['checking', 'running'].includes(state) && button(t('import.discard'), () => discard.mutate())}
      {(state === 'done' || state === 'undone') && (
        <Link className={buttons['plain']} to="/operator/import">
          {t('import.back')}
        </Link>
      )}
      {hint !== '' && <p className={styles['hint']}>{hint}</p>}
      <Dialog
        title={t('import.undoTitle')}
        closeLabel={t('import.close')}
        width={480}
        isOpen={isAsking}
        elseFocusId={`import-${data.id}-state`}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('import.undoHint')}</p>
        <div className={styles['steps']}>
          {button(
            t('import.undoYes'),
            () => {
              setIsAsking(false)
              step(calls.undoImport)
            },
            { isFirst: true },
          )}
          {button(t('import.cancel'), () => setIsAsking(false))}
        </div>
      </Dialog>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../kit/toasts/toast.ts'
import { openSubstitution, closeSubstitution } from './asking.ts'
import { ChooseOther } from './choosing/ChooseOther.tsx'
import { Done } from './Done.tsx'
import { History } from './history/History.tsx'
import { OneSubstitution } from './history/OneSubstitution.tsx'
import { Undoing } from './history/Undoing.tsx'
import type { Applied } from './preview/Apply.tsx'
import { Preview } from './preview/Preview.tsx'
import styles from './SubstitutionDialog.module.css'
import type { StepFace } from './trail.ts'
import { Uses } from './uses/Uses.tsx'

interface StepProps {
  memberId: string
  /** Null where the dialog is about no particular material. */
  skuId: string | null
  face: StepFace
  /** The dialog opened at this step, so it has the focus already. */
  isFirst: boolean
  onStep: (face: StepFace) => void
}

/** The content of the dialog at one step. */
export function DialogStep(props: StepProps) {
  const { face, isFirst } = props
  const { t } = useTranslation()
  const part = useRef<HTMLElement>(null)
  // The pressed button is gone with the previous step.
  useEffect(() => {
    if (!isFirst || face.at === 'done') part.current?.focus({ preventScroll: true })
    part.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
  }, [isFirst, face.at])
  const { at } = face
  const words = at === 'choose' || at === 'preview' || at === 'done' ? t(`substitution.steps.${at}`) : undefined
  return (
    <section ref={part} className={styles['step']} tabIndex={-1} aria-label={words}>
      {words && (
        <p className={styles['where']} aria-hidden>
          {words}
        </p>
      )}
      <Content {...props} />
    </section>
  )
}

function Content({ memberId, skuId, face, onStep }: StepProps) {
  const { t, i18n } = useTranslation()
  const applied = (what: Applied) => {
    const { id } = what.done
    const figure = new Intl.NumberFormat(i18n.language).format(what.rows.length)
    const undo = {
      label: t('substitution.undo'),
      act: () => openSubstitution({ skuId, face: { at: 'undo', id: id ?? '' } }),
    }
    showToast(t('substitution.appliedShort', { count: what.rows.length, figure }), id === null ? undefined : undo)
    onStep({ at: 'done', applied: what })
  }
  if (face.at === 'history') return <History onOpen={(id) => onStep({ at: 'one', id })} />
  if (face.at === 'one') return <OneSubstitution id={face.id} onUndo={() => onStep({ at: 'undo', id: face.id })} />
  if (face.at === 'undo') return <Undoing memberId={memberId} id={face.id} onUndone={closeSubstitution} />
  if (face.at === 'done')
    return <Done applied={face.applied} onUndo={(id) => onStep({ at: 'undo', id })} onEnd={closeSubstitution} />
  if (skuId === null) return null
  if (face.at === 'uses') return <Uses skuId={skuId} />
  if (face.at === 'choose')
    return <ChooseOther skuId={skuId} onChoose={(toSkuId) => onStep({ at: 'preview', toSkuId })} />
  const { toSkuId, boardIds } = face
  return <Preview {...{ memberId, toSkuId, boardIds }} fromSkuId={skuId} onApplied={applied} />
}

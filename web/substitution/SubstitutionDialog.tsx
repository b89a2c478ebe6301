import '../locales/substitution-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { samplesOf } from '../boards/queries.ts'
import { skuNameOf, useIsChinese } from '../catalogue/names.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { useHistoryStep } from '../kit/history/history-step.ts'
import { closeSubstitution, type SubstitutionRequest } from './asking.ts'
import { DialogStep } from './DialogStep.tsx'
import styles from './SubstitutionDialog.module.css'
import { firstStep, goneBack, goneOn, type StepFace } from './trail.ts'

interface SubstitutionDialogProps {
  memberId: string
  /** Null while the dialog is closed or fades out. */
  asked: SubstitutionRequest | null
}

/** The dialog with a material's uses, the three steps of a substitution, and past substitutions. */
export function SubstitutionDialog({ memberId, asked }: SubstitutionDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(asked !== null)
  const [last, setLast] = useState(asked)
  const [trail, setTrail] = useState(() => firstStep(asked))
  // While the dialog fades out, it keeps its content; a request from inside goes one step further.
  if (asked && asked !== last) {
    setLast(asked)
    setTrail(isOpen ? goneOn(trail, asked.face) : firstStep(asked))
  }
  if (isOpen !== (asked !== null)) setIsOpen(asked !== null)
  useHistoryStep(asked !== null, closeSubstitution, 'substituting')
  const skuId = (asked ?? last)?.skuId ?? null
  const face = trail.at(-1)
  const titleOf = useTitles(skuId)
  return (
    <Dialog
      title={face ? titleOf(face) : ''}
      closeLabel={t('substitution.close')}
      width={820}
      isOpen={asked !== null}
      onClose={closeSubstitution}
      layer="over-drawer"
    >
      {trail.length > 1 && face?.at !== 'done' && (
        <button type="button" className={styles['back']} onClick={() => setTrail(goneBack(trail))}>
          <IconArrowLeft aria-hidden />
          {t('substitution.back')}
        </button>
      )}
      {face && (
        <DialogStep
          key={trail.length}
          isFirst={trail.length === 1}
          memberId={memberId}
          skuId={skuId}
          face={face}
          onStep={(next) => setTrail(goneOn(trail, next))}
        />
      )}
    </Dialog>
  )
}

function useTitles(skuId: string | null): (face: StepFace) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data } = useQuery({ ...samplesOf(skuId === null ? [] : [skuId]), enabled: skuId !== null })
  const sample = data?.find((one) => one.skuId === skuId)?.snapshot
  const name = sample ? skuNameOf(isChinese, sample, sample.variant) : null
  return ({ at }) => {
    if (at === 'undo') return t('substitution.undoTitle')
    if (at === 'history' || at === 'one') return t('substitution.history')
    if (at === 'uses') return name === null ? t('substitution.used') : t('substitution.usedTitle', { name })
    return name === null ? t('substitution.untitled') : t('substitution.title', { name })
  }
}

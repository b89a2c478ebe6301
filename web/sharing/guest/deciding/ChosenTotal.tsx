import { useTranslation } from 'react-i18next'
import { useChosen, type ChosenOf } from './use-chosen.ts'

interface ChosenTotalProps extends ChosenOf {
  /** Takes its room before anything is chosen. */
  isHeld?: boolean
}

/** What a list comes to with the reader's choice; nothing where the link shows no total, or nothing was chosen. */
export function ChosenTotal({ isHeld = false, ...of }: ChosenTotalProps) {
  const { t } = useTranslation()
  const chosen = useChosen(of)
  if (!chosen || (chosen.isNone && !isHeld)) return null
  return (
    <p className="min-h-[1lh]" role={isHeld ? 'status' : undefined}>
      {!chosen.isNone && (
        <>
          {t('deciding.withChosen')} <strong className="font-medium tabular-nums">{chosen.total}</strong>
          {chosen.unpriced > 0 && <span className="text-meta text-second"> · {t('deciding.withoutOpen')}</span>}
        </>
      )}
    </p>
  )
}

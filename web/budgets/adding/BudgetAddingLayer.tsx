import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { useUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { part } from '../../ui/late/part.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { endAsking, useAskedFor } from './ask-for-budget.ts'

const BudgetChooser = part(async () => (await import('./BudgetChooser.tsx')).BudgetChooser)

/** The dialog that every “Add to budget” opens. Its script is loaded when it is first asked for. */
export function BudgetAddingLayer() {
  const { t } = useTranslation()
  const user = useUser()
  const asked = useAskedFor()
  const [isWanted, setIsWanted] = useState(false)
  // From then on it stays: closing must let it fade, and give the focus back.
  if (asked && !isWanted) setIsWanted(true)
  const isNobody = user === null
  useEffect(() => {
    if (isNobody) endAsking()
  }, [isNobody])
  if (!isWanted || !user) return null
  return (
    <LatePart
      resetKey={asked ? JSON.stringify(asked) : ''}
      fallback={asked && <ProgressLine label={t('loading')} />}
      onFailure={(error) => {
        if (asked) reportFailure(error)
        endAsking()
      }}
    >
      <BudgetChooser key={user.id} memberId={user.id} asked={asked} />
    </LatePart>
  )
}

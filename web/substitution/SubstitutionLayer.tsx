import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { useUser } from '../members/session/current-user.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { part } from '../ui/late/part.tsx'
import { ProgressLine } from '../ui/ProgressLine.tsx'
import { endAsking, useAsked } from './asking.ts'

const SubstitutionDialog = part(async () => (await import('./SubstitutionDialog.tsx')).SubstitutionDialog)

/** The dialog that every “Where used” and “Substitute” opens. Its script is loaded when it is first asked for. */
export function SubstitutionLayer() {
  const { t } = useTranslation()
  const user = useUser()
  const asked = useAsked()
  const [isWanted, setIsWanted] = useState(false)
  // From then on it stays: closing must let it fade, and give the focus back.
  if (asked && !isWanted) setIsWanted(true)
  const isNobody = user === null
  // Whoever signs out leaves nothing open.
  useEffect(() => {
    if (isNobody) endAsking()
  }, [isNobody])
  if (!isWanted || !user) return null
  return (
    <LatePart
      resetKey={asked?.skuId ?? ''}
      fallback={asked && <ProgressLine label={t('loading')} />}
      onFailure={(error) => {
        if (asked) reportFailure(error)
        endAsking()
      }}
    >
      <SubstitutionDialog key={user.id} memberId={user.id} asked={asked} />
    </LatePart>
  )
}

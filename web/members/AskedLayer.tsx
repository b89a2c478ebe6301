import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { ProgressLine } from '../ui/ProgressLine.tsx'
import { useUser } from './session/current-user.ts'

interface AskedLayerProps<Asked> {
  /** What the dialog is asked for; null closes it. */
  asked: Asked | null
  onEnd: () => void
  /** The dialog: a `part`, with the member's id as its key. */
  children: (memberId: string, asked: Asked | null) => ReactNode
}

/** A dialog of a member's that anything in the page can ask for. Its script is loaded when it is first asked for. */
export function AskedLayer<Asked>({ asked, onEnd, children }: AskedLayerProps<Asked>) {
  const { t } = useTranslation()
  const user = useUser()
  const [isWanted, setIsWanted] = useState(false)
  // From then on it stays: closing must let it fade, and give the focus back.
  if (asked && !isWanted) setIsWanted(true)
  const isNobody = user === null
  // Whoever signs out leaves nothing open.
  useEffect(() => {
    if (isNobody) onEnd()
  }, [isNobody, onEnd])
  if (!isWanted || !user) return null
  return (
    <LatePart
      resetKey={JSON.stringify(asked)}
      fallback={asked && <ProgressLine label={t('loading')} />}
      onFailure={(error) => {
        if (asked) reportFailure(error)
        onEnd()
      }}
    >
      {children(user.id, asked)}
    </LatePart>
  )
}

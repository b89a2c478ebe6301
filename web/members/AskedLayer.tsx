import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { useUser } from './session/current-user.ts'

interface AskedLayerProps<Asked> {
  /** The request to the dialog; null closes it. */
  asked: Asked | null
  onEnd: () => void
  /** The dialog: a `lazyComponent`, keyed by the member's id. */
  children: (memberId: string, asked: Asked | null) => ReactNode
}

/** A dialog for members that any part of the page can open. Its script loads on first use. */
export function AskedLayer<Asked>({ asked, onEnd, children }: AskedLayerProps<Asked>) {
  const { t } = useTranslation()
  const user = useUser()
  const [isWanted, setIsWanted] = useState(false)
  // Once mounted it stays: closing has to fade it out and give the focus back.
  if (asked && !isWanted) setIsWanted(true)
  const isNobody = user === null
  // Signing out closes it.
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

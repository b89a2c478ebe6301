import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { loadMenu } from './load-menu.ts'
import type { MenuActions } from '../cards/card-actions.ts'
import { pressCard, usePressedCard } from './pressed-card.ts'

const CardMenu = lazyComponent(loadMenu)

/** The menu that all cards share. Its script loads with the first long press. */
export function CardMenuLayer({ actions }: { actions: MenuActions }) {
  const { t } = useTranslation()
  const pressed = usePressedCard()
  const [wasPressed, setWasPressed] = useState(false)
  if (pressed && !wasPressed) setWasPressed(true)
  if (!wasPressed) return null
  return (
    <LatePart
      resetKey={pressed?.skuId ?? ''}
      fallback={pressed && <ProgressLine label={t('loading')} />}
      onFailure={(error) => {
        if (pressed) reportFailure(error)
        pressCard(null)
      }}
    >
      <CardMenu pressed={pressed} actions={actions} />
    </LatePart>
  )
}

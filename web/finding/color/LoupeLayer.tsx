import '../../locales/loupe-texts.ts'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { useListByColor } from './list-by-color.ts'

const ColorLoupe = lazyComponent(async () => (await import('./ColorLoupe.tsx')).ColorLoupe)

interface LoupeLayerProps {
  picture: string
  fit: 'cover' | 'contain'
  onClose: () => void
}

/** The loupe over a picture; taking a colour lists products by it. Its script loads on first use. */
export function LoupeLayer({ picture, fit, onClose }: LoupeLayerProps) {
  const { t } = useTranslation()
  const listByColor = useListByColor()
  return (
    <LatePart
      onFailure={(error) => {
        reportFailure(error)
        onClose()
      }}
    >
      <ColorLoupe
        key={picture}
        picture={picture}
        fit={fit}
        onTake={listByColor}
        onClose={onClose}
        onFailure={() => {
          showToast(t('color.unreadable'))
          onClose()
        }}
      />
    </LatePart>
  )
}

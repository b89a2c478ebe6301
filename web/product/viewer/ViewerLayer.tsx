import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import styles from './ViewerLayer.module.css'
import { useHistoryStep } from '../../kit/history/history-step.ts'
import type { Viewing } from './viewing.ts'

const PictureViewer = lazyComponent(async () => (await import('./PictureViewer.tsx')).PictureViewer)

interface ViewerLayerProps {
  viewing: Viewing | null
  detail: ProductDetail
  /** The open SKU. */
  model: string
  onClose: () => void
}

/** The picture viewer, while there is something to view. Its script loads on first use. */
export function ViewerLayer({ viewing, detail, model, onClose }: ViewerLayerProps) {
  const { t } = useTranslation()
  useHistoryStep(viewing !== null, onClose, 'viewing')
  if (!viewing) return null
  return (
    <LatePart
      fallback={<output className={styles['opening']}>{t('drawer.openingViewer')}</output>}
      onFailure={(error) => {
        reportFailure(error)
        onClose()
      }}
    >
      <PictureViewer viewing={viewing} detail={detail} model={model} onClose={onClose} />
    </LatePart>
  )
}

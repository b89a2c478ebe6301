import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { showToast } from '../../ui/toast.ts'
import styles from './ViewerLayer.module.css'
import type { Viewing } from './viewing.ts'

const loadViewer = async () => (await import('./PictureViewer.tsx')).PictureViewer

interface ViewerLayerProps {
  viewing: Viewing | null
  onClose: () => void
}

/** The viewer over everything, while there is something to view. Its script comes when it is first asked for. */
export function ViewerLayer({ viewing, onClose }: ViewerLayerProps) {
  const { t } = useTranslation()
  const drawViewer = useLazyPart({
    load: loadViewer,
    wish: viewing && 'viewer',
    onFailure: () => {
      showToast(t('errors.networkError'))
      onClose()
    },
  })
  if (!viewing) return null
  if (!drawViewer) return <output className={styles['opening']}>{t('drawer.openingViewer')}</output>
  return drawViewer({ viewing, onClose })
}

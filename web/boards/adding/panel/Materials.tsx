import { useInViewport } from '@mantine/hooks'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { Face } from '../../../kit/Face.tsx'
import type { PanelMaterial } from './material.ts'
import { MaterialCard, type Taking } from './MaterialCard.tsx'
import styles from './Materials.module.css'

const SKELETONS = 8

interface MaterialsProps {
  /** Undefined while they load. */
  materials: readonly PanelMaterial[] | undefined
  error?: Error | null | undefined
  onRetry?: () => void
  hasMore?: boolean
  onNearEnd?: () => void
  empty: { title: string; hint?: string; action?: ReactNode }
  taking: Taking
}

/** Materials as small cards: loading, empty, failed or shown. */
export function Materials({ materials, error, onRetry, hasMore = false, onNearEnd, empty, taking }: MaterialsProps) {
  const { t } = useTranslation()
  if (error && onRetry)
    return <FailureFace isPart error={error} what={t('boardAdding.resultsFailed')} onRetry={onRetry} />
  if (!materials) return <Skeleton />
  if (materials.length === 0) return <Face {...empty} />
  return (
    <>
      <ul className={styles['cards']} aria-label={t('boardAdding.results')}>
        {materials.map((material) => (
          <MaterialCard key={material.skuId} material={material} taking={taking} />
        ))}
      </ul>
      {hasMore && onNearEnd && <End onNear={onNearEnd} />}
    </>
  )
}

/** Loads more when the end of the list comes near. */
function End({ onNear }: { onNear: () => void }) {
  const { t } = useTranslation()
  const { ref, inViewport } = useInViewport<HTMLButtonElement>()
  // Scrolling is outside React.
  useEffect(() => {
    if (inViewport) onNear()
  }, [inViewport, onNear])
  return (
    <button ref={ref} type="button" className={styles['more']} onClick={onNear}>
      {t('boardAdding.moreResults')}
    </button>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['cards']} aria-label={t('boardAdding.loading')}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <span key={place} className={styles['bone']} aria-hidden />
      ))}
    </output>
  )
}

import { useInViewport } from '@mantine/hooks'
import { useEffect, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { Face } from '../../../ui/Face.tsx'
import tickBox from '../../../ui/fields/tick-box.module.css'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import type { Material } from './material.ts'
import styles from './Materials.module.css'

const SKELETONS = 8

/** How materials are taken from the panel. Where only one is wanted there are no ticks. */
export interface Taking {
  /** The name of the button on a material, by the material's name. */
  labelOf: (name: string) => string
  onPress: (material: Material) => void
  ticks?: { ids: ReadonlySet<string>; toggle: (material: Material) => void } | undefined
  /** Called when a pointer is pressed on a material. */
  onHold?: ((material: Material, event: PointerEvent<HTMLElement>) => void) | undefined
}

interface MaterialsProps {
  /** Undefined while they load. */
  materials: readonly Material[] | undefined
  error?: Error | null | undefined
  onRetry?: () => void
  hasMore?: boolean
  onNearEnd?: () => void
  empty: { title: string; hint?: string }
  taking: Taking
}

/** Materials as small cards, with every face their list can have. */
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

function MaterialCard({ material, taking }: { material: Material; taking: Taking }) {
  const { t } = useTranslation()
  const { skuId, name, brand, picture, color } = material
  const { labelOf, onPress, ticks, onHold } = taking
  return (
    <li className={styles['card']} data-chosen={ticks?.ids.has(skuId)}>
      <button
        type="button"
        className={styles['take']}
        title={labelOf(name)}
        onPointerDown={(event) => onHold?.(material, event)}
        onClick={() => onPress(material)}
      >
        <span className={styles['picture']}>
          <Picture address={picture} alt="" sizes="150px" color={color} />
        </span>
        <span className="visually-hidden">{labelOf(name)}</span>
        <span className={styles['name']} aria-hidden>
          {name}
        </span>
        <span className={styles['brand']}>{brand}</span>
      </button>
      {ticks && (
        <input
          type="checkbox"
          className={`${tickBox['box']} ${styles['tick']}`}
          aria-label={t('boardAdding.choose', { name })}
          checked={ticks.ids.has(skuId)}
          onChange={() => ticks.toggle(material)}
        />
      )}
    </li>
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

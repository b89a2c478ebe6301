import { useId, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductPrice } from '../../../catalogue/prices/ProductPrice.tsx'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import type { PanelMaterial } from './material.ts'
import styles from './Materials.module.css'
import { useOtherShades } from './other-shades.ts'

/** How materials are taken from the panel; without ticks where only one is wanted. */
export interface Taking {
  /** The label of a card's button, with the material's name. */
  labelOf: (name: string) => string
  onPress: (material: PanelMaterial) => void
  ticks?: { ids: ReadonlySet<string>; toggle: (material: PanelMaterial) => void } | undefined
  /** A note below the picture, in place of the product's lowest price. */
  renderNote?: ((material: PanelMaterial) => ReactNode) | undefined
  /** A pointer presses the card, which may begin a drag. */
  onHold?: ((material: PanelMaterial, event: PointerEvent<HTMLElement>) => void) | undefined
}

/** A material as a small card. Other shades of its product open below its row. */
export function MaterialCard({ material, taking }: { material: PanelMaterial; taking: Taking }) {
  const { t } = useTranslation()
  const [areShadesOpen, setAreShadesOpen] = useState(false)
  const shadesId = useId()
  const { skuId, name, product, others } = material
  const { ticks } = taking
  return (
    <>
      <li className={styles['card']} data-chosen={ticks?.ids.has(skuId)}>
        <TakeButton material={material} taking={taking} />
        {ticks && (
          <input
            type="checkbox"
            className={`${tickBox['box']} ${styles['tick']}`}
            aria-label={t('boardAdding.choose', { name })}
            checked={ticks.ids.has(skuId)}
            onChange={() => ticks.toggle(material)}
          />
        )}
        {taking.renderNote?.(material)}
        {others > 0 && (
          <button
            type="button"
            className={styles['shades']}
            aria-label={t('boardAdding.shadesOf', { count: others, name: product })}
            aria-expanded={areShadesOpen}
            aria-controls={areShadesOpen ? shadesId : undefined}
            onClick={() => setAreShadesOpen(!areShadesOpen)}
          >
            {t('boardAdding.shades', { count: others })}
          </button>
        )}
      </li>
      {areShadesOpen && (
        <li id={shadesId} className={styles['opened']}>
          <OtherShades material={material} taking={taking} />
        </li>
      )}
    </>
  )
}

/** The button of a card: the picture, and below it the product, its shade and its price. */
function TakeButton({ material, taking }: { material: PanelMaterial; taking: Taking }) {
  const { name, product, shade, brand, picture, color, price, size } = material
  const { labelOf, onPress, onHold } = taking
  return (
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
      <span className={shade ? styles['product'] : styles['name']} aria-hidden>
        {product}
      </span>
      {shade && (
        <span className={styles['name']} aria-hidden>
          {shade}
        </span>
      )}
      <span className={styles['brand']}>{brand}</span>
      {size && <span className={styles['brand']}>{size}</span>}
      {price && !taking.renderNote && (
        <span className={styles['price']}>
          <ProductPrice price={lowestOf(price)} />
        </span>
      )}
    </button>
  )
}

/** The other shades of a material's product, each as a card. */
function OtherShades({ material, taking }: { material: PanelMaterial; taking: Taking }) {
  const { t } = useTranslation()
  const { shades, error, refetch } = useOtherShades(material.skuId)
  if (error && !shades)
    return <FailureFace isPart error={error} what={t('boardAdding.resultsFailed')} onRetry={() => void refetch()} />
  if (!shades) return <output className={styles['wait']}>{t('boardAdding.loading')}</output>
  return (
    <ul
      className={styles['cards']}
      aria-label={t('boardAdding.shadesOf', { count: material.others, name: material.product })}
    >
      {shades.map((shade) => (
        <MaterialCard key={shade.skuId} material={shade} taking={taking} />
      ))}
    </ul>
  )
}

/** A card has room for the lowest price only. */
function lowestOf(price: NonNullable<PanelMaterial['price']>): NonNullable<PanelMaterial['price']> {
  const { minPrice, maxPrice, statedPrice } = price
  return {
    ...price,
    maxPrice: minPrice ?? maxPrice,
    ...(statedPrice && { statedPrice: { ...statedPrice, high: statedPrice.low } }),
  }
}

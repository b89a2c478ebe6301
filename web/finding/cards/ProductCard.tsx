import { memo, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { ProductCard as ProductCardData } from '../../../contract/catalogue.ts'
import { useLongPress } from '../../kit/pointer/long-press.ts'
import { movesByTouch } from '../../kit/focus/moves.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { Picture, type PictureProps } from '../../kit/pictures/Picture.tsx'
import { PictureInTurn } from '../../kit/pictures/PictureInTurn.tsx'
import type { CardActions } from './card-actions.ts'
import { loadMenu } from '../card-menu/load-menu.ts'
import { pressCard, type PressedCard } from '../card-menu/pressed-card.ts'
import { CardComparablePrice, ProductPrice } from '../../catalogue/prices/ProductPrice.tsx'
import { brandNameOf, nameOf, skuNameOf, useIsChinese } from '../../catalogue/names.ts'
import { usePrefetchOnHover } from './prefetch.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import styles from './ProductCard.module.css'
import { Marked } from './Marked.tsx'
import { rangesOf } from './marks.ts'
import { MatchLine } from './MatchLine.tsx'
import { Swatches } from './Swatches.tsx'

interface ProductCardProps {
  product: ProductCardData
  /** CSS px. */
  width: number
  isEager: boolean
  actions?: CardActions | undefined
  /** A long press opens the card's menu. */
  hasMenu?: boolean
  /** The id of what is read out after its name. */
  describedBy?: string | undefined
}

/** One product of the gallery. A swatch switches the card, picture and link, to its SKU. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, width, isEager, actions, hasMenu = true, describedBy } = props
  const isChinese = useIsChinese()
  const addressOf = useProductAddress()
  const open = useProductOpening()
  const [chosenSkuId, setChosenSkuId] = useChosenSku(product)
  const swatch = product.swatches.find(({ skuId }) => skuId === chosenSkuId)
  const cover = chosenSkuId === product.skuId || !swatch ? product : swatch
  const { hasSecondPicture, approach, lookAt, lookAway } = useLook(product, chosenSkuId)
  const name = nameOf(isChinese, product)
  const brandName = brandNameOf(isChinese, product.brand)
  const { variant } = swatch ?? product
  const variantName = variant && nameOf(isChinese, variant)
  const skuName = skuNameOf(isChinese, product, variant)
  const sizes = `${Math.ceil(usePictureWidth(width))}px`
  const link = useRef<HTMLAnchorElement>(null)
  const { coverImage: picture, coverColor: color } = cover
  const placeholder = cover === product ? product.coverPlaceholder : null
  const [settledOf, setSettledOf] = useState<string | null>(null)
  const areHeld = picture !== null && settledOf !== product.spuId
  const { wasLongPress, ...press } = useMenuPress(link, hasMenu, { skuId: chosenSkuId, name: skuName, picture, color })
  const matchLine = (
    <MatchLine
      matches={product.matches}
      colorMatch={product.colorMatch}
      isHidden={product.colorMatch !== null && chosenSkuId !== product.skuId}
      shown={[name, brandName]}
    />
  )
  return (
    <article className={styles['card']} onPointerEnter={approach} onPointerLeave={lookAway} {...press}>
      <a
        ref={link}
        className={styles['link']}
        href={addressOf(chosenSkuId)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          if (!wasLongPress()) open(chosenSkuId)
        }}
        aria-keyshortcuts="ArrowRight"
        aria-describedby={describedBy}
        onFocus={({ currentTarget }) => isByKeys(currentTarget) && lookAt()}
        onBlur={lookAway}
      >
        <CardPicture
          {...{ sizes, color, isEager, placeholder }}
          address={picture}
          second={hasSecondPicture ? product.hoverImage : null}
          onSettled={() => setSettledOf(product.spuId)}
        />
        <span className={styles['name']}>
          <Marked text={name} ranges={rangesOf(product.matches, name)} />
        </span>
        <span className={styles['meta']} data-words>
          <span className={styles['brand']}>
            <span>
              <Marked text={brandName} ranges={rangesOf(product.matches, brandName)} />
            </span>
            {variantName && (
              <span>
                {' · '}
                <Marked text={variantName} ranges={rangesOf(product.matches, variantName)} />
              </span>
            )}
          </span>
          <ProductPrice price={product} />
        </span>
        {!product.colorMatch && matchLine}
      </a>
      {/* A button cannot stand within a link. */}
      {product.colorMatch && matchLine}
      {actions && <div className={styles['actions']}>{actions({ skuId: chosenSkuId, name: skuName })}</div>}
      <div className={styles['foot']}>
        <Swatches {...{ product, chosenSkuId, areHeld }} productName={name} onChoose={setChosenSkuId} />
        <CardComparablePrice product={product} />
      </div>
    </article>
  )
})

/** The picture of the SKU, with the product's second one over it. */
function CardPicture({ second, sizes, ...cover }: Omit<PictureProps, 'alt'> & { second: string | null }) {
  return (
    <span className={styles['picture']}>
      <PictureInTurn {...cover} of="ahead" sizes={sizes} alt="" />
      {second !== null && (
        <span className={styles['second']}>
          <Picture address={second} alt="" sizes={sizes} color="transparent" isEager />
        </span>
      )}
    </span>
  )
}

/** The SKU that the card shows. When the card gets another product, it begins with that product's own. */
function useChosenSku({ skuId }: ProductCardData): [string, (chosen: string) => void] {
  const [choice, setChoice] = useState({ of: skuId, chosen: skuId })
  return [choice.of === skuId ? choice.chosen : skuId, (chosen) => setChoice({ of: skuId, chosen })]
}

/** A pointer over the card, or the focus by keys, fetches the product ahead and shows its second picture. */
function useLook({ skuId, hoverImage }: ProductCardData, chosenSkuId: string) {
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const prefetch = usePrefetchOnHover(chosenSkuId)
  const lookAt = () => {
    setLookedAt(skuId)
    prefetch.begin()
  }
  const approach = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') prefetch.begin()
    else lookAt()
  }
  const lookAway = () => {
    setLookedAt(null)
    prefetch.end()
  }
  const hasSecondPicture = lookedAt === skuId && chosenSkuId === skuId && hoverImage !== null
  return { hasSecondPicture, approach, lookAt, lookAway }
}

/** A long press on the card's link opens the menu of its SKU. */
function useMenuPress(link: RefObject<HTMLAnchorElement | null>, hasMenu: boolean, card: Omit<PressedCard, 'link'>) {
  return useLongPress({
    isMeant: (target) => {
      const isOnLink = hasMenu && target instanceof Node && link.current?.contains(target) === true
      // The menu loads ahead. If that fails here, opening it reports the failure.
      if (isOnLink) loadMenu().catch(() => undefined)
      return isOnLink
    },
    onLongPress: () => {
      if (link.current) pressCard({ ...card, link: link.current })
    },
  })
}

/** The focus that a dialog closed by touch gives back does not count as looking at the card. */
function isByKeys(focused: Element): boolean {
  return focused.matches(':focus-visible') && !movesByTouch()
}

const MOST_ENLARGED = 1.5

/** The width to choose picture files for. It stays while the card grows a little, so that another window size loads no new files. */
function usePictureWidth(width: number): number {
  const [chosen, setChosen] = useState(width)
  if (width <= chosen * MOST_ENLARGED) return chosen
  setChosen(width)
  return width
}

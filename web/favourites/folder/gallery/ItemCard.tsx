import { useDraggable, useDroppable } from '@dnd-kit/core'
import { IconGripVertical, IconSitemap } from '@tabler/icons-react'
import { memo, useCallback, useEffect, type MouseEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderItem } from '../../../../contract/favourites.ts'
import type { CardActions } from '../../../finding/cards/card-actions.ts'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { ProductCard } from '../../../finding/cards/ProductCard.tsx'
import { useLongPress } from '../../../kit/pointer/long-press.ts'
import '../../../locales/substituting-texts.ts'
import { useSubstituting } from '../../../workspace/substituting.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { isOnCardLink, linkOfItem } from './card-link.ts'
import { OthersAt } from '../../../workspace/live/OthersAt.tsx'
import styles from './ItemCard.module.css'
import { Note } from '../notes/Note.tsx'
import { ItemThreads } from './ItemThreads.tsx'
import { NoteField } from '../notes/NoteField.tsx'

/** One object for all cards, the same at every render. */
export interface ItemHandlers {
  onTick: (id: string, isRange: boolean) => void
  /** A key on the handle that moves the item. */
  onHandleKey: (id: string, event: KeyboardEvent) => void
  onHandleLeft: () => void
}

interface ItemCardProps {
  item: FolderItem
  /** CSS px. */
  width: number
  isEager: boolean
  actions: CardActions | undefined
  handlers: ItemHandlers
  isTicked: boolean
  /** Ticking has begun: a tap ticks too. */
  isSelecting: boolean
  /** Null: items cannot be moved as the folder is shown. */
  carrying: CarryingMark | null
  /** The address names the item: it scrolls into view and gets the focus. */
  isNamed?: boolean
  mayNote?: boolean
}

/** The card's part in a drag; `nothing` where nothing is dragged. */
export type CarryingMark = 'self' | 'before' | 'after' | 'none' | 'nothing'

/** An item of a folder: its card, tick box, handle and note. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const {
    item,
    width,
    isEager,
    actions,
    handlers,
    isTicked,
    isSelecting,
    carrying,
    isNamed = false,
    mayNote = true,
  } = props
  const { t } = useTranslation()
  const name = skuNameOf(useIsChinese(), item.product, item.product.variant)
  const canSort = carrying !== null
  // Scrolling and the focus belong to the document.
  useEffect(() => {
    if (!isNamed) return
    const link = linkOfItem(item.id)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [isNamed, item.id])
  const { setNodeRef, listeners } = useDraggable({ id: item.id, disabled: !canSort })
  const { tickInstead, press } = useTickByPress(isSelecting, (isRange) => handlers.onTick(item.id, isRange))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the box and the handle do the same by key
    <div
      ref={setNodeRef}
      className={styles['item']}
      data-item={item.id}
      data-ticked={isTicked}
      data-named={isNamed}
      data-selecting={isSelecting}
      data-carrying={carrying === 'nothing' ? 'none' : (carrying ?? undefined)}
      data-withdrawn={!item.onSale}
      onClickCapture={tickInstead}
      onMouseDown={(event) => {
        if (canDragFrom(event.target) && !event.shiftKey) listeners?.['onMouseDown']?.(event)
      }}
      {...press}
    >
      {canSort && carrying !== 'nothing' && <DropPlace id={item.id} />}
      {/* Here a long press ticks the card instead of opening its menu. */}
      <ProductCard product={item.product} width={width} isEager={isEager} actions={actions} hasMenu={false} />
      <div className={styles['over']}>
        <OthersAt id={item.id} look="frame" />
        <TickBox name={name} isTicked={isTicked} onTick={(isRange) => handlers.onTick(item.id, isRange)} />
        <div className={styles['foot']}>
          <ItemThreads itemId={item.id} name={name} />
          {!item.onSale && <span className={styles['withdrawn']}>{t('folder.withdrawn')}</span>}
          <div className={styles['acts']}>
            <UsesButton skuId={item.skuId} name={name} />
            {canSort && (
              <button
                type="button"
                tabIndex={-1}
                className={styles['handle']}
                aria-label={t('folder.carry', { name })}
                aria-pressed={carrying === 'self'}
                title={t('folder.carryKeys')}
                onTouchStart={(event) => listeners?.['onTouchStart']?.(event)}
                onKeyDown={(event) => handlers.onHandleKey(item.id, event)}
                onBlur={handlers.onHandleLeft}
              >
                <IconGripVertical />
              </button>
            )}
          </div>
        </div>
      </div>
      {mayNote ? <NoteField item={item} name={name} /> : <Note item={item} />}
    </div>
  )
})

/** A long press on the card's link ticks it; so does a click with a modifier key, or a tap while others are ticked. */
function useTickByPress(isSelecting: boolean, onTick: (isRange: boolean) => void) {
  const { wasLongPress, ...press } = useLongPress({ isMeant: isOnCardLink, onLongPress: () => onTick(false) })
  const tickInstead = (event: MouseEvent) => {
    if (!isOnCardLink(event.target)) return
    const isFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    const isMeant = event.shiftKey || event.ctrlKey || event.metaKey || (isFinger && isSelecting)
    const isPressed = wasLongPress()
    if (!isPressed && !isMeant) return
    event.preventDefault()
    event.stopPropagation()
    if (!isPressed) onTick(event.shiftKey)
  }
  return { tickInstead, press }
}

interface TickBoxProps {
  name: string
  isTicked: boolean
  onTick: (isRange: boolean) => void
}

function TickBox({ name, isTicked, onTick }: TickBoxProps) {
  const { t } = useTranslation()
  return (
    <label className={styles['tick']}>
      <input
        className={tickBox['box']}
        type="checkbox"
        tabIndex={-1}
        aria-label={t('folder.select', { name })}
        checked={isTicked}
        onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        // A click says whether Shift is held, a change does not.
        onClick={(event) => {
          if (!event.shiftKey) return
          event.preventDefault()
          onTick(true)
        }}
      />
    </label>
  )
}

function UsesButton({ skuId, name }: { skuId: string; name: string }) {
  const { t } = useTranslation()
  const substituting = useSubstituting()
  if (!substituting) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['uses']}
      aria-label={t('substituting.usedOf', { name })}
      aria-haspopup="dialog"
      title={t('substituting.used')}
      onClick={() => substituting.showUses(skuId)}
    >
      <IconSitemap />
    </button>
  )
}

/** The card as a drop target. It is one only during a drag: each target that mounts or unmounts renders all cards again. */
function DropPlace({ id }: { id: string }) {
  const { setNodeRef } = useDroppable({ id })
  const measure = useCallback((mark: HTMLElement | null) => setNodeRef(mark?.parentElement ?? null), [setNodeRef])
  return <span ref={measure} hidden />
}

/** A mouse can drag the card anywhere except on its controls. */
function canDragFrom(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  const control = target.closest('a, button, input, textarea, label')
  return control === null || control.matches('a, [aria-pressed][title]')
}

import { useId, useLayoutEffect, useMemo, useRef, type FocusEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder } from '../../../../contract/boards/item.ts'
import { TRUE_PX_PER_MM } from '../geometry/viewing.ts'
import { movesByKeys } from '../../../kit/focus/moves.ts'
import { useEdited } from '../state/board-editor.ts'
import { useZoomStep, viewOfPaper } from '../state/view.ts'
import { walkTo } from '../state/walked.ts'
import { groundOf, legendNumbers, settingOf } from '../../../../contract/boards/layout/setting.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import styles from './DeskPaper.module.css'
import { GridLines, Ground, ScaleBar } from './Ground.tsx'
import { CroppedItem } from './CroppedItem.tsx'
import { useItemWords } from './item-words.ts'
import { PlacedItem } from './PlacedItem.tsx'
import { TextInHand } from './TextInHand.tsx'

/** The paper with everything on it, drawn in one size. One transform places it on the desk. */
export function DeskPaper({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const items = useEdited(({ draft }) => draft.items)
  const pictures = useEdited((state) => state.pictures)
  const { name, canvas, scale, background } = useEdited(({ draft }) => draft.fields)
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const keys = useId()
  const zoom = useZoomStep()
  const words = useItemWords()
  const ordered = useMemo(() => inDrawingOrder(items.values()), [items])
  const numbers = useMemo(() => legendNumbers(ordered), [ordered])
  const setting = useMemo(
    () => settingOf({ scale, canvas, background }, language),
    [scale, canvas, background, language],
  )
  // The view changes in every frame of a zoom, so the paper follows it without rendering.
  useLayoutEffect(() => {
    const lay = () => {
      const { zoom, x, y } = viewOfPaper.get()
      const scale = (zoom * TRUE_PX_PER_MM) / PX_PER_MM
      if (place.current) place.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    }
    lay()
    return viewOfPaper.subscribe(lay)
  }, [])
  return (
    <div ref={place} className={styles['place']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of the focus within it */}
      <div
        ref={ref}
        className={styles['paper']}
        role="application"
        aria-label={t('boardEditor.paperOf', { name })}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for all that lies on it
        tabIndex={0}
        style={{
          width: canvas.width * PX_PER_MM,
          height: canvas.height * PX_PER_MM,
          backgroundColor: groundOf(background),
        }}
        onFocus={follow}
        onBlur={() => walkTo(null)}
      >
        <p id={keys} hidden>
          {t('boardEditor.paperKeys', { count: ordered.length })}
        </p>
        <Ground />
        <GridLines />
        <ul className={styles['items']} aria-label={t('boardEditor.items', { name })}>
          {ordered.map((item, index) => (
            <PlacedItem
              key={item.id}
              item={item}
              layer={index + 1}
              layers={ordered.length}
              number={item.type === 'sku' ? numbers.get(item.refId) : undefined}
              setting={setting}
              pictures={pictures}
              zoom={zoom}
              words={words}
            />
          ))}
        </ul>
        <CroppedItem setting={setting} pictures={pictures} />
        <ScaleBar setting={setting} />
        <TextInHand />
      </div>
    </div>
  )
}

/** Brings a focused item into sight, for keyboard users. */
function follow({ target }: FocusEvent): void {
  const item = movesByKeys() && target.closest<HTMLElement>('[data-item]')
  walkTo((item && item.dataset['item']) || null)
}

import { IconArrowDown, IconArrowUp, IconGripVertical, IconLinkPlus, IconLock, IconPencil } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../../contract/boards/item.ts'
import { useItemWords } from '../../editor/desk/item-words.ts'
import { LayerName } from './LayerName.tsx'
import styles from './Layers.module.css'

interface LayerRowProps {
  item: Item
  /** From the uppermost, 0. */
  index: number
  count: number
  style: CSSProperties
  /** The Tab key stops here. */
  isStop: boolean
  isChosen: boolean
  isCarried: boolean
  isRenaming: boolean
  onChoose: (isMore: boolean) => void
  onStep: (by: 1 | -1) => void
  onRename: () => void
  /** `name` is null where it stays unchanged. */
  onRenamed: (name: string | null, isByKey: boolean) => void
  onKey: (event: KeyboardEvent) => void
  onHold: (event: PointerEvent<HTMLElement>) => void
}

/** One item in the list of layers: its handle, its name and its buttons. */
export function LayerRow({ item, index, count, style, isStop, isChosen, isCarried, isRenaming, ...on }: LayerRowProps) {
  const { t } = useTranslation()
  const name = useItemWords().name(item)
  const isUppermost = index === 0 || item.locked
  const isLowest = index === count - 1 || item.locked
  const tabIndex = isStop ? 0 : -1
  return (
    <li
      className={styles['row']}
      style={style}
      data-chosen={isChosen}
      data-carried={isCarried}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {/* For pointers only; the keyboard has Alt with arrows. */}
      <span className={styles['handle']} data-locked={item.locked} onPointerDown={item.locked ? undefined : on.onHold}>
        <IconGripVertical aria-hidden />
      </span>
      {isRenaming ? (
        <LayerName item={item} onEnd={on.onRenamed} />
      ) : (
        <button
          type="button"
          className={styles['name']}
          data-name={item.id}
          title={name}
          tabIndex={tabIndex}
          aria-pressed={isChosen}
          onClick={({ shiftKey, ctrlKey, metaKey }) => on.onChoose(shiftKey || ctrlKey || metaKey)}
          onDoubleClick={on.onRename}
          onKeyDown={on.onKey}
        >
          <span className={styles['words']}>{name}</span>
          {item.groupId !== null && <IconLinkPlus aria-label={t('boardEditor.grouped')} />}
          {item.locked && <IconLock aria-label={t('boardEditor.locked')} />}
        </button>
      )}
      {!isRenaming && (
        <span className={styles['deeds']}>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t('boardPanels.rename', { name })}
            title={t('boardPanels.rename', { name })}
            onClick={on.onRename}
          >
            <IconPencil />
          </button>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t('boardPanels.up', { name })}
            title={t('boardPanels.up', { name })}
            // Not `disabled`, so that it keeps the focus after the press.
            aria-disabled={isUppermost}
            onClick={() => !isUppermost && on.onStep(1)}
          >
            <IconArrowUp />
          </button>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t('boardPanels.down', { name })}
            title={t('boardPanels.down', { name })}
            aria-disabled={isLowest}
            onClick={() => !isLowest && on.onStep(-1)}
          >
            <IconArrowDown />
          </button>
        </span>
      )}
    </li>
  )
}

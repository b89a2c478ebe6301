import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../../contract/boards/item.ts'
import { useItemWords } from '../../editor/desk/item-words.ts'
import { longestName, namedBy, nameOf } from '../../verbs/naming.ts'
import styles from './Layers.module.css'

interface LayerNameProps {
  item: Item
  /** `name` is null where it stays unchanged. */
  onEnd: (name: string | null, isByKey: boolean) => void
}

/** A field for an item's name. Enter and leaving save it, Escape does not. */
export function LayerName({ item, onEnd }: LayerNameProps) {
  const { t } = useTranslation()
  const words = useItemWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(nameOf(item))
  // The field opens by a press, so it takes the focus.
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={styles['field']}
      aria-label={t(`boardPanels.renames.${namedBy(item)}`)}
      title={t(`boardPanels.renames.${namedBy(item)}`)}
      placeholder={words.name({ ...item, altText: '' })}
      maxLength={longestName(item)}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onEnd(typed, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnd(typed, true)
        if (event.key === 'Escape') onEnd(null, true)
        event.stopPropagation()
      }}
    />
  )
}

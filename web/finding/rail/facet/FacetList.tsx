import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FacetGroup } from './FacetGroup.tsx'
import styles from './FacetList.module.css'
import { FacetRow } from './FacetRow.tsx'
import { isNamedByWords, worthShowing, leadingValues, type FacetValue } from './facet-values.ts'
import { FindButton, FindField } from './FindField.tsx'
import { RailSkeleton } from '../RailSkeleton.tsx'

const FEW = 8
/** With thousands of matches, more words help more than more lines. */
const MOST_FOUND = 60

interface FacetListProps {
  name: string
  title: string
  note?: string | undefined
  /** Above the values: another way to choose among them. */
  above?: ReactNode
  findLabel?: string
  /** In order; undefined while they load. */
  values: readonly FacetValue[] | undefined
  /** All values that the search field finds, where that is more than `values`. */
  findable?: readonly FacetValue[] | undefined
  /** Whether there is a search field; only long lists have one. */
  isSearchable?: boolean
  ticked: readonly string[]
  /** Whether the filter is in force, where that is not by ticks alone. */
  hasTicked?: boolean
  isOpenAtFirst?: boolean
  onTick: (id: string, isTicked: boolean) => void
}

/** Values to tick: the first few and the ticked ones, all of them on demand, and in a long list the found ones. */
export function FacetList(props: FacetListProps) {
  const { name, title, note, above, findable = props.values ?? [], ticked, isOpenAtFirst = true, onTick } = props
  const { t } = useTranslation()
  const [words, setWords] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLElement>(null)
  const findButton = useRef<HTMLButtonElement>(null)

  const values = worthShowing(props.values ?? [], ticked)
  const isSearchable = props.isSearchable ?? findable.length > FEW
  const isFinding = isSearchable && Boolean(words?.trim())
  const found = isFinding ? findable.filter((value) => isNamedByWords(value, words?.trim() ?? '')) : []
  const leading = showsAll ? values : leadingValues(values, ticked, FEW)
  const shown = isFinding ? found.slice(0, MOST_FOUND) : leading
  const hidden = values.length - leading.length
  const findLabel = props.findLabel ?? t('filters.findIn', { name: title })
  // The focus moves to the first value that was hidden; the new rows stand above the button.
  const showMore = (event: MouseEvent) => {
    const next = showsAll ? undefined : values.find((value) => !shown.includes(value))
    flushSync(() => setShowsAll(!showsAll))
    const isByKeyboard = event.detail === 0
    if (next && isByKeyboard)
      list.current?.querySelector<HTMLElement>(`[data-value='${CSS.escape(next.id)}'] input`)?.focus()
  }
  if (props.values && values.length === 0 && !props.hasTicked) return null
  return (
    <FacetGroup
      ref={list}
      name={name}
      title={title}
      note={note}
      hasTicked={props.hasTicked ?? ticked.length > 0}
      isOpenAtFirst={isOpenAtFirst}
      action={
        isSearchable && (
          <FindButton
            ref={findButton}
            label={findLabel}
            isOpen={words !== null}
            onToggle={() => setWords(words === null ? '' : null)}
          />
        )
      }
    >
      {above}
      {isSearchable && words !== null && (
        <FindField
          label={findLabel}
          words={words}
          onType={setWords}
          onClose={() => {
            setWords(null)
            findButton.current?.focus()
          }}
        />
      )}
      {isSearchable && (
        <p className="visually-hidden" aria-live="polite">
          {isFinding && t('filters.found', { count: found.length })}
        </p>
      )}
      {props.values === undefined && <RailSkeleton rows={5} />}
      {shown.map((value) => (
        <FacetRow
          key={value.id}
          value={value}
          isTicked={ticked.includes(value.id)}
          onTick={(isTicked) => onTick(value.id, isTicked)}
        />
      ))}
      {isFinding && found.length === 0 && <p className={styles['none']}>{t('filters.noneNamed')}</p>}
      {isFinding && found.length > shown.length && (
        <p className={styles['none']}>{t('filters.moreFound', { count: found.length - shown.length })}</p>
      )}
      {!isFinding && values.length > leadingValues(values, ticked, FEW).length && (
        <button type="button" className={styles['more']} onClick={showMore}>
          {hidden > 0 ? t('filters.more', { count: hidden }) : t('filters.fewer')}
        </button>
      )}
    </FacetGroup>
  )
}

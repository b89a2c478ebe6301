import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import buttons from '../../../kit/buttons.module.css'
import { CloseButton } from '../../../kit/dialog/CloseButton.tsx'
import { useFocusWithin } from '../../../kit/focus/use-focus-within.ts'
import tabStyles from '../../../kit/tabs.module.css'
import styles from './AddingFrame.module.css'

interface AddingTab {
  value: string
  label: string
  content: ReactNode
  /** The content ends the panel itself, so there is no foot. */
  hasNoFoot?: boolean
}

interface AddingFrameProps {
  panel: RefObject<HTMLElement | null>
  /** Where the panel stands. */
  className: string | undefined
  label: string
  closeLabel: string
  onClose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The first one is open at first. */
  tabs: readonly [AddingTab, ...AddingTab[]]
  foot: ReactNode
  /** Between the head and the tabs. */
  children?: ReactNode
}

/** The frame of a panel that adds materials to a board or to a budget list: a head, tabs, and a foot for those that are ticked. */
export function AddingFrame({ panel, className, label, closeLabel, tabs, foot, children, ...on }: AddingFrameProps) {
  useFocusWithin(panel)
  const [chosen, setChosen] = useState<string | null>(tabs[0].value)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the shortcut of its button
    <section ref={panel} className={`${styles['panel']} ${className}`} aria-label={label} onKeyDown={on.onKeyDown}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{label}</h2>
        <CloseButton label={closeLabel} onClose={on.onClose} />
      </div>
      {children}
      <Tabs
        value={chosen}
        onChange={setChosen}
        keepMounted={false}
        className={styles['tabs'] ?? ''}
        classNames={{ list: `${tabStyles['list']} ${styles['list']}`, tab: tabStyles['tab'] ?? '' }}
      >
        <Tabs.List aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.value} value={tab.value}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, content }) => (
          <Tabs.Panel key={value} value={value} className={styles['content'] ?? ''}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
      {!tabs.some(({ value, hasNoFoot }) => value === chosen && hasNoFoot) && foot}
    </section>
  )
}

interface AddingFootProps {
  /** How many materials are ticked. */
  count: number
  texts: Record<'hint' | 'count' | 'none' | 'add', string>
  onNone: () => void
  onAdd: () => void
}

/** The panel's foot: adds the ticked materials, or shows a hint where none is ticked. */
export function AddingFoot({ count, texts, onNone, onAdd }: AddingFootProps) {
  return (
    <div className={styles['foot']}>
      {count === 0 && <p className={styles['hint']}>{texts.hint}</p>}
      {count > 0 && (
        <>
          <output className={styles['count']}>{texts.count}</output>
          <button type="button" className={buttons['plain']} onClick={onNone}>
            {texts.none}
          </button>
          <button type="button" className={buttons['filled']} onClick={onAdd}>
            {texts.add}
          </button>
        </>
      )}
    </div>
  )
}

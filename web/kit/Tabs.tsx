import '@mantine/core/styles/Tabs.layer.css'
import { Tabs as MantineTabs } from '@mantine/core'
import { useState, type ReactNode } from 'react'

export interface Tab {
  value: string
  label: string
  /** How much there is in it; shown where it is more than zero. */
  count?: number
  /** The count is of something new. */
  isNew?: boolean
  body: ReactNode
  /** Stays as it is while another tab is open, such as a form that is begun. */
  isKept?: boolean
}

interface TabsProps {
  /** Read out. */
  label: string
  tabs: readonly Tab[]
  /** The open one, if the caller keeps it; else the first is open at first. */
  value?: string
  onChange?: (value: string) => void
  /** Above the tabs, and in sight with them while the content scrolls. */
  top?: ReactNode
}

/** Parts of a thing, one of them in sight. The tabs stay on one line, which scrolls. */
export function Tabs({ label, tabs, value, onChange, top }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.value ?? '')
  const choose = (next: string | null) => {
    if (next === null) return
    setChosen(next)
    onChange?.(next)
  }
  const list = (
    <MantineTabs.List
      aria-label={label}
      className="flex-nowrap gap-28 overflow-x-auto [scrollbar-width:none] before:border-hairline before:[border-width:var(--line)] phone:gap-18"
    >
      {tabs.map((tab) => (
        <MantineTabs.Tab key={tab.value} value={tab.value} className={TAB}>
          {tab.label}
          <Count {...tab} />
        </MantineTabs.Tab>
      ))}
    </MantineTabs.List>
  )
  return (
    <MantineTabs value={value ?? chosen} onChange={choose} keepMounted={false}>
      {top === undefined ? (
        list
      ) : (
        <div className="sticky top-0 z-2 bg-surface">
          {top}
          {list}
        </div>
      )}
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value} keepMounted={tab.isKept ?? false} className="pt-20">
          {tab.body}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}

const TAB =
  'flex-none rounded-none border-0 border-b-2 border-transparent px-0 py-12 text-small text-second hover:border-hairline hover:bg-transparent focus-visible:-outline-offset-2 data-active:border-accent data-active:font-medium data-active:text-ink'

function Count({ count = 0, isNew = false }: Pick<Tab, 'count' | 'isNew'>) {
  if (count === 0) return null
  if (!isNew) return ` · ${count}`
  return (
    <span className="figures ml-6 min-w-18 rounded-full bg-accent px-5 text-center text-meta leading-normal font-medium text-on-accent">
      {count}
    </span>
  )
}

import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import tabStyles from '../kit/tabs.module.css'
import styles from './NoticesPanel.module.css'

/** A tab beside the notices. */
export interface OtherTab {
  label: ReactNode
  body: ReactNode
}

/** Two tabs: the notices, and another list. */
export function PanelTabs({ notices, other }: { notices: ReactNode; other: OtherTab }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<string | null>('notices')
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      onChange={setShown}
      classNames={{
        root: styles['tabs'] ?? '',
        list: `${tabStyles['list'] ?? ''} ${styles['tabList'] ?? ''}`,
        tab: tabStyles['tab'] ?? '',
        panel: styles['tabPanel'] ?? '',
      }}
    >
      <Tabs.List aria-label={t('notices.title')}>
        <Tabs.Tab value="notices">{t('notices.title')}</Tabs.Tab>
        <Tabs.Tab value="other">{other.label}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="notices">{notices}</Tabs.Panel>
      <Tabs.Panel value="other">{other.body}</Tabs.Panel>
    </Tabs>
  )
}

import '@mantine/core/styles/Tabs.layer.css'
import '../../../locales/board-adding-texts.ts'
import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import tabStyles from '../../../kit/tabs.module.css'
import { FoldersTab } from './FoldersTab.tsx'
import { SimilarTab } from './KnownTabs.tsx'
import type { Taking } from './MaterialCard.tsx'
import styles from './OtherMaterials.module.css'
import { SearchTab } from './SearchTab.tsx'

/** Offers other materials for a SKU: similar ones, a search, and the member's folders. */
export function OtherMaterials({ skuId, taking }: { skuId: string; taking: Taking }) {
  const { t } = useTranslation()
  return (
    <Tabs
      key={skuId}
      defaultValue="similar"
      keepMounted={false}
      classNames={{ list: tabStyles['list'] ?? '', tab: tabStyles['tab'] ?? '' }}
    >
      <Tabs.List>
        {(['similar', 'search', 'folders'] as const).map((value) => (
          <Tabs.Tab key={value} value={value}>
            {t(`boardAdding.tabs.${value}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="similar" className={styles['content'] ?? ''}>
        <SimilarTab skuId={skuId} taking={taking} />
      </Tabs.Panel>
      <Tabs.Panel value="search" className={styles['content'] ?? ''}>
        <SearchTab taking={taking} />
      </Tabs.Panel>
      <Tabs.Panel value="folders" className={styles['content'] ?? ''}>
        <FoldersTab taking={taking} />
      </Tabs.Panel>
    </Tabs>
  )
}

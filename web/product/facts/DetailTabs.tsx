import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import tabStyles from '../../kit/tabs.module.css'
import { Certificates } from './Certificates.tsx'
import styles from './DetailTabs.module.css'
import { Downloads } from './Downloads.tsx'
import { Params } from './Params.tsx'

export function DetailTabs({ detail, sku }: { detail: ProductDetail; sku: SkuDetail }) {
  const { t } = useTranslation()
  const tabs = [
    { value: 'params' as const, title: t('drawer.params'), count: 0, panel: <Params detail={detail} sku={sku} /> },
    {
      value: 'certification' as const,
      title: t('drawer.certification'),
      count: detail.auths.length,
      panel: <Certificates certificates={detail.auths} />,
    },
    {
      value: 'downloads' as const,
      title: t('drawer.downloads'),
      count: detail.files.length,
      panel: <Downloads files={detail.files} />,
    },
  ]
  return (
    <Tabs
      defaultValue="params"
      keepMounted={false}
      className={styles['tabs'] ?? ''}
      classNames={{ list: tabStyles['list'] ?? '', tab: tabStyles['tab'] ?? '' }}
    >
      <Tabs.List>
        {tabs.map(({ value, title, count }) => (
          <Tabs.Tab key={value} value={value} aria-description={t(`drawer.about.${value}`)}>
            {title}
            {count > 0 && ` · ${count}`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Panel key={value} value={value}>
          <p className="mt-14 text-meta text-second" aria-hidden>
            {t(`drawer.about.${value}`)}
          </p>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

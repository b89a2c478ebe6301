import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductDrawer } from '../catalogue/drawer/ProductDrawer.tsx'
import { SearchBox } from '../catalogue/SearchBox.tsx'
import { usePageUnit } from '../ui/page-unit.ts'
import { Toasts } from '../ui/Toasts.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { Navigation } from './Navigation.tsx'
import { PageBreadcrumb } from './PageBreadcrumb.tsx'
import { PageFooter } from './PageFooter.tsx'
import { useScrollMemory } from './scroll-memory.ts'

/** What stands around every page: the ways to go, the header, the product that the address opens. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  useScrollMemory()
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('nav.skip')}
      </a>
      {!isPhone && <Navigation isBar={false} />}
      <Header search={<SearchBox />} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <PageBreadcrumb />
        {children}
        <PageFooter />
      </main>
      {isPhone && <Navigation isBar />}
      <ProductDrawer />
      <Toasts closeLabel={t('drawer.close')} />
    </>
  )
}

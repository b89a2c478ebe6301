import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router'
import { CompareToggle } from '../catalogue/compare/CompareToggle.tsx'
import type { SkuActions } from '../catalogue/drawer/sku-actions.ts'
import { ProductDrawer } from '../catalogue/drawer/ProductDrawer.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { Frame } from './Frame.tsx'
import { findPage, KeptPages, KeptPagesProvider } from './KeptPages.tsx'
import { PagesContext, type Page } from './page.ts'
import { THEME_KEY } from './preferences.ts'
import { queryClient } from './query-client.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY })

/** What stands beside the name of an open product. */
const skuActions: SkuActions = (sku) => <CompareToggle skuId={sku.id} description={sku.model} place="product" />

export function App({ pages }: { pages: readonly Page[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* The variables come from files (tokens.css), not from a style element written at run time. */}
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {/* Not as a transition: a ticked box, whose state is the address, must be ticked at once. */}
        <BrowserRouter useTransitions={false}>
          <PagesContext value={pages}>
            <Site pages={pages} />
          </PagesContext>
        </BrowserRouter>
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Site({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = findPage(pages, pathname)
  const title = `${t('productTitle')} - ${page ? t(`routes.${page.title}`) : ''}`
  return (
    <KeptPagesProvider pages={pages}>
      <title>{title}</title>
      {/* A new page without a new document: its title is what tells that something happened. */}
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <Frame isStandalone={page?.isStandalone ?? false}>
        <KeptPages pages={pages} />
      </Frame>
      <ProductDrawer actions={skuActions} />
      <Toasts closeLabel={t('toasts.dismiss')} />
    </KeptPagesProvider>
  )
}

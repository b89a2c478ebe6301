import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router'
import { FindSimilar } from '../catalogue/by-picture/FindSimilar.tsx'
import { CardMenuLayer } from '../catalogue/card-menu/CardMenuLayer.tsx'
import type { MenuActions } from '../catalogue/card-menu/menu-actions.ts'
import { CompareToggle } from '../catalogue/compare/CompareToggle.tsx'
import { CurrencyProvider } from '../catalogue/currency.tsx'
import type { SkuActions } from '../catalogue/drawer/sku-actions.ts'
import { ProductDrawer } from '../catalogue/drawer/ProductDrawer.tsx'
import { Star } from '../favourites/Star.tsx'
import { StarLayer } from '../favourites/StarLayer.tsx'
import { LoginLayer } from '../members/LoginLayer.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { useOpenName, usePageName } from '../ui/window-title.ts'
import { useIsForbidden } from './forbidden.ts'
import { Frame } from './Frame.tsx'
import { LockLayer } from './lock/LockLayer.tsx'
import { useLock } from './lock/lock-state.ts'
import { findPage, KeptPages, KeptPagesProvider } from './KeptPages.tsx'
import { PagesContext, type Page } from './page.ts'
import { THEME_KEY, usePreference } from './preferences.ts'
import { queryClient } from './query-client.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY })

/** What stands beside the name of an open product. */
const skuActions: SkuActions = (sku) => (
  <>
    <Star skuId={sku.id} place="product" />
    <FindSimilar skuId={sku.id} place="product" />
    <CompareToggle skuId={sku.id} place="product" />
  </>
)

/** What a finger that stays on a card is offered. */
const menuActions: MenuActions = ({ skuId }, leave) => (
  <>
    <Star skuId={skuId} place="menu" leave={leave} />
    <FindSimilar skuId={skuId} place="menu" leave={leave} />
    <CompareToggle skuId={skuId} place="menu" leave={leave} />
  </>
)

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
            <CurrencyProvider preferred={usePreference('currency')}>
              <Site pages={pages} />
            </CurrencyProvider>
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
  const name = useIsForbidden(page) ? 'forbidden' : page?.title
  const title = `${t('productTitle')} - ${name ? t(`routes.${name}`) : ''}`
  const openName = useOpenName()
  const pageName = usePageName()
  const { isLocked } = useLock()
  const titled = (one: string | null | undefined) => (one ? t('openTitle', { title, name: one }) : title)
  const isNameToCome = page?.isNamed === true && name === page.title && pageName === undefined
  return (
    <KeptPagesProvider pages={pages}>
      <title>{isLocked ? `${t('productTitle')} - ${t('lock.locked')}` : titled(openName)}</title>
      {/* A new page without a new document: its title is what tells that something happened. */}
      <p className="visually-hidden" aria-live="polite">
        {isNameToCome ? '' : titled(pageName)}
      </p>
      <Frame isStandalone={page?.isStandalone ?? false}>
        <KeptPages pages={pages} />
      </Frame>
      <ProductDrawer actions={skuActions} />
      <CardMenuLayer actions={menuActions} />
      <StarLayer />
      <LoginLayer isFormInPage={page?.title === 'login'} />
      <Toasts closeLabel={t('toasts.dismiss')} />
      {isLocked && <LockLayer />}
    </KeptPagesProvider>
  )
}

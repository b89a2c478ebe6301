import { useTranslation } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router'
import { FindSimilar } from '../finding/by-picture/FindSimilar.tsx'
import { CardMenuLayer } from '../finding/card-menu/CardMenuLayer.tsx'
import type { MenuActions } from '../finding/cards/card-actions.ts'
import { LoadProductContext } from '../catalogue/product-address.ts'
import { AddingLayer } from '../boards/adding/AddingLayer.tsx'
import { AddToBoard } from '../boards/adding/AddToBoard.tsx'
import { SendBoardContext, type SentBoard } from '../boards/sending.ts'
import { AddToBudget } from '../budgets/adding/AddToBudget.tsx'
import { askForBudget } from '../budgets/adding/ask-for-budget.ts'
import { BudgetAddingLayer } from '../budgets/adding/BudgetAddingLayer.tsx'
import { EditSku } from '../keeping/EditSku.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { CurrencyProvider } from '../finding/filters/currency.tsx'
import type { SkuActions, RenderSkuPlaces } from '../product/sku-actions.ts'
import { loadDialog } from '../product/load-dialog.ts'
import { ProductDrawer } from '../product/ProductDrawer.tsx'
import { Star } from '../favourites/star/Star.tsx'
import { StarLayer } from '../favourites/star/StarLayer.tsx'
import { isPermitted } from '../members/Permitted.tsx'
import { useUser } from '../members/session/current-user.ts'
import { LoginLayer } from '../members/login/LoginLayer.tsx'
import { showUses, openSubstitutionOf, replaceOnBoards } from '../substitution/asking.ts'
import { SubstitutionLayer } from '../substitution/SubstitutionLayer.tsx'
import { PlacingLayer } from '../projects/placing/PlacingLayer.tsx'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { useMakerOfPage, useOpenName, usePageName } from '../kit/window-title.ts'
import { SubstitutingContext } from '../workspace/substituting.ts'
import { Frame } from './frame/Frame.tsx'
import { LockLayer } from './lock/LockLayer.tsx'
import { useLock } from './lock/lock-state.ts'
import { findPage, KeptPages, KeptPagesProvider } from './kept-pages/KeptPages.tsx'
import { PagesContext, type Page } from './page.ts'
import { usePreference } from './preferences/preferences.ts'
import { Surroundings } from './Surroundings.tsx'

/** Beside the name of an open product. */
const skuActions: SkuActions = (sku) => (
  <>
    <Star skuId={sku.id} place="product" />
    <FindSimilar skuId={sku.id} place="product" />
    <CompareToggle skuId={sku.id} place="product" />
    <AddToBoard skuId={sku.id} place="product" />
    <AddToBudget skuId={sku.id} place="product" />
    <EditSku skuId={sku.id} place="product" />
  </>
)

const SkuPlaces = lazyComponent(async () => (await import('./SkuPlaces.tsx')).SkuPlaces)

const skuPlaces: RenderSkuPlaces = (sku, product) => (
  <LatePart onFailure={() => undefined}>
    <SkuPlaces skuId={sku.id} productId={product.id} />
  </LatePart>
)

const loadProduct: typeof loadDialog = () => {
  SkuPlaces.preload()
  return loadDialog()
}

/** The actions in a card's menu. */
const menuActions: MenuActions = ({ skuId }, leave) => (
  <>
    <Star skuId={skuId} place="menu" leave={leave} />
    <FindSimilar skuId={skuId} place="menu" leave={leave} />
    <CompareToggle skuId={skuId} place="menu" leave={leave} />
    <AddToBoard skuId={skuId} place="menu" leave={leave} />
    <AddToBudget skuId={skuId} place="menu" leave={leave} />
    <EditSku skuId={skuId} place="menu" leave={leave} />
  </>
)

const substituting = { showUses, substitute: openSubstitutionOf, replaceOnBoards }

const sendBoard = (board: SentBoard) => askForBudget({ board })

export function App({ pages }: { pages: readonly Page[] }) {
  return (
    <Surroundings>
      {/* Not as a transition: a ticked box, whose state is the address, must be ticked at once. */}
      <BrowserRouter useTransitions={false}>
        <PagesContext value={pages}>
          <CurrencyProvider preferred={usePreference('currency')}>
            <LoadProductContext value={loadProduct}>
              <SendBoardContext value={sendBoard}>
                <SubstitutingContext value={substituting}>
                  <Site pages={pages} />
                </SubstitutingContext>
              </SendBoardContext>
            </LoadProductContext>
          </CurrencyProvider>
        </PagesContext>
      </BrowserRouter>
    </Surroundings>
  )
}

function Site({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = findPage(pages, pathname)
  const name = useIsForbidden(page) ? 'forbidden' : page?.title
  const maker = useMakerOfPage()
  // A link's page names whose it is, once that is known.
  const product = page?.title === 'share' ? maker : t('productTitle')
  const title = [...(product === null ? [] : [product]), name ? t(`routes.${name}`) : ''].join(' - ')
  const openName = useOpenName()
  const pageName = usePageName()
  const { isLocked } = useLock()
  const titled = (one: string | null | undefined) => (one ? t('openTitle', { title, name: one }) : title)
  const isNameToCome = page?.isNamed === true && name === page.title && pageName === undefined
  return (
    <KeptPagesProvider pages={pages}>
      <title>{isLocked ? `${t('productTitle')} - ${t('lock.locked')}` : titled(openName)}</title>
      {/* A new page without a new document: its title is read out, to announce the change. */}
      <p className="visually-hidden" aria-live="polite">
        {isNameToCome ? '' : titled(pageName)}
      </p>
      <Frame isStandalone={page?.isStandalone ?? false} takesPictures={page?.takesPictures ?? false}>
        <KeptPages pages={pages} />
      </Frame>
      <ProductDrawer actions={skuActions} places={skuPlaces} />
      <CardMenuLayer actions={menuActions} />
      <StarLayer />
      <AddingLayer />
      <BudgetAddingLayer />
      <SubstitutionLayer />
      <PlacingLayer />
      <LoginLayer isFormInPage={page?.title === 'login'} />
      <Toasts closeLabel={t('toasts.dismiss')} />
      {isLocked && <LockLayer />}
    </KeptPagesProvider>
  )
}

/** Whether a signed-in member may not see the page. */
function useIsForbidden(page: Page | undefined): boolean {
  const user = useUser()
  return Boolean(user && page?.needs && !isPermitted(user, page.needs))
}

import { CataloguePage } from './pages/CataloguePage.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { LaterPage } from './pages/LaterPage.tsx'
import type { Page } from './shell/page.ts'
import { part } from './ui/part.tsx'

const BrandPage = part(async () => (await import('./pages/BrandPage.tsx')).BrandPage)
const ComparePage = part(async () => (await import('./pages/ComparePage.tsx')).ComparePage)

/** The sitemap. Every page stands in the frame, except a standalone one. */
export const pages: readonly Page[] = [
  { path: '/', title: 'home', element: <CataloguePage /> },
  { path: '/product', title: 'product', element: <CataloguePage /> },
  { path: '/brand/:id', title: 'brand', element: <BrandPage /> },
  { path: '/compare', title: 'compare', element: <ComparePage /> },
  { path: '/user/info', title: 'profile', element: <LaterPage page="profile" /> },
  { path: '/ai', title: 'ai', element: <LaterPage page="ai" /> },
  { path: '/material', title: 'material', element: <LaterPage page="material" /> },
  { path: '/budgetList', title: 'budgetLists', element: <LaterPage page="budgetLists" /> },
  { path: '/budgetList/:id', title: 'budgetList', element: <LaterPage page="budgetList" /> },
  { path: '/favorites', title: 'favorites', element: <LaterPage page="favorites" /> },
  { path: '/favorites/:id', title: 'folder', element: <LaterPage page="folder" /> },
  { path: '/login', title: 'login', element: <LaterPage page="login" />, isStandalone: true, isKept: false },
  { path: '/403', title: 'forbidden', element: <ErrorPage error="forbidden" />, isKept: false },
  { path: '/500', title: 'serverError', element: <ErrorPage error="serverError" />, isKept: false },
  { path: '/network-error', title: 'networkError', element: <ErrorPage error="networkError" />, isKept: false },
  { path: '*', title: 'notFound', element: <ErrorPage error="notFound" />, isKept: false },
]

import { CataloguePage } from './pages/CataloguePage.tsx'
import { ErrorPage } from './pages/ErrorPage.tsx'
import type { Page } from './shell/page.ts'
import { lazyComponent } from './kit/late/lazy-component.tsx'

const BrandPage = lazyComponent(async () => (await import('./pages/BrandPage.tsx')).BrandPage)
const LoginPage = lazyComponent(async () => (await import('./pages/LoginPage.tsx')).LoginPage)
const PolicyText = lazyComponent(async () => (await import('./members/login/fields/PolicyText.tsx')).PolicyText)
const ImageSearchPage = lazyComponent(async () => (await import('./pages/ImageSearchPage.tsx')).ImageSearchPage)
const BriefPage = lazyComponent(async () => (await import('./pages/BriefPage.tsx')).BriefPage)
const ComparePage = lazyComponent(async () => (await import('./pages/ComparePage.tsx')).ComparePage)
const ProfilePage = lazyComponent(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage)
const FavouritesPage = lazyComponent(async () => (await import('./pages/FavouritesPage.tsx')).FavouritesPage)
const FolderPage = lazyComponent(async () => (await import('./pages/FolderPage.tsx')).FolderPage)
const MaterialPage = lazyComponent(async () => (await import('./pages/MaterialPage.tsx')).MaterialPage)
const ProjectsPage = lazyComponent(async () => (await import('./pages/ProjectsPage.tsx')).ProjectsPage)
const ProjectPage = lazyComponent(async () => (await import('./pages/ProjectPage.tsx')).ProjectPage)
const WorkPage = lazyComponent(async () => (await import('./pages/WorkPage.tsx')).WorkPage)
const BoardPage = lazyComponent(async () => (await import('./pages/BoardPage.tsx')).BoardPage)
const BudgetListsPage = lazyComponent(async () => (await import('./pages/BudgetListsPage.tsx')).BudgetListsPage)
const SentPage = lazyComponent(async () => (await import('./pages/SentPage.tsx')).SentPage)
const SharePage = lazyComponent(async () => (await import('./pages/SharePage.tsx')).SharePage)
const BudgetPage = lazyComponent(async () => (await import('./pages/BudgetPage.tsx')).BudgetPage)

/** A rarely visited page. */
const seldomPage = (name: keyof (typeof import('./pages/seldom-pages.ts'))['seldomPages']) =>
  lazyComponent(async () => (await import('./pages/seldom-pages.ts')).seldomPages[name]())
const ApprovalPage = seldomPage('approval')
const InvitationPage = seldomPage('invitation')
const SendPage = seldomPage('send')
const SentVersionPage = seldomPage('sentVersion')
const SharePreviewPage = seldomPage('sharePreview')
const TakeBackPage = seldomPage('takeBack')
const VersionPage = seldomPage('version')
const VersionComparisonPage = seldomPage('versionComparison')

/** A staff page. */
const staffPage = (name: keyof (typeof import('./pages/staff-pages.ts'))['staffPages']) =>
  lazyComponent(async () => (await import('./pages/staff-pages.ts')).staffPages[name]())
const WorkplacePage = staffPage('workplace')
const ImportsPage = staffPage('imports')
const ImportPage = staffPage('import')
const ExportPage = staffPage('export')
const AnalysisPage = staffPage('analysis')
const FeedPage = staffPage('feed')
const BackgroundWorkPage = staffPage('work')
const MembersPage = staffPage('members')
const MemberPage = staffPage('member')
const AuditPage = staffPage('changes')
const ProductsPage = staffPage('products')
const CompletenessPage = staffPage('completeness')
const ProductFormPage = staffPage('product')
const SkuFormPage = staffPage('sku')
const RecordsPage = staffPage('records')
const PlacesPage = staffPage('places')

/** The sitemap. Every page is within the frame, except standalone ones. */
export const pages: readonly Page[] = [
  { path: '/', title: 'home', element: <CataloguePage />, takesPictures: true },
  { path: '/product', title: 'product', element: <CataloguePage />, takesPictures: true },
  { path: '/brand/:id', title: 'brand', element: <BrandPage />, takesPictures: true, isNamed: true },
  { path: '/brief', title: 'brief', element: <BriefPage />, takesPictures: true },
  { path: '/compare', title: 'compare', element: <ComparePage />, takesPictures: true },
  { path: '/user/info', title: 'profile', element: <ProfilePage />, isMembers: true },
  { path: '/ai', title: 'ai', element: <ImageSearchPage />, isMembers: true, isOpen: true },
  { path: '/material', title: 'material', element: <MaterialPage />, isMembers: true, isOpen: true },
  { path: '/projects', title: 'projects', element: <ProjectsPage />, isMembers: true, isOpen: true },
  { path: '/projects/:id', title: 'project', element: <ProjectPage />, isMembers: true, isNamed: true },
  { path: '/projects/:id/send', title: 'projectSend', element: <SendPage />, isMembers: true, isNamed: true },
  {
    path: '/projects/:id/sent/:number',
    title: 'projectSent',
    element: <SentVersionPage />,
    isMembers: true,
    isNamed: true,
  },
  { path: '/work', title: 'work', element: <WorkPage />, isMembers: true, isOpen: true },
  { path: '/material/:id', title: 'board', element: <BoardPage />, isMembers: true, isOpen: true, isNamed: true },
  { path: '/budgetList', title: 'budgetLists', element: <BudgetListsPage />, isMembers: true, isOpen: true },
  { path: '/budgetList/:id', title: 'budgetList', element: <BudgetPage />, isMembers: true, isNamed: true },
  { path: '/favorites', title: 'favorites', element: <FavouritesPage />, isMembers: true },
  { path: '/favorites/:id', title: 'folder', element: <FolderPage />, isMembers: true, isNamed: true },
  {
    path: '/operator',
    title: 'operator',
    element: <WorkplacePage />,
    isMembers: true,
    needs: { permission: 'workplace:read' },
  },
  {
    path: '/operator/import',
    title: 'operatorImports',
    element: <ImportsPage />,
    isMembers: true,
    needs: { permission: 'import:read' },
  },
  {
    path: '/operator/import/:id',
    title: 'operatorImport',
    element: <ImportPage />,
    isMembers: true,
    isNamed: true,
    needs: { permission: 'import:read' },
  },
  {
    path: '/operator/records',
    title: 'operatorLists',
    element: <RecordsPage />,
    isMembers: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/records/:kind',
    title: 'operatorLists',
    element: <RecordsPage />,
    isMembers: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/places',
    title: 'operatorPlaces',
    element: <PlacesPage />,
    isMembers: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/export',
    title: 'operatorExport',
    element: <ExportPage />,
    isMembers: true,
    needs: { permission: 'catalogue:export' },
  },
  {
    path: '/operator/analysis',
    title: 'operatorAnalysis',
    element: <AnalysisPage />,
    isMembers: true,
    needs: { permission: 'analysis:read' },
  },
  {
    path: '/operator/feed',
    title: 'operatorFeed',
    element: <FeedPage />,
    isMembers: true,
    needs: { permission: 'feed:keep' },
  },
  {
    path: '/operator/members',
    title: 'operatorMembers',
    element: <MembersPage />,
    isMembers: true,
    needs: { permission: 'member:keep' },
  },
  {
    path: '/operator/members/:id',
    title: 'operatorMember',
    element: <MemberPage />,
    isMembers: true,
    isNamed: true,
    needs: { permission: 'member:keep' },
  },
  {
    path: '/operator/work',
    title: 'operatorWork',
    element: <BackgroundWorkPage />,
    isMembers: true,
    needs: { permission: 'job:keep' },
  },
  {
    path: '/operator/audit',
    title: 'operatorChanges',
    element: <AuditPage />,
    isMembers: true,
    needs: { permission: 'audit:read' },
  },
  {
    path: '/operator/products',
    title: 'operatorProducts',
    element: <ProductsPage />,
    isMembers: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/completeness',
    title: 'operatorCompleteness',
    element: <CompletenessPage />,
    isMembers: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/products/:id',
    title: 'operatorProduct',
    element: <ProductFormPage />,
    isMembers: true,
    isNamed: true,
    needs: { permission: 'catalogue:keep' },
  },
  {
    path: '/operator/sku/:id',
    title: 'operatorProduct',
    element: <SkuFormPage />,
    isMembers: true,
    isKept: false,
    needs: { permission: 'catalogue:keep' },
  },
  { path: '/login', title: 'login', element: <LoginPage />, isStandalone: true, isKept: false },
  { path: '/take-back', title: 'takeBack', element: <TakeBackPage />, isStandalone: true, isKept: false },
  {
    path: '/sharePreview/:id',
    title: 'sharePreview',
    element: <SharePreviewPage />,
    isMembers: true,
    isStandalone: true,
    isKept: false,
    isNamed: true,
  },
  { path: '/version/:id', title: 'version', element: <VersionPage />, isMembers: true, isNamed: true, isKept: false },
  {
    path: '/version/:id/compare',
    title: 'versionComparison',
    element: <VersionComparisonPage />,
    isMembers: true,
    isNamed: true,
    isKept: false,
  },
  { path: '/approval/:id', title: 'approval', element: <ApprovalPage />, isMembers: true, isNamed: true },
  { path: '/invitation/:id', title: 'invitation', element: <InvitationPage />, isMembers: true, isKept: false },
  {
    path: '/share/project/:token',
    title: 'share',
    element: <SentPage />,
    isStandalone: true,
    isKept: false,
    isNamed: true,
  },
  { path: '/share/:token', title: 'share', element: <SharePage />, isStandalone: true, isKept: false, isNamed: true },
  { path: '/policy', title: 'policy', element: <PolicyText /> },
  { path: '/403', title: 'forbidden', element: <ErrorPage error="forbidden" />, isKept: false },
  { path: '/500', title: 'serverError', element: <ErrorPage error="serverError" />, isKept: false },
  { path: '/network-error', title: 'networkError', element: <ErrorPage error="networkError" />, isKept: false },
  { path: '*', title: 'notFound', element: <ErrorPage error="notFound" />, isKept: false },
]

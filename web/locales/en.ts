import type { AnalysisTexts } from './analysis-texts.ts'
import type { AuditTexts } from './audit-texts.ts'
import type { AvatarTexts } from './avatar-texts.ts'
import type { BudgetPageTexts } from './budget-page-texts.ts'
import type { BudgetTableTexts } from './budget-table-texts.ts'
import type { BoardEditorTexts } from './board-editor-texts.ts'
import type { BoardPanelsTexts } from './board-panels-texts.ts'
import type { BoardPicturesTexts } from './board-pictures-texts.ts'
import type { BoardAddingTexts } from './board-adding-texts.ts'
import type { BudgetAddingTexts } from './budget-adding-texts.ts'
import type { BoardsTexts } from './boards-texts.ts'
import type { BudgetLookingTexts } from './budget-looking-texts.ts'
import type { BudgetExplainingTexts } from './budget-explaining-texts.ts'
import type { BudgetLineTexts } from './budget-line-texts.ts'
import type { BudgetTroubleTexts } from './budget-trouble-texts.ts'
import type { BudgetsTexts } from './budgets-texts.ts'
import type { BudgetOrdersTexts } from './budget-orders-texts.ts'
import type { BudgetRoomsTexts } from './budget-rooms-texts.ts'
import type { CardMenuTexts } from './card-menu-texts.ts'
import type { GuestTexts } from './sharing-guest-texts.ts'
import type { ComparisonTexts } from './comparison-texts.ts'
import type { FavouritesTexts } from './favourites-texts.ts'
import type { DemoModeTexts } from './demo-mode-texts.ts'
import type { DemonstrationTexts } from './demonstration-texts.ts'
import type { DiscussionTexts } from './discussion-texts.ts'
import type { DrawerTexts } from './drawer-texts.ts'
import type { DeletedTexts } from './deleted-texts.ts'
import type { FoldersTexts } from './folders-texts.ts'
import type { CatalogueFileTexts } from './catalogue-file-texts.ts'
import type { FeedTexts } from './feed-texts.ts'
import type { ExportTexts } from './export-texts.ts'
import type { FolderTexts } from './folder-texts.ts'
import type { ImageSearchTexts } from './image-search-texts.ts'
import type { InvitationTexts } from './invitation-texts.ts'
import type { LockTexts } from './lock-texts.ts'
import type { LoginTexts } from './login-texts.ts'
import type { ImportTexts } from './import-texts.ts'
import type { CompletenessTexts } from './completeness-texts.ts'
import type { LearningTexts } from './learning-texts.ts'
import type { KeepingTexts } from './keeping-texts.ts'
import type { KeptProductsTexts } from './keeping-products-texts.ts'
import type { KeptMembersTexts } from './kept-members-texts.ts'
import type { RecordsTexts } from './keeping-records-texts.ts'
import type { OperatorTexts } from './operator-texts.ts'
import type { NoticesTexts } from './notices-texts.ts'
import type { PictureTexts } from './picture-texts.ts'
import type { CompanyTexts } from './company-texts.ts'
import type { ProfileTexts } from './profile-texts.ts'
import type { SettingsTexts } from './settings-texts.ts'
import type { PresenceTexts } from './presence-texts.ts'
import type { ShareLinksTexts } from './share-links-texts.ts'
import type { ShareNewsTexts } from './share-news-texts.ts'
import type { PeopleTexts } from './people-texts.ts'
import type { ShareTexts } from './share-texts.ts'
import type { FiltersTexts } from './filters-texts.ts'
import type { EmptyListTexts } from './empty-list-texts.ts'
import type { SubstitutingTexts } from './substituting-texts.ts'
import type { SubstitutionTexts } from './substitution-texts.ts'
import type { SuggestionTexts } from './suggestion-texts.ts'
import type { WorkplaceTexts } from './workplace-texts.ts'
import type { BrandTexts } from './brand-texts.ts'
import type { LoupeTexts } from './loupe-texts.ts'
import type { TextTree } from './text-tree.ts'
import type { VersionsTexts } from './versions-texts.ts'

/** Every text a person sees, in English, save those that come with a part of the page. `zh.ts` must have the same keys. */
export const en = {
  productTitle: 'Quarry',
  openTitle: '{{title}}: {{name}}',
  loading: 'Loading',
  fileLine: {
    next: 'Your file is next in line.',
    place: 'Your file is number {{place}} in line.',
  },
  pager: {
    pages: 'Pages: {{what}}',
    range: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous page',
    next: 'Next page',
  },
  routes: {
    home: 'Home',
    product: 'Products',
    brand: 'Brand',
    compare: 'Compare',
    profile: 'Profile',
    ai: 'AI',
    material: 'Material',
    board: 'Board',
    budgetLists: 'Budget lists',
    budgetList: 'Budget list',
    favorites: 'Favorites',
    folder: 'Folder',
    operator: 'Operator',
    operatorImports: 'Imports',
    operatorImport: 'Import',
    operatorProducts: 'Catalogue',
    operatorCompleteness: 'Completeness',
    operatorProduct: 'Edit product',
    operatorLists: 'Lists',
    operatorChanges: 'Changes',
    operatorExport: 'Export',
    operatorAnalysis: 'Analysis',
    operatorFeed: 'Feed',
    operatorMembers: 'Members',
    operatorMember: 'Member',
    login: 'Login',
    policy: 'Policy',
    share: 'Shared with you',
    invitation: 'Invitation',
    sharePreview: 'Preview of a link',
    approval: 'Approval',
    version: 'Version',
    versionComparison: 'Versions compared',
    takeBack: 'Take your account back',
    forbidden: 'No permission',
    notFound: 'Page not found',
    serverError: 'Server error',
    networkError: 'Network error',
  },
  toasts: { dismiss: 'Dismiss the message' },
  nav: {
    label: 'Main',
    logo: 'Quarry, to the catalogue',
    skip: 'Skip to the content',
    skips: 'Shortcuts',
    skipToFilters: 'Skip to the filters',
    skipToComparison: 'Skip to the comparison',
  },
  header: {
    language: 'Language',
    login: 'Login',
    logOut: 'Log out',
    notices: 'Notices',
    unreadNotices_one: 'Notices, 1 unread',
    unreadNotices_other: 'Notices, {{shown}} unread',
    loggedIn: 'You are logged in as {{name}}.',
    loggedOut: 'You are logged out.',
    unsaved: {
      title: 'Log out without saving?',
      what: 'Edits of your boards or budgets are not saved yet. If you log out now, they are gone.',
      stay: 'Stay logged in',
      leave: 'Log out and discard',
    },
  },
  lock: { lock: 'Lock', locked: 'Locked', notLoaded: 'This page is locked. Its lock screen did not load.' },
  settings: {
    title: 'Settings',
    notKept: 'This browser keeps nothing for us: the choice holds until the page is closed.',
  },
  breadcrumb: { label: 'Breadcrumb' },
  footer: { line: 'Materials for buildings and interiors.', api: 'API', apiLabel: 'API, opens in a new tab' },
  editSku: { short: 'Edit', one: 'Edit in the catalogue', of: 'Edit: {{name}}' },
  later: { toCatalogue: 'Browse the catalogue' },
  errors: {
    forbidden: 'Sorry, you don’t have permission to access this page.',
    forbiddenHint: 'Another account may be let in.',
    notFound: 'Sorry, the page you visited does not exist.',
    notFoundHint: 'The address may be mistyped, or what stood here has moved.',
    serverError: 'Sorry, the server reported an error.',
    serverErrorHint: 'It is nothing you did. Try again in a moment.',
    networkError: 'Network anomaly, check your connection.',
    starting: 'The server is starting; this page goes on by itself.',
    networkErrorHint: 'Everything you have chosen is still here.',
    backOnline: 'It loads by itself once you are online again.',
    back: 'Go back',
    backHome: 'Back to the catalogue',
    reload: 'Reload the page',
    detail: 'Error',
    timeout: 'The interface request timed out, refresh and try again.',
    answer: 'The interface request failed, try again later.',
    failed: 'Operation failed, the system is abnormal.',
    loginTimedOut: 'Login timed out, please log in again.',
    withStatus: '{{text}} ({{status}}).',
    page: 'This page could not be loaded.',
    pageHint: 'Check your connection and try again.',
    brokenPage: 'This page has come to a halt.',
    part: 'This part of the page could not be loaded. Check your connection and try again.',
    partAgain: 'Should it fail again, a new version may have been published: reloading fetches it.',
    status: {
      '401': 'No permission: wrong token, user name or password',
      '403': 'You are signed in, but access is forbidden',
      '404': 'The requested resource was not found',
      '405': 'This request method is not allowed',
      '408': 'The network request timed out',
      '500': 'Server error, contact the administrator',
      '501': 'The server does not implement this',
      '502': 'Network error',
      '503': 'The service is unavailable, overloaded or under maintenance',
      '504': 'Network timeout',
      '505': 'This HTTP version is not supported',
      '901': 'Demo mode, no write operations',
    },
    code: {
      '401': 'Authentication failed, system resources cannot be accessed.',
      '403': 'You have no permission for this operation.',
      '404': 'The resource does not exist.',
      other: 'Unknown system error, contact the administrator.',
    },
  },
  search: {
    label: 'Search',
    placeholder: 'Search: herringbone oak, 人字拼, NH-OAK-H',
    clear: 'Clear the search',
    fields: { model: 'Model', platformNo: 'Platform no.', color: 'Colour' },
  },
  byPicture: { search: 'Search by image', findSimilar: 'Find similar', similar: 'Similar' },
  filters: {
    title: 'Filters',
    hide: 'Hide filters',
    show: 'Show filters',
    skipToResults: 'Skip to the results',
    category: 'Category',
    all: 'All materials',
    expand: 'Show what is in {{name}}',
    collapse: 'Fold {{name}}',
    clearAll: 'Clear all',
    from: 'from {{price}}',
    to: 'up to {{price}}',
    failed: 'The filters could not be loaded.',
    unknownCategory: 'Unknown category',
    match: '{{closeness}}: difference in colour {{delta}}, where 0 is none',
    closeness: { same: 'The same', close: 'Close', family: 'Of the same family' },
  },
  sort: {
    label: 'Sort',
    relevance: 'Relevance',
    newest: 'Newest',
    'price-asc': 'Price, low first',
    'price-desc': 'Price, high first',
    color: 'Colour',
    name: 'Name',
  },
  list: {
    label: 'Products',
    cardKeys: 'Right arrow leads from a product to what can be done with it, Escape back.',
    hold: 'Hold a card to compare or find similar ones.',
    products_one: '{{figure}} product',
    products_other: '{{figure}} products',
    skus_one: '{{figure}} SKU',
    skus_other: '{{figure}} SKUs',
    loading: 'Loading products',
    resultsFor: 'Results for “{{words}}”',
    failed: 'The products could not be loaded.',
    retry: 'Retry',
    importing: 'Loading {{name}}',
    imported: 'All of it is loaded.',
    progress: '{{done}} of {{total}}',
    progressOpen: '{{done}} so far',
    demonstration: 'the demonstration catalogue',
    variants: 'Variants of {{name}}',
    moreVariants_one: 'One more variant',
    moreVariants_other: '{{count}} more variants',
  },
  price: {
    onRequest: 'Price on request',
    comparable: '≈ {{price}} / {{unit}}',
    rate: 'at the rate of {{date}}',
    rateFrom: 'at the rate of {{date}} ({{source}})',
    comparableTitle: 'Worked out per m² from unit, size and pack, to compare with',
    covers: '1 {{unit}} covers {{area}} m²',
    spreads: '1 {{unit}} covers {{area}} m²',
    unknown: 'Price per m² unknown: unit, size and pack do not tell',
  },
  favourites: {
    save: 'Save to folder',
    saved: 'Saved to folder',
    short: 'Save',
    shortSaved: 'Saved',
  },
  toBoard: {
    add: 'Add to board',
    withIt: 'Boards with this material',
    short: 'Board',
  },
  toBudget: {
    add: 'Add to budget',
    short: 'Budget',
    send: 'Send to budget…',
  },
  compare: {
    compare: 'Compare',
    compareOne: 'Compare {{name}}',
    count_one: '{{count}} SKU to compare',
    count_other: '{{count}} SKUs to compare',
    keys: '{{keys}} leads to them.',
    full: 'Six SKUs are the most that can be compared. Take one out first.',
  },
  brandPage: {
    more: 'Read more',
    less: 'Read less',
  },
  drawer: {
    close: 'Close',
    loading: 'Loading the product',
    share: '{{hex}}, {{share}} of the picture',
    yes: 'Yes',
    no: 'No',
  },
} as const

/** With what comes with a part of the page (the files beside this one). */
export type Texts = TextTree<typeof en> & {
  analysis: AnalysisTexts
  audit: AuditTexts
  avatar: AvatarTexts
  boardEditor: BoardEditorTexts
  budgetPage: BudgetPageTexts
  budgetTable: BudgetTableTexts
  boardPanels: BoardPanelsTexts
  boardPictures: BoardPicturesTexts
  boardAdding: BoardAddingTexts
  budgetExplaining: BudgetExplainingTexts
  budgetAdding: BudgetAddingTexts
  boards: BoardsTexts
  budgetLooking: BudgetLookingTexts
  budgetLine: BudgetLineTexts
  budgetTrouble: BudgetTroubleTexts
  budgetOrders: BudgetOrdersTexts
  budgetRooms: BudgetRoomsTexts
  budgets: BudgetsTexts
  byPicture: PictureTexts
  cardMenu: CardMenuTexts
  comparison: ComparisonTexts
  demonstration: DemonstrationTexts
  drawer: DrawerTexts
  favourites: FavouritesTexts
  folders: FoldersTexts
  deleted: DeletedTexts
  imageSearch: ImageSearchTexts
  invitation: InvitationTexts
  lockScreen: LockTexts
  login: LoginTexts
  company: CompanyTexts
  notices: NoticesTexts
  discussion: DiscussionTexts
  profile: ProfileTexts
  operator: OperatorTexts
  workplace: WorkplaceTexts
  completeness: CompletenessTexts
  learning: LearningTexts
  keptMembers: KeptMembersTexts
  keeping: KeepingTexts
  keptProducts: KeptProductsTexts
  records: RecordsTexts
  import: ImportTexts
  demoMode: DemoModeTexts
  export: ExportTexts
  catalogueFile: CatalogueFileTexts
  feed: FeedTexts
  folder: FolderTexts
  settings: SettingsTexts
  shared: GuestTexts
  people: PeopleTexts
  presence: PresenceTexts
  share: ShareTexts
  shareLinks: ShareLinksTexts
  shareNews: ShareNewsTexts
  versions: VersionsTexts
  filters: FiltersTexts
  list: EmptyListTexts
  search: SuggestionTexts
  substituting: SubstitutingTexts
  substitution: SubstitutionTexts
  brandPage: BrandTexts
  color: LoupeTexts
}

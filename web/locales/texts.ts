import type { AnalysisTexts } from './analysis-texts.ts'
import type { AuditTexts } from './audit-texts.ts'
import type { AvatarTexts } from './avatar-texts.ts'
import type { BoardAddingTexts } from './board-adding-texts.ts'
import type { BoardEditorTexts } from './board-editor-texts.ts'
import type { BoardPanelsTexts } from './board-panels-texts.ts'
import type { BoardPicturesTexts } from './board-pictures-texts.ts'
import type { BoardsTexts } from './boards-texts.ts'
import type { BrandTexts } from './brand-texts.ts'
import type { BriefTexts } from './brief-texts.ts'
import type { BudgetAddingTexts } from './budget-adding-texts.ts'
import type { BudgetCountsTexts } from './budget-counts-texts.ts'
import type { BudgetExplainingTexts } from './budget-explaining-texts.ts'
import type { BudgetLineTexts } from './budget-line-texts.ts'
import type { BudgetLookingTexts } from './budget-looking-texts.ts'
import type { BudgetOrdersTexts } from './budget-orders-texts.ts'
import type { BudgetPageTexts } from './budget-page-texts.ts'
import type { BudgetRoomsTexts } from './budget-rooms-texts.ts'
import type { BudgetTableTexts } from './budget-table-texts.ts'
import type { BudgetTroubleTexts } from './budget-trouble-texts.ts'
import type { BudgetsTexts } from './budgets-texts.ts'
import type { CardMenuTexts } from './card-menu-texts.ts'
import type { CatalogueFileTexts } from './catalogue-file-texts.ts'
import type { CompanyTexts } from './company-texts.ts'
import type { ComparisonTexts } from './comparison-texts.ts'
import type { CompletenessTexts } from './completeness-texts.ts'
import type { DeletedTexts } from './deleted-texts.ts'
import type { DemoModeTexts } from './demo-mode-texts.ts'
import type { DemonstrationTexts } from './demonstration-texts.ts'
import type { DiscussionTexts } from './discussion-texts.ts'
import type { DrawerTexts } from './drawer-texts.ts'
import type { EmptyListTexts } from './empty-list-texts.ts'
import type { en } from './en.ts'
import type { ExportTexts } from './export-texts.ts'
import type { FavouritesTexts } from './favourites-texts.ts'
import type { BackgroundWorkTexts } from './background-work-texts.ts'
import type { RestoredTexts } from './restored-texts.ts'
import type { RoomFitsTexts } from './room-fits-texts.ts'
import type { FeedTexts } from './feed-texts.ts'
import type { FiltersTexts } from './filters-texts.ts'
import type { FolderTexts } from './folder-texts.ts'
import type { FollowingTexts } from './following-texts.ts'
import type { FoldersTexts } from './folders-texts.ts'
import type { ImageSearchTexts } from './image-search-texts.ts'
import type { ImportTexts } from './import-texts.ts'
import type { InvitationTexts } from './invitation-texts.ts'
import type { KeptProductsTexts } from './keeping-products-texts.ts'
import type { RecordsTexts } from './keeping-records-texts.ts'
import type { KeepingTexts } from './keeping-texts.ts'
import type { KitTexts } from './kit-texts.ts'
import type { KeptMembersTexts } from './kept-members-texts.ts'
import type { LearningTexts } from './learning-texts.ts'
import type { LockTexts } from './lock-texts.ts'
import type { LogOutTexts } from './log-out-texts.ts'
import type { LoginTexts } from './login-texts.ts'
import type { LooksTexts } from './looks-texts.ts'
import type { MailProblemsTexts } from './mail-problems-texts.ts'
import type { LoupeTexts } from './loupe-texts.ts'
import type { NoticesTexts } from './notices-texts.ts'
import type { OperatorTexts } from './operator-texts.ts'
import type { PaperTexts } from './paper-texts.ts'
import type { PeopleTexts } from './people-texts.ts'
import type { PictureTexts } from './picture-texts.ts'
import type { PlaceRulesTexts } from './place-rules-texts.ts'
import type { PresenceTexts } from './presence-texts.ts'
import type { ProjectFilesTexts } from './project-files-texts.ts'
import type { ProfileTexts } from './profile-texts.ts'
import type { ProjectsTexts } from './projects-texts.ts'
import type { SaidOfTexts } from './said-of-texts.ts'
import type { SettingsTexts } from './settings-texts.ts'
import type { SendingTexts } from './sending-texts.ts'
import type { ShareAddressTexts } from './share-address-texts.ts'
import type { DecidingTexts } from './deciding-texts.ts'
import type { SentTexts } from './sent-texts.ts'
import type { ShareLinksTexts } from './share-links-texts.ts'
import type { ShareNewsTexts } from './share-news-texts.ts'
import type { ShareTexts } from './share-texts.ts'
import type { GuestTexts } from './sharing-guest-texts.ts'
import type { SubstitutingTexts } from './substituting-texts.ts'
import type { SubstitutionTexts } from './substitution-texts.ts'
import type { SuggestionTexts } from './suggestion-texts.ts'
import type { TextTree } from './text-tree.ts'
import type { VersionsTexts } from './versions-texts.ts'
import type { NewcomerTexts } from './newcomer-texts.ts'
import type { WorkTexts } from './work-texts.ts'
import type { WorkplaceTexts } from './workplace-texts.ts'
import type { WorseTexts } from './worse-texts.ts'

/** The keys of all texts, in either language. */
export type Texts = TextTree<typeof en> & LateTexts

/** The texts that come with the part of the page that shows them; `addTexts` adds each under its key. */
export interface LateTexts {
  analysis: AnalysisTexts
  audit: AuditTexts
  avatar: AvatarTexts
  backgroundWork: BackgroundWorkTexts
  restored: RestoredTexts
  boardAdding: BoardAddingTexts
  boardEditor: BoardEditorTexts
  boardPanels: BoardPanelsTexts
  boardPictures: BoardPicturesTexts
  boards: BoardsTexts
  brandPage: BrandTexts
  brief: BriefTexts
  budgetAdding: BudgetAddingTexts
  budgetCounts: BudgetCountsTexts
  budgetExplaining: BudgetExplainingTexts
  budgetLine: BudgetLineTexts
  budgetLooking: BudgetLookingTexts
  budgetOrders: BudgetOrdersTexts
  budgetPage: BudgetPageTexts
  budgetRooms: BudgetRoomsTexts
  budgetTable: BudgetTableTexts
  budgetTrouble: BudgetTroubleTexts
  budgets: BudgetsTexts
  byPicture: PictureTexts
  cardMenu: CardMenuTexts
  catalogueFile: CatalogueFileTexts
  color: LoupeTexts
  company: CompanyTexts
  comparison: ComparisonTexts
  completeness: CompletenessTexts
  deleted: DeletedTexts
  demoMode: DemoModeTexts
  demonstration: DemonstrationTexts
  discussion: DiscussionTexts
  drawer: DrawerTexts
  export: ExportTexts
  favourites: FavouritesTexts
  feed: FeedTexts
  filters: FiltersTexts
  folder: FolderTexts
  folders: FoldersTexts
  header: LogOutTexts
  imageSearch: ImageSearchTexts
  import: ImportTexts
  invitation: InvitationTexts
  keeping: KeepingTexts
  keptMembers: KeptMembersTexts
  kit: KitTexts
  keptProducts: KeptProductsTexts
  learning: LearningTexts
  list: EmptyListTexts
  lockScreen: LockTexts
  login: LoginTexts
  looks: LooksTexts
  mailProblems: MailProblemsTexts
  notices: NoticesTexts
  paper: PaperTexts
  operator: OperatorTexts
  people: PeopleTexts
  projects: ProjectsTexts
  placeRules: PlaceRulesTexts
  presence: PresenceTexts
  profile: ProfileTexts
  projectFiles: ProjectFilesTexts
  records: RecordsTexts
  roomFits: RoomFitsTexts
  saidOf: SaidOfTexts
  search: SuggestionTexts
  settings: SettingsTexts
  deciding: DecidingTexts
  sent: SentTexts
  share: ShareTexts
  shareAddress: ShareAddressTexts
  following: FollowingTexts
  sending: SendingTexts
  shareLinks: ShareLinksTexts
  shareNews: ShareNewsTexts
  shared: GuestTexts
  substituting: SubstitutingTexts
  substitution: SubstitutionTexts
  versions: VersionsTexts
  newcomer: NewcomerTexts
  work: WorkTexts
  workplace: WorkplaceTexts
  worse: WorseTexts
}

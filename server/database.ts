import type { Kysely, Transaction } from 'kysely'
import type { RestoreTables } from './backup/revived/tables.ts'
import type { BoardTables } from './boards/tables.ts'
import type { BudgetTables } from './budgets/tables.ts'
import type { CatalogueTables } from './catalogue/tables.ts'
import type { CollaborationTables } from './collaboration/tables.ts'
import type { FavouriteTables } from './favourites/tables.ts'
import type { FeedTables } from './feed/tables.ts'
import type { ImageSearchTables } from './image-search/tables.ts'
import type { ImportTables } from './imports/screen/tables.ts'
import type { KeepingTables } from './keeping/tables.ts'
import type { MemberTables } from './members/tables.ts'
import type { NoticeTables } from './notices/tables.ts'
import type { RemovalTables } from './operator/demonstration/tables.ts'
import type { WorkTables } from './operator/work/tables.ts'
import type { JobTables } from './platform/jobs/tables.ts'
import type { PlatformTables } from './platform/tables.ts'
import type { ProjectTables } from './projects/tables.ts'
import type { SharingTables } from './sharing/tables.ts'
import type { SubstitutionTables } from './substitution/tables.ts'
import type { UsageTables } from './usage/tables.ts'
import type { VersionTables } from './versions/tables.ts'

/**
 * All tables, each described by the domain that owns it. Handing a part of them from one set to another would make the compiler
 * compare them member by member; `architecture/named-tables.ts` says which domain may name which.
 */
export interface Database
  extends
    BoardTables,
    BudgetTables,
    CatalogueTables,
    CollaborationTables,
    FavouriteTables,
    FeedTables,
    ImageSearchTables,
    ImportTables,
    JobTables,
    KeepingTables,
    MemberTables,
    NoticeTables,
    PlatformTables,
    ProjectTables,
    RemovalTables,
    RestoreTables,
    SharingTables,
    SubstitutionTables,
    UsageTables,
    VersionTables,
    WorkTables {}

export type Db = Kysely<Database>
export type Trx = Transaction<Database>

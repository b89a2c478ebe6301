import type { Figure } from './figure.ts'
import type { BenchOptions } from './options.ts'
import { measureAbuse } from './measures/abuse.ts'
import { measureBackup } from './measures/backup.ts'
import { measureBoardEditing } from './measures/board-editing.ts'
import { measureBoards } from './measures/boards.ts'
import { measureBudgets } from './measures/budgets.ts'
import { measureBudgetExports } from './measures/budget-exports.ts'
import { measureBudgetPage } from './measures/budget-page.ts'
import { measureBudgetSums } from './measures/budget-sums.ts'
import { measureBoot } from './measures/boot.ts'
import { measureBundle } from './measures/bundle.ts'
import { measureDemonstration } from './measures/demonstration.ts'
import { measureFacts } from './measures/facts.ts'
import { measureFeed } from './measures/feed.ts'
import { measureFinding, measureMillion, measureWishes } from './measures/finding.ts'
import { measureGallery } from './measures/gallery.ts'
import { measureImageSearch } from './measures/image-search.ts'
import { measureImports } from './measures/imports.ts'
import { measureImportScreen } from './measures/import-screen.ts'
import { measureIndexing } from './measures/indexing.ts'
import { measureKeeping } from './measures/keeping.ts'
import { measureLatency } from './measures/latency.ts'
import { measureLive } from './measures/live.ts'
import { measureFavourites } from './measures/favourites.ts'
import { measureMembers } from './measures/members.ts'
import { measureMemory } from './measures/memory.ts'
import { measureNearest } from './measures/nearest.ts'
import { measurePageLoad } from './measures/page-load.ts'
import { measurePictures } from './measures/pictures.ts'
import { measurePicturesAhead } from './measures/pictures-ahead.ts'
import { measureQueries } from './measures/queries.ts'
import { measureSharing } from './measures/sharing.ts'
import { measureSubstitution } from './measures/substitution.ts'
import { measureThroughput } from './measures/throughput.ts'
import { measureUsage } from './measures/usage.ts'
import { measureWorkplace } from './measures/workplace.ts'

/** Measured only if named, or with `--large`: filling the catalogue takes minutes. */
export const LARGE_MEASURES = new Set(['million'])

/** The parts of the bench in order, by the names that `--only` takes. */
export const MEASURES: Record<string, (options: BenchOptions) => Promise<Figure[]>> = {
  bundle: measureBundle,
  boot: measureBoot,
  memory: measureMemory,
  latency: measureLatency,
  throughput: measureThroughput,
  finding: measureFinding,
  wishes: measureWishes,
  million: measureMillion,
  facts: measureFacts,
  queries: measureQueries,
  pictures: async () => [...(await measurePictures()), ...(await measurePicturesAhead())],
  import: measureImports,
  imports: measureImportScreen,
  indexing: measureIndexing,
  favourites: measureFavourites,
  keeping: measureKeeping,
  workplace: measureWorkplace,
  feed: measureFeed,
  boards: async () => [...(await measureBoards()), ...(await measureBoardEditing())],
  budgets: async () => [
    ...measureBudgetSums(),
    ...(await measureBudgets()),
    ...(await measureBudgetExports()),
    ...(await measureBudgetPage()),
  ],
  sharing: measureSharing,
  substitution: measureSubstitution,
  live: measureLive,
  members: measureMembers,
  backup: measureBackup,
  usage: measureUsage,
  nearest: measureNearest,
  'image-search': measureImageSearch,
  page: measurePageLoad,
  gallery: measureGallery,
  demonstration: measureDemonstration,
  abuse: measureAbuse,
}

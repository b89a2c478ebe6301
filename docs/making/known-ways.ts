import type { Way } from './ways.ts'

/** The ways that have a picture. Only the ends of each leg are written here; what lies between them is found in the code. */
export const knownWays: Way[] = [
  {
    name: 'tick-to-list',
    title: 'A tick in the rail, up to the list',
    description:
      'Somebody ticks a brand. The address changes, the list asks the server, and the catalogue in memory answers.',
    legs: [
      { from: 'web/finding/rail/BrandFilter.tsx', to: 'web/finding/filters/address-filters.ts' },
      { from: 'web/finding/filters/address-filters.ts', to: 'web/finding/list/ProductList.tsx', by: 'the address' },
      { from: 'web/finding/list/ProductList.tsx', to: 'web/finding/queries.ts' },
      { from: 'web/finding/queries.ts', call: 'getProductPage' },
      { from: 'server/finding/product-page.ts', to: 'server/finding/read-model/count/filters.ts' },
      { from: 'server/finding/product-page.ts', to: 'server/finding/read-model/count/page.ts' },
      { from: 'server/finding/product-page.ts', to: 'server/finding/found-cards.ts' },
      {
        from: 'server/finding/product-page.ts',
        to: 'server/finding/read-model/follow/follow.ts',
        by: 'the catalogue in memory',
      },
      { from: 'server/finding/read-model/follow/follow.ts', to: 'server/finding/read-model/load/load-skus.ts' },
      { from: 'server/finding/read-model/load/load-skus.ts', tables: true },
      { from: 'server/finding/read-model/follow/follow.ts', to: 'server/finding/read-model/follow/changes.ts' },
      { from: 'server/finding/read-model/follow/changes.ts', tables: true },
    ],
  },
  {
    name: 'import-to-list',
    title: 'One line of an import, up to the list',
    description:
      'Staff start an import. A job runs it in a separate process, the database logs each change, and the catalogue in memory follows the log.',
    legs: [
      { from: 'web/imports/screen/ImportSteps.tsx', call: 'runImport' },
      { from: 'server/imports/screen/steps.ts', to: 'server/platform/jobs/jobs.ts' },
      { from: 'server/platform/jobs/jobs.ts', tables: true },
      { from: 'server/platform/jobs/jobs.ts', to: 'server/imports/screen/import-jobs.ts', by: 'the queue' },
      { from: 'server/imports/screen/import-jobs.ts', to: 'server/imports/screen/work/work-apart.ts' },
      {
        from: 'server/imports/screen/work/work-apart.ts',
        to: 'server/imports/screen/work/work-process.ts',
        by: 'in a separate process',
      },
      { from: 'server/imports/screen/work/work-process.ts', to: 'server/imports/screen/work/run-upload.ts' },
      { from: 'server/imports/screen/work/run-upload.ts', to: 'server/imports/import-catalogue.ts' },
      { from: 'server/imports/import-catalogue.ts', to: 'server/imports/merging/merge-product.ts' },
      { from: 'server/imports/import-catalogue.ts', to: 'server/imports/merging/save-products.ts' },
      { from: 'server/imports/merging/save-products.ts', tables: true },
      {
        from: 'server/imports/merging/save-products.ts',
        to: 'server/finding/read-model/follow/changes.ts',
        by: 'triggers write change_log',
      },
    ],
  },
  {
    name: 'board-save',
    title: 'A save of a board, up to those who see it',
    description:
      'A member moves a material. The working copy sends what changed; the server merges it, and the database tells everybody who has the board open.',
    legs: [
      { from: 'web/boards/editing/board-editor.ts', to: 'web/workspace/editing/saving.ts' },
      { from: 'web/boards/editing/board-editor.ts', to: 'web/boards/editing/board-kind.ts' },
      { from: 'web/workspace/editing/saving.ts', to: 'web/boards/editing/board-kind.ts', by: 'save' },
      { from: 'web/boards/editing/board-kind.ts', call: 'updateBoard' },
      { from: 'server/boards/saving.ts', to: 'server/workspace/conflicts.ts' },
      { from: 'server/boards/saving.ts', to: 'server/boards/checks.ts' },
      { from: 'server/boards/saving.ts', to: 'server/boards/stored.ts' },
      { from: 'server/boards/stored.ts', tables: true },
      { from: 'server/boards/stored.ts', to: 'server/workspace/live/hub.ts', by: 'trigger tell_thing: NOTIFY' },
      { from: 'server/workspace/live/hub.ts', to: 'web/workspace/live/hearing.ts', by: 'an event in the open stream' },
    ],
  },
  {
    name: 'photograph-to-matches',
    title: 'A photograph, up to its matches',
    description:
      'A member sends a photograph. A separate process decodes it, the encoder makes a vector of it, and the index ranks the pictures of the catalogue.',
    legs: [
      { from: 'web/image-search/use-image-search.ts', to: 'web/image-search/searching.ts' },
      { from: 'web/image-search/searching.ts', call: 'searchByImage' },
      { from: 'server/image-search/search.ts', to: 'server/image-search/query/query-pictures.ts' },
      { from: 'server/image-search/query/query-pictures.ts', to: 'server/platform/pictures/decoding.ts' },
      {
        from: 'server/platform/pictures/decoding.ts',
        to: 'server/image-search/query/decode-for-search.ts',
        by: 'in a separate process',
      },
      {
        from: 'server/image-search/query/query-pictures.ts',
        to: 'server/image-search/encoder/encoder-thread.ts',
        by: 'the encoder in service',
      },
      { from: 'server/image-search/search.ts', to: 'server/image-search/ranking/rank.ts' },
      {
        from: 'server/image-search/ranking/rank.ts',
        to: 'server/image-search/index/picture-index.ts',
        by: 'the index in memory',
      },
      { from: 'server/image-search/index/picture-index.ts', tables: true },
      { from: 'server/image-search/search.ts', to: 'server/finding/finding.ts', by: 'filters and cards' },
    ],
  },
]

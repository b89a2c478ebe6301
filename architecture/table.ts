/** All tables of the database: types alone, which all that asks it may import. */
export const DATABASE = 'server/database.ts'

/**
 * Who may import whom. The first row whose folder contains the file applies. Every folder may import itself. A domain's
 * name allows its door only; other files of it must be named (decisions/052).
 */
export const TABLE: { from: string; may: string[] }[] = [
  { from: 'contract', may: ['contract'] },
  // Test factories reach behind the doors.
  {
    from: 'server/testing',
    may: [
      'contract',
      'demo/surfaces',
      'server/app.ts',
      'server/platform',
      'server/platform/postgres',
      'server/catalogue',
      'server/finding',
      'server/finding/read-model',
      'server/boards',
      'server/budgets/export',
      'server/sharing/files',
      'server/workspace',
      'server/members',
      'server/members/accounts.ts',
      'server/members/mail',
      'server/members/profile',
      'server/members/sign-in',
      'server/members/sweep.ts',
      'server/image-search',
      'server/image-search/encoder',
      'server/imports',
      'server/imports/mapping',
      'server/imports/reading',
    ],
  },
  {
    from: 'server/app.ts',
    may: [
      'server/platform',
      'server/backup',
      'server/catalogue',
      'server/finding',
      'server/members',
      'server/favourites',
      'server/boards',
      'server/budgets',
      'server/image-search',
      'server/imports',
      'server/keeping',
      'server/legacy',
      'server/notices',
      'server/operator',
      'server/projects',
      'server/feed',
      'server/sharing',
      'server/collaboration',
      'server/substitution',
      'server/usage',
      'server/workspace',
      'server/versions',
    ],
  },
  // The tables of every domain, through their doors.
  { from: DATABASE, may: ['server'] },
  { from: 'server/main.ts', may: ['server/config.ts', 'server/run.ts', 'server/platform'] },
  {
    from: 'server/run.ts',
    may: [
      'server/app.ts',
      'server/config.ts',
      'server/draw-when-idle.ts',
      'server/load-demonstration.ts',
      'server/load-demonstration-boards.ts',
      'server/load-demonstration-budgets.ts',
      'server/load-demonstration-project.ts',
      'server/parts.ts',
      'server/platform',
      'server/members',
      'server/image-search',
      'server/imports',
    ],
  },
  // What a server and a worker are both made of.
  {
    from: 'server/parts.ts',
    may: [
      'server/app.ts',
      'server/config.ts',
      'server/demonstration-maker.ts',
      'server/platform',
      'server/catalogue',
      'server/finding',
      'server/image-search',
    ],
  },
  { from: 'server/worker.ts', may: ['server/config.ts', 'server/work.ts', 'server/platform'] },
  { from: 'server/worker.test.ts', may: ['server/members', 'server/testing'] },
  {
    from: 'server/work.ts',
    may: [
      'server/app.ts',
      'server/config.ts',
      'server/draw-when-idle.ts',
      'server/parts.ts',
      'server/platform',
      'server/image-search',
    ],
  },
  // It knows the demonstration by the mark of its keys alone (decisions/202).
  { from: 'server/draw-when-idle.ts', may: ['server/platform'] },
  {
    from: 'server/draw-when-idle.test.ts',
    may: ['server/draw-when-idle.ts', 'server/platform', 'server/testing'],
  },
  // The only place where the server uses the demonstration catalogue (decisions/001).
  { from: 'server/removed-demonstration.test.ts', may: ['contract', 'server/load-demonstration.ts'] },
  {
    from: 'server/load-demonstration.ts',
    may: ['server/imports', 'server/image-search', 'demo/demonstration.ts'],
  },
  { from: 'server/demonstration-maker.ts', may: ['demo/maker.ts', 'server/platform'] },
  { from: 'server/demonstration-maker.test.ts', may: ['demo/files.ts'] },
  // The example file for imports comes from the demonstration.
  {
    from: 'server/load-demonstration.test.ts',
    may: ['contract', 'demo', 'server/image-search', 'server/load-demonstration.ts', 'server/testing'],
  },
  {
    from: 'server/load-demonstration-boards.test.ts',
    may: ['contract', 'demo/boards', 'server/load-demonstration-boards.ts', 'server/members', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-boards.ts',
    may: ['contract', 'demo/boards', 'server/boards', 'server/catalogue', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-budgets.test.ts',
    may: ['demo/budgets', 'server/load-demonstration-budgets.ts', 'server/members', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-budgets.ts',
    may: ['contract', 'demo/budgets', 'server/budgets', 'server/catalogue', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-project.test.ts',
    may: [
      'contract',
      'demo/boards',
      'demo/budgets',
      'demo/project.ts',
      'server/load-demonstration-project.ts',
      'server/members',
      'server/platform',
    ],
  },
  {
    from: 'server/load-demonstration-project.ts',
    may: ['contract', 'demo/boards', 'demo/budgets', 'demo/project.ts', 'server/projects', 'server/platform'],
  },
  // Every kind of file draws the same letters (decisions/178).
  {
    from: 'server/letters.test.ts',
    may: [
      'contract',
      'server/boards/export',
      'server/budgets/export',
      'server/favourites/export',
      'server/sharing/files',
    ],
  },
  // Every workbook has the studio's logo alike (decisions/235).
  {
    from: 'server/workbook-logo.test.ts',
    may: ['server/budgets/export', 'server/favourites/export', 'server/platform'],
  },
  { from: 'server/access.test.ts', may: ['contract', 'server/platform/http/guard.ts'] },
  { from: 'server/config.test.ts', may: ['server/config.ts', 'server/platform'] },
  { from: 'server/config.ts', may: ['server/platform', 'server/members', 'server/image-search'] },
  { from: 'server/platform', may: ['contract'] },
  { from: 'server/catalogue', may: ['contract', 'server/platform'] },
  { from: 'server/finding', may: ['contract', 'server/platform', 'server/catalogue'] },
  { from: 'server/members', may: ['contract', 'server/platform'] },
  // Anonymous counts of use (decisions/130).
  { from: 'server/usage', may: ['contract', 'server/platform', 'server/finding'] },
  // What boards, budgets and folders have in common (decisions/056).
  { from: 'server/workspace', may: ['contract', 'server/platform'] },
  {
    from: 'server/favourites',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/members', 'server/workspace'],
  },
  {
    from: 'server/boards',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/members', 'server/workspace'],
  },
  { from: 'server/projects', may: ['contract', 'server/platform', 'server/workspace'] },
  {
    from: 'server/budgets',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/workspace'],
  },
  {
    from: 'server/image-search',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'],
  },
  {
    from: 'server/legacy',
    may: ['contract', 'server/platform', 'server/members', 'server/favourites', 'server/budgets'],
  },
  // Mails about comments follow the member's settings for notices.
  {
    from: 'server/sharing/digests.test.ts',
    may: ['contract', 'server/notices', 'server/sharing'],
  },
  // Links for guests to boards, budgets and folders.
  {
    from: 'server/sharing',
    may: [
      'contract',
      'server/platform',
      'server/catalogue',
      'server/members',
      'server/favourites',
      'server/boards',
      'server/budgets',
      'server/workspace',
    ],
  },
  // Working together: roles, discussions and presence (decisions/136, 137).
  {
    from: 'server/collaboration',
    may: [
      'contract',
      'server/projects',
      'server/platform',
      'server/members',
      'server/workspace',
      'server/favourites',
      'server/boards',
      'server/budgets',
      'server/sharing',
    ],
  },
  // Named versions of boards and budget lists (decisions/143).
  {
    from: 'server/versions',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/workspace', 'server/boards', 'server/budgets'],
  },
  // Replacing a SKU in folders, boards and budgets at once (decisions/140).
  {
    from: 'server/substitution',
    may: [
      'contract',
      'server/platform',
      'server/catalogue',
      'server/workspace',
      'server/favourites',
      'server/boards',
      'server/budgets',
    ],
  },
  // Notices; `app.ts` passes them to the other domains (decisions/134).
  {
    from: 'server/notices',
    may: ['contract', 'server/platform', 'server/members'],
  },
  // The command that moves and checks stored files reads the settings itself (decisions/154).
  {
    from: 'server/operator/storage',
    may: ['contract', 'server/config.ts', 'server/platform', 'server/members', 'server/testing'],
  },
  // What the staff see and export of the catalogue, and the end of the demonstration (decisions/098, 099, 100).
  {
    from: 'server/operator',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/imports', 'server/members'],
  },
  // The catalogue for partners, with the lines of the export (decisions/135).
  {
    from: 'server/feed',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/members', 'server/operator'],
  },
  // The commands of backup and restore read the settings themselves (decisions/161).
  { from: 'server/backup/command.ts', may: ['server/platform', 'server/backup', 'server/config.ts'] },
  {
    from: 'server/backup/restore-command.ts',
    may: ['server/platform', 'server/backup', 'server/config.ts', 'server/members'],
  },
  {
    from: 'server/backup/backup.test.ts',
    may: ['contract', 'server/platform', 'server/platform/postgres', 'server/backup'],
  },
  {
    from: 'server/backup/object-store.test.ts',
    may: ['contract', 'server/platform', 'server/platform/storage/s3', 'server/backup'],
  },
  { from: 'server/backup/odd-names.test.ts', may: ['contract', 'server/platform', 'server/backup'] },
  { from: 'server/backup/projects.test.ts', may: ['contract', 'server/platform', 'server/backup'] },
  { from: 'server/backup/link-tokens.test.ts', may: ['contract', 'server/platform', 'server/backup'] },
  { from: 'server/backup/command.test.ts', may: ['contract'] },
  // What a restore brought back belongs to the domains where it is ended (decisions/181).
  {
    from: 'server/backup/revived',
    may: [
      'contract',
      'server/platform',
      'server/members',
      'server/sharing',
      'server/collaboration',
      'server/feed',
      'server/backup',
    ],
  },
  { from: 'server/backup', may: ['server/platform'] },
  // The import command reads the settings itself.
  {
    from: 'server/imports/command.ts',
    may: ['server/platform', 'server/imports', 'server/config.ts'],
  },
  { from: 'server/imports', may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'] },
  // The catalogue edited by hand (decisions/101).
  {
    from: 'server/keeping',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/imports'],
  },
  // The demonstration is drawn in processes that are asked as the server's own are (decisions/149).
  { from: 'demo/drawing-pool.ts', may: ['server/platform', 'demo'] },
  { from: 'demo/drawing-worker.ts', may: ['server/platform', 'demo'] },
  // Its files are measured as an import does (decisions/199).
  { from: 'demo/measures/measure-files.ts', may: ['contract', 'server/platform', 'server/image-search', 'demo'] },
  { from: 'demo/measures/measures.ts', may: ['contract', 'server/platform', 'demo'] },
  { from: 'demo/light-beside.ts', may: ['server/platform', 'demo'] },
  { from: 'demo/light-thread.ts', may: ['server/platform', 'demo'] },
  // Its keys have the mark of what is made (decisions/198).
  { from: 'demo/files.ts', may: ['server/platform', 'demo'] },
  { from: 'demo/maker.ts', may: ['server/platform', 'demo'] },
  { from: 'demo/maker.test.ts', may: ['server/platform', 'demo'] },
  { from: 'demo', may: ['contract'] },
  // What makes two names one is the same in every list (decisions/189).
  // The contrast of its colours is by the rule that the server refuses pale ones by.
  { from: 'web/look/contrast.ts', may: ['contract/colors/contrast.ts'] },
  { from: 'web/kit', may: ['contract/identity.ts', 'contract/values', 'web/locales/kit-texts.ts'] },
  { from: 'web/locales', may: [] },
  // Calls to the server, and the token that each call sends.
  { from: 'web/token-places.ts', may: ['web/kit/storage.ts'] },
  { from: 'web/token-keeper.ts', may: ['web/kit/storage.ts', 'web/kit/store.ts'] },
  { from: 'web/tokens.ts', may: [] },
  { from: 'web/query-string.ts', may: [] },
  { from: 'web/request.ts', may: ['contract'] },
  { from: 'web/inlined-answer.ts', may: ['contract'] },
  { from: 'web/refresh.ts', may: ['contract'] },
  { from: 'web/api.ts', may: ['contract'] },
  { from: 'web/file-call.ts', may: ['contract'] },
  {
    from: 'web/use-file-download.ts',
    may: ['contract', 'web/kit/files/save-file.ts', 'web/kit/toasts/toast.ts'],
  },
  { from: 'web/api-answers.test.ts', may: ['contract', 'web/api.ts'] },
  { from: 'web/refresh.test.ts', may: ['contract'] },
  // The error messages of all domains. The test compares them with the server's texts.
  {
    from: 'web/errors/message.test.ts',
    may: ['contract', 'web/errors', 'web/api.ts', 'web/kit', 'web/locales'],
  },
  // What an answer is kept under, and what a change makes stale (decisions/223).
  { from: 'web/query.ts', may: ['contract', 'web/api.ts'] },
  { from: 'web/forms', may: ['web/api.ts', 'web/errors', 'web/kit', 'web/locales'] },
  { from: 'web/lists', may: ['web/api.ts', 'web/errors', 'web/kit', 'web/locales'] },
  // Shows the kit to developers; the built product does not have it.
  {
    from: 'web/kit-page',
    may: ['web/kit', 'web/forms', 'web/lists', 'web/errors', 'web/locales', 'web/look', 'web/shell', 'web/styles.ts'],
  },
  { from: 'web/errors', may: ['web/api.ts', 'web/kit', 'web/locales'] },
  // Products as they are stored: names, prices, lookups.
  { from: 'web/catalogue', may: ['contract', 'web/api.ts', 'web/kit', 'web/locales'] },
  // Finding products: filters, the rail, words, colours, cards.
  { from: 'web/finding', may: ['contract', 'web/api.ts', 'web/errors', 'web/kit', 'web/locales', 'web/catalogue'] },
  // One product in detail, and the pages that combine several.
  {
    from: 'web/product',
    may: ['contract', 'web/errors', 'web/kit', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/brand',
    may: ['contract', 'web/errors', 'web/kit', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/compare',
    may: ['contract', 'web/errors', 'web/kit', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/members',
    may: ['contract', 'web/api.ts', 'web/file-call.ts', 'web/tokens.ts', 'web/errors', 'web/kit', 'web/locales'],
  },
  { from: 'web/legacy', may: ['contract', 'web/request.ts', 'web/locales'] },
  // A document may be edited as long as its member is signed in (decisions/062, 066).
  {
    from: 'web/workspace/editing',
    may: ['web/workspace', 'web/members', 'web/errors', 'web/api.ts', 'web/kit'],
  },
  // What the screens of boards, budgets and folders have in common (decisions/056).
  {
    from: 'web/workspace',
    may: [
      'contract',
      'web/api.ts',
      'web/query.ts',
      'web/request.ts',
      'web/tokens.ts',
      'web/errors',
      'web/kit',
      'web/locales',
    ],
  },
  // People who work on a thing, of whatever kind; other pages show them from here (decisions/138).
  {
    from: 'web/collaboration/people',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/kit', 'web/locales', 'web/workspace', 'web/members'],
  },
  { from: 'web/collaboration/presence/person-color.test.ts', may: ['web/look'] },
  // Presence: who else is here, on whatever kind of thing (decisions/139).
  {
    from: 'web/collaboration/presence',
    may: ['contract', 'web/api.ts', 'web/kit', 'web/locales', 'web/workspace', 'web/members', 'web/collaboration'],
  },
  // Discussions among those who work together, about whatever kind of thing (decisions/142).
  {
    from: 'web/collaboration/discussion',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
    ],
  },
  // Folders belong to members and hold products, as on the server (decisions/035).
  {
    from: 'web/favourites',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/tokens.ts',
      'web/forms',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/compare',
    ],
  },
  // The search by picture: its results are products, and only members may search (decisions/042).
  {
    from: 'web/image-search',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/finding',
    ],
  },
  // Boards of samples from the catalogue (decisions/064).
  {
    from: 'web/boards',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/favourites',
      'web/image-search',
    ],
  },
  // Budgets: what to order from the catalogue, and what it costs.
  {
    from: 'web/budgets',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/boards',
    ],
  },
  // Projects hold folders, boards and lists, whose cards a page puts in; of these they know the calls alone (decisions/233).
  {
    from: 'web/projects',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/query.ts',
      'web/forms',
      'web/lists',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
    ],
  },
  // Factories for the tests of the sharing drawer.
  // Links to boards, budgets and folders, drawn as on their own pages, and the guests' answers.
  {
    from: 'web/sharing',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/query.ts',
      'web/lists',
      'web/file-call.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/catalogue',
      'web/boards',
      'web/budgets',
    ],
  },
  // Where members use a material, and its replacement (decisions/140).
  {
    from: 'web/substitution',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/favourites',
      'web/boards',
      'web/budgets',
    ],
  },
  // Named versions, shown like links, with differences in the words of approvals (decisions/143).
  {
    from: 'web/versions',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/workspace',
      'web/catalogue',
      'web/boards',
      'web/budgets',
      'web/sharing',
    ],
  },
  // The catalogue edited by the staff (decisions/101).
  {
    from: 'web/keeping',
    may: [
      'contract',
      'web/api.ts',
      'web/query.ts',
      'web/forms',
      'web/lists',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/finding',
    ],
  },
  // The frame of the staff's pages, the trail of changes, the export, and the end of the demonstration.
  {
    from: 'web/operator',
    may: [
      'contract',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/query.ts',
      'web/forms',
      'web/lists',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/imports',
      'web/finding',
    ],
  },
  // Anonymous reports of what people open and search for.
  { from: 'web/usage', may: ['contract', 'web/api.ts', 'web/members'] },
  // The staff's view of these reports.
  {
    from: 'web/analysis',
    may: [
      'contract',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/query.ts',
      'web/lists',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/members',
      'web/catalogue',
    ],
  },
  {
    from: 'web/imports',
    may: ['contract', 'web/api.ts', 'web/catalogue', 'web/file-call.ts', 'web/errors', 'web/kit', 'web/locales'],
  },
  // Notices of a member, which link to products; the profile shows their settings.
  {
    from: 'web/notices',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/kit', 'web/locales', 'web/members', 'web/catalogue'],
  },
  // What a member's studio puts on its papers, drawn as a board's sheets are (decisions/235).
  {
    from: 'web/paper',
    may: [
      'contract',
      'web/api.ts',
      'web/query.ts',
      'web/errors',
      'web/forms',
      'web/kit',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/boards',
    ],
  },
  // The line of demo mode, above a form that is refused.
  {
    from: 'web/shell/frame/demo-mode.component.test.tsx',
    may: ['contract', 'web/members/login', 'web/kit', 'web/shell/frame', 'web/shell/kept-pages'],
  },
  // A picture dropped on a page, up to the search that begins with it.
  {
    from: 'web/shell/frame/drop-to-search.component.test.tsx',
    may: ['contract', 'web/finding', 'web/kit', 'web/shell/frame', 'web/shell/kept-pages'],
  },
  {
    from: 'web/shell',
    may: [
      'web/notices',
      'web/collaboration',
      'web/catalogue',
      'web/finding',
      'web/product',
      'web/compare',
      'web/keeping',
      'web/members',
      'web/favourites',
      'web/boards',
      'web/projects',
      'web/budgets',
      'web/substitution',
      'web/usage',
      'web/workspace',
      'web/errors',
      'web/kit',
      'web/locales',
      'web/api.ts',
    ],
  },
  {
    from: 'web/pages',
    may: [
      'contract',
      'web/collaboration',
      'web/catalogue',
      'web/product',
      'web/keeping',
      'web/finding',
      'web/compare',
      'web/brand',
      'web/members',
      'web/imports',
      'web/keeping',
      'web/operator',
      'web/favourites',
      'web/boards',
      'web/projects',
      'web/budgets',
      'web/collaboration',
      'web/usage',
      'web/analysis',
      'web/sharing',
      'web/versions',
      'web/notices',
      'web/paper',
      'web/image-search',
      'web/errors',
      'web/kit',
    ],
  },
  // The environment of component tests (decisions/057), and the factories that reach behind a door.
  {
    from: 'web/testing',
    may: [
      'contract',
      'web/compare',
      'web/styles.ts',
      'web/locales',
      'web/kit',
      'web/boards/editing',
      'web/boards/gallery',
      'web/boards/panels',
      'web/budgets/line',
      'web/budgets/rooms',
      'web/favourites/folders',
      'web/finding/color',
      'web/finding/grid',
      'web/finding/rail/range',
      'web/imports/screen/mapping',
      'web/budgets/table',
      'web/budgets/table/columns',
      'web/budgets/table/rows',
      'web/sharing',
      'web/workspace',
      'web/members',
      'web/shell',
      'web/shell/Surroundings.tsx',
    ],
  },
  { from: 'web', may: ['web'] },
  // The image encoder's training and evaluation. Nothing of the product may import it (decisions/144).
  {
    from: 'lab',
    may: [
      'contract',
      'demo',
      'bench',
      'server/platform',
      'server/image-search',
      'server/image-search/encoder',
      'server/image-search/index',
      'server/image-search/ranking',
      'server/image-search/regions',
    ],
  },
  // The bench also measures single parts behind the doors.
  {
    from: 'bench',
    may: [
      'scripts/types.ts',
      'contract',
      'demo',
      'lab',
      'e2e',
      'server/testing',
      'server/platform',
      'server/platform/postgres',
      'server/catalogue',
      'server/finding',
      'server/finding/product-facets.ts',
      'server/finding/read-model',
      'server/members',
      'server/members/accounts.ts',
      'server/members/sign-in',
      'server/image-search',
      'server/image-search/encoder',
      'server/image-search/index',
      'server/image-search/ranking',
      'server/backup',
      'server/imports',
      'server/usage',
      'server/usage/recording',
    ],
  },
  // Trials break what runs, and read the database to find what was lost.
  {
    from: 'trial',
    may: ['contract', 'bench', 'e2e', 'server/testing', 'server/platform', 'server/platform/postgres'],
  },
  // End-to-end tests prepare the database, then use the browser.
  {
    from: 'e2e',
    may: [
      'scripts/built.ts',
      'contract',
      'demo',
      'lab',
      'web',
      'web/boards/editing',
      'web/budgets/editing',
      'web/workspace/editing',
      'server/testing',
      'server/platform',
      'server/platform/postgres',
      'server/catalogue',
      'server/members',
      'server/members/accounts.ts',
      'server/members/sign-in',
      'server/image-search',
      'server/imports',
    ],
  },
]

/** The packages that a layer may import, where that is limited. */
export const PACKAGES: { from: string; may: RegExp }[] = [
  { from: 'contract', may: /^zod$/ },
  {
    from: 'web/kit',
    may: /^(react|react-dom|react-i18next|react-router|@mantine\/|@tabler\/|@tanstack\/|thumbhash|yet-another-react-lightbox)/,
  },
]

/**
 * Who may import whom: the first row whose folder holds the file decides. A folder may always import itself. A domain's
 * name lets in by its door; past it leads only a place within that is named (decisions/052).
 */
export const TABLE: { from: string; may: string[] }[] = [
  { from: 'contract', may: ['contract'] },
  // What tests are made with reaches behind the doors.
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
      'server/workspace',
      'server/members',
      'server/members/accounts.ts',
      'server/members/profile',
      'server/members/sign-in',
      'server/members/sweep.ts',
      'server/image-search',
      'server/image-search/encoder',
      'server/imports',
      'server/imports/reading',
    ],
  },
  {
    from: 'server/app.ts',
    may: [
      'server/platform',
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
      'server/feed',
      'server/sharing',
      'server/collaboration',
      'server/substitution',
      'server/usage',
      'server/workspace',
      'server/versions',
    ],
  },
  { from: 'server/main.ts', may: ['server/config.ts', 'server/run.ts', 'server/platform'] },
  {
    from: 'server/run.ts',
    may: [
      'server/app.ts',
      'server/config.ts',
      'server/load-demonstration.ts',
      'server/load-demonstration-boards.ts',
      'server/load-demonstration-budgets.ts',
      'server/platform',
      'server/finding',
      'server/members',
      'server/image-search',
      'server/imports',
    ],
  },
  // The one place where the server meets the demonstration catalogue (decisions/001).
  { from: 'server/removed-demonstration.test.ts', may: ['contract', 'server/load-demonstration.ts'] },
  {
    from: 'server/load-demonstration.ts',
    may: ['contract', 'server/imports', 'server/platform', 'demo/demonstration.ts'],
  },
  // What is handed out as an example is the demonstration's.
  {
    from: 'server/load-demonstration.test.ts',
    may: ['contract', 'demo/lines.ts', 'server/testing'],
  },
  {
    from: 'server/load-demonstration-boards.test.ts',
    may: ['contract', 'demo/boards', 'server/load-demonstration-boards.ts', 'server/members', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-boards.ts',
    may: ['contract', 'demo/boards', 'server/boards', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-budgets.test.ts',
    may: ['demo/budgets', 'server/load-demonstration-budgets.ts', 'server/members', 'server/platform'],
  },
  {
    from: 'server/load-demonstration-budgets.ts',
    may: ['contract', 'demo/budgets', 'server/budgets', 'server/platform'],
  },
  { from: 'server/access.test.ts', may: ['contract'] },
  { from: 'server/config.test.ts', may: ['server/config.ts', 'server/platform'] },
  { from: 'server/config.ts', may: ['server/platform', 'server/members', 'server/image-search'] },
  { from: 'server/platform', may: ['contract'] },
  { from: 'server/catalogue', may: ['contract', 'server/platform'] },
  { from: 'server/finding', may: ['contract', 'server/platform', 'server/catalogue'] },
  { from: 'server/members', may: ['contract', 'server/platform'] },
  // How often what was done, by nobody in particular (decisions/130).
  { from: 'server/usage', may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'] },
  // What everything that members make has in common (decisions/056).
  { from: 'server/workspace', may: ['contract', 'server/platform'] },
  {
    from: 'server/favourites',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/members', 'server/workspace'],
  },
  {
    from: 'server/boards',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/members', 'server/workspace'],
  },
  {
    from: 'server/budgets',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/members', 'server/workspace'],
  },
  {
    from: 'server/image-search',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'],
  },
  {
    from: 'server/legacy',
    may: ['contract', 'server/platform', 'server/members', 'server/favourites', 'server/budgets'],
  },
  // Whoever wants no mails of comments has none, as their settings say.
  {
    from: 'server/sharing/digests.test.ts',
    may: ['contract', 'server/notices', 'server/sharing'],
  },
  // What members show to guests: any of what they make.
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
  // Who works together, what they say to each other, and who is here (decisions/136, 137).
  {
    from: 'server/collaboration',
    may: [
      'contract',
      'server/platform',
      'server/members',
      'server/workspace',
      'server/favourites',
      'server/boards',
      'server/budgets',
      'server/sharing',
    ],
  },
  // States of boards and budget lists, kept and brought back (decisions/143).
  {
    from: 'server/versions',
    may: [
      'contract',
      'server/platform',
      'server/catalogue',
      'server/members',
      'server/workspace',
      'server/boards',
      'server/budgets',
    ],
  },
  // One decision that reaches all three kinds of what members make (decisions/140).
  {
    from: 'server/substitution',
    may: [
      'contract',
      'server/platform',
      'server/catalogue',
      'server/members',
      'server/workspace',
      'server/favourites',
      'server/boards',
      'server/budgets',
    ],
  },
  // What members are told: others have it handed in by `app.ts` (decisions/134).
  {
    from: 'server/notices',
    may: ['contract', 'server/platform', 'server/members'],
  },
  // What the catalogue's staff see of all of it and take out of it, and the demonstration's end (decisions/098, 099, 100).
  {
    from: 'server/operator',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/imports', 'server/members'],
  },
  // The catalogue for partners: its lines are the export's (decisions/135).
  {
    from: 'server/feed',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/members', 'server/operator'],
  },
  // A command reads the settings for itself.
  {
    from: 'server/imports/command.ts',
    may: ['server/platform', 'server/catalogue', 'server/imports', 'server/config.ts'],
  },
  { from: 'server/imports', may: ['contract', 'server/platform', 'server/catalogue', 'server/finding'] },
  // The catalogue changed by hand (decisions/101).
  {
    from: 'server/keeping',
    may: ['contract', 'server/platform', 'server/catalogue', 'server/finding', 'server/imports'],
  },
  { from: 'demo', may: ['contract'] },
  { from: 'web/ui', may: [] },
  { from: 'web/locales', may: [] },
  // The ways to the server, and whose token goes with a call.
  { from: 'web/token-places.ts', may: ['web/ui/storage.ts'] },
  { from: 'web/token-keeper.ts', may: ['web/ui/storage.ts', 'web/ui/store.ts'] },
  { from: 'web/tokens.ts', may: [] },
  { from: 'web/query-string.ts', may: [] },
  { from: 'web/request.ts', may: ['contract'] },
  { from: 'web/inlined-answer.ts', may: ['contract'] },
  { from: 'web/refresh.ts', may: ['contract'] },
  { from: 'web/api.ts', may: ['contract'] },
  { from: 'web/file-call.ts', may: ['contract'] },
  { from: 'web/use-file-download.ts', may: ['web/ui/files/save-file.ts'] },
  { from: 'web/api-answers.test.ts', may: ['contract', 'web/api.ts'] },
  { from: 'web/refresh.test.ts', may: ['contract'] },
  // One place for all domains that says what a failed call means to a person.
  // What the server says is what a person reads.
  {
    from: 'web/errors/message.test.ts',
    may: ['contract', 'web/errors', 'web/api.ts', 'web/ui', 'web/locales'],
  },
  { from: 'web/errors', may: ['web/api.ts', 'web/ui', 'web/locales'] },
  // What is stored of products: names, prices, lookups.
  { from: 'web/catalogue', may: ['contract', 'web/api.ts', 'web/ui', 'web/locales'] },
  // How they are found: filters, the rail, words, colours, cards.
  { from: 'web/finding', may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue'] },
  // One product in full, and what is made of several.
  {
    from: 'web/product',
    may: ['contract', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/brand',
    may: ['contract', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/compare',
    may: ['contract', 'web/errors', 'web/ui', 'web/locales', 'web/catalogue', 'web/finding'],
  },
  {
    from: 'web/members',
    may: ['contract', 'web/api.ts', 'web/file-call.ts', 'web/tokens.ts', 'web/errors', 'web/ui', 'web/locales'],
  },
  { from: 'web/legacy', may: ['contract', 'web/request.ts', 'web/locales'] },
  // A document of a member's is edited as long as they are the one who is signed in (decisions/062, 066).
  {
    from: 'web/workspace/editing',
    may: ['web/workspace', 'web/members', 'web/errors', 'web/api.ts', 'web/ui'],
  },
  // What screens of what members make have in common (decisions/056).
  {
    from: 'web/workspace',
    may: ['contract', 'web/api.ts', 'web/request.ts', 'web/tokens.ts', 'web/errors', 'web/ui', 'web/locales'],
  },
  // Who works on what, whatever it is: what of it stands in others' pages they take from here (decisions/138).
  {
    from: 'web/collaboration/people',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/members'],
  },
  // Who else is here, whatever it is (decisions/139).
  {
    from: 'web/collaboration/presence',
    may: ['contract', 'web/api.ts', 'web/ui', 'web/locales', 'web/workspace', 'web/members', 'web/collaboration'],
  },
  // What those who work together say to each other, whatever it is about (decisions/142).
  {
    from: 'web/collaboration/discussion',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
    ],
  },
  // A folder is a member's and holds what the catalogue has, here as on the server (decisions/035).
  {
    from: 'web/favourites',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/tokens.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/compare',
    ],
  },
  // What is like a picture is the catalogue's, and asking for it a member's (decisions/042).
  {
    from: 'web/image-search',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/finding',
    ],
  },
  // What is made of samples that the catalogue has (decisions/064).
  {
    from: 'web/boards',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/favourites',
      'web/image-search',
    ],
  },
  // What is ordered of what the catalogue has, and what it costs.
  {
    from: 'web/budgets',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/members',
      'web/catalogue',
      'web/finding',
      'web/boards',
    ],
  },
  // What several tests of the drawer are made with.
  { from: 'web/sharing/owner/testing', may: ['contract', 'web/sharing', 'web/testing', 'web/ui'] },
  // What is a member's is shown to others by links, drawn as its own pages draw it, and what they say of it comes back.
  {
    from: 'web/sharing',
    may: [
      'contract',
      'web/collaboration',
      'web/api.ts',
      'web/file-call.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/catalogue',
      'web/boards',
      'web/budgets',
    ],
  },
  // Where a material is used among what members make, and another in its place (decisions/140).
  {
    from: 'web/substitution',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
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
  // Named versions of boards and budget lists, shown as links show these, and what differs in the words of approvals (decisions/143).
  {
    from: 'web/versions',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/workspace',
      'web/catalogue',
      'web/boards',
      'web/budgets',
      'web/sharing',
    ],
  },
  // The catalogue as the staff keep it by hand (decisions/101).
  {
    from: 'web/keeping',
    may: [
      'contract',
      'web/api.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/finding',
    ],
  },
  // The frame of every page of the staff, what was changed, the catalogue as a file, and the end of the demonstration.
  {
    from: 'web/operator',
    may: [
      'contract',
      'web/api.ts',
      'web/file-call.ts',
      'web/use-file-download.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/members',
      'web/catalogue',
      'web/imports',
      'web/finding',
      'web/workspace',
    ],
  },
  // What is looked at and looked for is told to the server, by nobody's name.
  { from: 'web/usage', may: ['contract', 'web/api.ts', 'web/members'] },
  // What the staff see of it.
  {
    from: 'web/analysis',
    may: [
      'contract',
      'web/api.ts',
      'web/file-call.ts',
      'web/errors',
      'web/ui',
      'web/locales',
      'web/members',
      'web/catalogue',
    ],
  },
  {
    from: 'web/imports',
    may: ['contract', 'web/api.ts', 'web/catalogue', 'web/file-call.ts', 'web/errors', 'web/ui', 'web/locales'],
  },
  // What a member is told; it leads to products, and stands in their profile.
  {
    from: 'web/notices',
    may: ['contract', 'web/api.ts', 'web/errors', 'web/ui', 'web/locales', 'web/members', 'web/catalogue'],
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
      'web/budgets',
      'web/substitution',
      'web/usage',
      'web/workspace',
      'web/errors',
      'web/ui',
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
      'web/budgets',
      'web/collaboration',
      'web/usage',
      'web/analysis',
      'web/sharing',
      'web/versions',
      'web/notices',
      'web/image-search',
      'web/errors',
      'web/ui',
    ],
  },
  // What components are tested in (decisions/057).
  {
    from: 'web/testing',
    may: [
      'contract',
      'web/styles.ts',
      'web/locales',
      'web/ui',
      'web/members',
      'web/shell',
      'web/shell/Surroundings.tsx',
    ],
  },
  { from: 'web', may: ['web'] },
  // The image encoder is trained and evaluated here; nothing of the product may import it (decisions/144).
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
    ],
  },
  // What is measured, also in parts.
  {
    from: 'bench',
    may: [
      'contract',
      'demo',
      'lab',
      'e2e',
      'server/app.ts',
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
      'server/imports',
      'server/usage',
      'server/usage/recording',
    ],
  },
  // A story begins with what is stored, and plays in the browser.
  {
    from: 'e2e',
    may: [
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
      'server/boards',
      'server/favourites',
      'server/sharing',
      'server/image-search',
      'server/imports',
    ],
  },
]

/** What a layer may take from npm, where that is limited. */
export const PACKAGES: { from: string; may: RegExp }[] = [
  { from: 'contract', may: /^zod$/ },
  {
    from: 'web/ui',
    may: /^(react|react-dom|react-i18next|react-router|@mantine\/|@tabler\/|@tanstack\/|thumbhash|yet-another-react-lightbox)/,
  },
]

/**
 * The staff's pages, each a script of its own. Their addresses load with the first of them: they would add a kilobyte to everybody's
 * first script.
 */
export const staffPages = {
  workplace: async () => (await import('./WorkplacePage.tsx')).WorkplacePage,
  products: async () => (await import('./ProductsPage.tsx')).ProductsPage,
  product: async () => (await import('./ProductFormPage.tsx')).ProductFormPage,
  sku: async () => (await import('./SkuFormPage.tsx')).SkuFormPage,
  completeness: async () => (await import('./CompletenessPage.tsx')).CompletenessPage,
  records: async () => (await import('./RecordsPage.tsx')).RecordsPage,
  places: async () => (await import('./PlacesPage.tsx')).PlacesPage,
  imports: async () => (await import('./ImportsPage.tsx')).ImportsPage,
  import: async () => (await import('./ImportPage.tsx')).ImportPage,
  export: async () => (await import('./ExportPage.tsx')).ExportPage,
  feed: async () => (await import('./FeedPage.tsx')).FeedPage,
  analysis: async () => (await import('./AnalysisPage.tsx')).AnalysisPage,
  members: async () => (await import('./MembersPage.tsx')).MembersPage,
  member: async () => (await import('./MemberPage.tsx')).MemberPage,
  work: async () => (await import('./BackgroundWorkPage.tsx')).BackgroundWorkPage,
  changes: async () => (await import('./AuditPage.tsx')).AuditPage,
}

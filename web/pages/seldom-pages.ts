/** Pages that somebody is led to now and then, by a mail or from what they work on; each comes as `staff-pages.ts` says. */
export const seldomPages = {
  approval: async () => (await import('./ApprovalPage.tsx')).ApprovalPage,
  invitation: async () => (await import('./InvitationPage.tsx')).InvitationPage,
  sharePreview: async () => (await import('./SharePreviewPage.tsx')).SharePreviewPage,
  takeBack: async () => (await import('./TakeBackPage.tsx')).TakeBackPage,
  version: async () => (await import('./VersionPage.tsx')).VersionPage,
  versionComparison: async () => (await import('./VersionComparisonPage.tsx')).VersionComparisonPage,
}

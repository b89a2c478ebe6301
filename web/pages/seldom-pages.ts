/** Rarely visited pages, opened from a mail or from one's work; each loads as in `staff-pages.ts`. */
export const seldomPages = {
  approval: async () => (await import('./ApprovalPage.tsx')).ApprovalPage,
  invitation: async () => (await import('./InvitationPage.tsx')).InvitationPage,
  send: async () => (await import('./SendPage.tsx')).SendPage,
  sentVersion: async () => (await import('./SentVersionPage.tsx')).SentVersionPage,
  sharePreview: async () => (await import('./SharePreviewPage.tsx')).SharePreviewPage,
  takeBack: async () => (await import('./TakeBackPage.tsx')).TakeBackPage,
  version: async () => (await import('./VersionPage.tsx')).VersionPage,
  versionComparison: async () => (await import('./VersionComparisonPage.tsx')).VersionComparisonPage,
}

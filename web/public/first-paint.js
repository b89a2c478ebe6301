// Runs before the first paint, so that a chosen theme never flashes in the other one. Not inline: the page's security
// policy forbids inline scripts. The key is the one of shell/preferences.ts.
try {
  const theme = localStorage.getItem('quarry-theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
} catch {
  // Without storage the system's theme holds.
}

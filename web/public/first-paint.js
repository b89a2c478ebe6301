// Runs before the first paint, so that a chosen look never flashes in another one. Not inline: the page's security
// policy forbids inline scripts. The keys are those of shell/preferences.ts.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Without storage the system's theme holds.
    }
  }
  const root = document.documentElement
  const theme = stored('quarry-theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  root.setAttribute('data-accent', stored('quarry-accent') ?? 'clay')
  root.setAttribute('data-grey', stored('quarry-grey') ?? 'off')
}

import { useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'

interface ThemeState {
  theme: MantineColorScheme
  changeTheme: (theme: MantineColorScheme) => void
}

/** The chosen theme. Changing it disables transitions for a moment. */
export function useTheme(): ThemeState {
  // Mantine would disable them by a style element, which the page's security policy forbids (decisions/025).
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const changeTheme = (theme: MantineColorScheme) => {
    const root = document.documentElement
    root.setAttribute('data-changing-theme', '')
    setColorScheme(theme)
    // Until the first frame in the new theme is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-changing-theme')))
  }
  return { theme: colorScheme, changeTheme }
}

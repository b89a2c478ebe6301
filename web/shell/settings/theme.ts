import { useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'

interface ThemeState {
  theme: MantineColorScheme
  changeTheme: (theme: MantineColorScheme) => void
}

/** The chosen theme. Another comes at once: no colour fades into it by itself. */
export function useTheme(): ThemeState {
  // Mantine would forbid the fading by a style element, which the page's security policy forbids (decisions/025).
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const changeTheme = (theme: MantineColorScheme) => {
    const root = document.documentElement
    root.setAttribute('data-changing-theme', '')
    setColorScheme(theme)
    // Until the first frame in the new theme has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-changing-theme')))
  }
  return { theme: colorScheme, changeTheme }
}

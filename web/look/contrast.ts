import themeCss from './theme.css?raw'

export { contrast } from '../../contract/colors/contrast.ts'

const DARK = ":root[data-mantine-color-scheme='dark'] {"
/** The selector of each theme's rules. */
export const themes = { light: ':root {', dark: DARK } as const

/** The page's own colours in a theme, by the selector of its rules. */
export function tokensUnder(selector: string): Record<string, string> {
  const rule = themeCss.slice(themeCss.indexOf(selector)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color]) => [name, color]),
  )
}

import { withStyles } from '../../kit/late/late-styles.ts'

/** Loads the menu's script. An early call only fetches it. */
export const loadMenu = withStyles(async () => (await import('./CardMenu.tsx')).CardMenu)

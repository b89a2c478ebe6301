import { withStyles } from '../../ui/late/late-styles.ts'

/** The menu's script. Called early it only has the script fetched. */
export const loadMenu = withStyles(async () => (await import('./CardMenu.tsx')).CardMenu)

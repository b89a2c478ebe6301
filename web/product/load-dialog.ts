import { withStyles } from '../kit/late/late-styles.ts'

/** Loads the drawer's script. An early call only fetches it. */
export const loadDialog = withStyles(async () => (await import('./ProductDialog.tsx')).ProductDialog)

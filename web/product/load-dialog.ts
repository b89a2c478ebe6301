import { withStyles } from '../ui/late/late-styles.ts'

/** The drawer's script. Called early it only has the script fetched. */
export const loadDialog = withStyles(async () => (await import('./ProductDialog.tsx')).ProductDialog)

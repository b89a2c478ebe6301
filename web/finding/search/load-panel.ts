import { withStyles } from '../../ui/late/late-styles.ts'

/** The script of the suggestions. Called early it only has the script fetched. */
export const loadPanel = withStyles(async () => (await import('./SuggestionPanel.tsx')).SuggestionPanel)

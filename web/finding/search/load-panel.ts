import { withStyles } from '../../kit/late/late-styles.ts'

/** Loads the suggestions' script. An early call only fetches it. */
export const loadPanel = withStyles(async () => (await import('./SuggestionPanel.tsx')).SuggestionPanel)

import { tryCrashes } from './crash.ts'
import { tryFuzz } from './fuzz/fuzz.ts'
import type { Trial } from './trial.ts'

/** The trials of `npm run trial`, by name. */
export const TRIALS: Record<string, Trial> = { crash: tryCrashes, fuzz: tryFuzz }

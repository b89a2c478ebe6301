import { readFileSync } from 'node:fs'
import { tellChance } from '../stage/chance-reporter.ts'
import type { ShakyStory } from './list.ts'

/** `node e2e/shaky/add.ts FILE`: enters what `npm test` ran once more by itself, and passed, in the list of flaky tests. */
const [path = ''] = process.argv.slice(2)
tellChance(JSON.parse(readFileSync(path, 'utf8')) as ShakyStory[])

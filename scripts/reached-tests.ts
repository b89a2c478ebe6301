import { dirname } from 'node:path'
import { files, imports, isIn, isTest } from '../architecture/imports.ts'

/**
 * Puts the whole server together: whatever runs it reaches every file below server/. A change in one domain is tested by that
 * domain's own tests, and by those that import what it changes (decisions/170).
 */
const WHOLES = new Set(['server/app.ts', 'server/testing/test-app.ts'])

const importersByFile = Map.groupBy(
  imports.filter(({ isPackage, isOfTypes }) => !isPackage && !isOfTypes),
  ({ target }) => target,
)

/** The test files below server/ and web/ that changed files reach, by imports or as tests of the same folder. */
export function testsReachedBy(changed: readonly string[]): string[] {
  const reached = new Set(changed)
  // What tests are made with reaches all of them.
  const endsAt = changed.some((file) => isIn(file, 'server/testing')) ? new Set() : WHOLES
  for (const file of reached)
    if (!endsAt.has(file)) for (const importer of importersByFile.get(file) ?? []) reached.add(importer.file)
  const folders = changed.filter((file) => isIn(file, 'server') && dirname(file) !== 'server').map(dirname)
  const isReached = (test: string) => reached.has(test) || folders.some((folder) => isIn(test, folder))
  return files.filter((file) => isTest(file) && /^(?:server|web)\//.test(file) && isReached(file))
}

import { openFolderFiles } from './files/stored-files.ts'
import type { StoredFiles } from './files/stored-files.ts'

/** Where the settings keep the files. */
export function filesOf({ dataDir }: { dataDir: string }): StoredFiles {
  return openFolderFiles(dataDir)
}

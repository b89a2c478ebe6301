import type { DecodedFacts } from '../../platform/pictures/pictures.ts'
import type { Db } from '../../database.ts'

/** A file that a line names: its use, and the field that names it. */
export interface NamedFile {
  path: string
  field: string
  use: 'picture' | 'document'
}

/** A file that was read, measured and stored. `facts` is absent if the picture is known already. */
export type ReadFile =
  | { use: 'picture'; key: string; bytes: number; facts: DecodedFacts | undefined }
  | { use: 'document'; key: string; bytes: number; format: string }

export interface FileReader {
  /**
   * Reads a file of the import's folder, or finds the stored file of an address. Throws FileRejected if it is missing, outside the folder,
   * broken or of a wrong kind.
   */
  read(db: Db, file: Pick<NamedFile, 'path' | 'use'>): Promise<ReadFile>
}

import { exportItems } from '../../../contract/favourites.ts'
import type { FolderExportFormat, ExportQuery } from '../../../contract/favourites.ts'
import type { Language } from '../../../contract/problem.ts'
import { callForFile } from '../../file-call.ts'
import { useFileDownload } from '../../use-file-download.ts'

export interface ExportWish {
  favoritesId: string
  /** The file holds what is in sight. */
  query: ExportQuery
  format: FolderExportFormat
  language: Language
}

/** Fetches a folder as a file and saves it, also if the page is left meanwhile. */
export function useExport() {
  return useFileDownload(({ query, ...wish }: ExportWish, options) =>
    callForFile(exportItems, { ...query, ...wish }, options),
  )
}
